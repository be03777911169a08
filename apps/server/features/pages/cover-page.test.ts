import { userRoles, type DocumentHead, type SitePage } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { composeBlocks } from '../../testing/build-page.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { writeTestThemes } from '../../testing/write-theme.ts';

describeOnBothDatabases('cover pages', (database) => {
  let fixture: PageFixture;
  let manager: Office;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const { websiteManager } = userRoles.values;
    manager = await createOffice(fixture.app, { [fixture.siteId]: [websiteManager] }, 'cups');
  });
  afterAll(() => fixture.app.close());

  const visit = (url: string) =>
    fixture.app.inject({ method: 'GET', url, headers: { host: 'shop.test' } });
  const find = async (id: string) =>
    (await manager.get('pages')).json<{ pages: SitePage[] }>().pages.find((one) => one.id === id)!;

  it('ROUT-13 ROUT-39 ENUM-07 a cover page has slices, and neither header nor footer; it can be the home page', async () => {
    const made = await manager.send('POST', 'pages', { title: 'Soon', typeName: 'splash-page' });
    const { id } = made.json<{ id: string }>();
    const page = await find(id);
    expect(page).toMatchObject({ typeName: 'splash-page', isBuilt: true, urlId: 'soon' });
    expect((await visit('/soon')).statusCode).toBe(404);
    const { commands } = composeBlocks([
      { type: 'heading', data: { text: 'We open soon', level: 1 } },
      { type: 'text', data: { html: '<p>Stay near</p>' } },
      { type: 'spacer', data: {} },
      { type: 'newsletter', data: {} },
    ]);
    const document = `documents/${page.document?.id}`;
    const key = `cover-${id}`;
    const saved = await manager.send('POST', `${document}/edits`, {
      baseRevision: page.document?.revision,
      key,
      commands,
    });
    const { revision } = saved.json<DocumentHead>();
    await manager.send('POST', `${document}/state`, { to: 'published', revision });
    const { body, statusCode } = await visit('/soon');
    expect(statusCode).toBe(200);
    expect(body).toContain('"pageType":3,');
    expect(body).toMatch(/<body id="collection-[^"]+" class="[^"]*collection-type-splash-page/);
    expect(body).toContain('We open soon');
    expect(body).not.toMatch(/<header|<footer|<nav/);
    expect((await visit('/about')).body).toMatch(/<header|<footer|<nav/);
    const json = (await visit('/soon?format=json')).json<{
      slices: { currentType: number }[];
      collection: { type: number };
    }>();
    expect(json.slices.map(({ currentType }) => currentType)).toEqual([1, 3, 11]);
    expect(json.collection.type).toBe(8);
    const home = { changes: { isHomepage: { from: false, to: true } } };
    expect((await manager.send('PATCH', `pages/${id}`, home)).statusCode).toBe(200);
    expect((await visit('/')).body).toContain('We open soon');
    const canvas = await manager.get(`../../../config/sites/cups/canvas/${page.document?.id}`);
    expect(canvas.body).toContain('id="sections"');
    expect(canvas.body).not.toMatch(/<header|<footer/);
  });

  it('ENUM-07 templates know what asks for a password as the slice that it is', async () => {
    const slices = `{.repeated section slices}{.current-type? heading}[heading]{.end}{.current-type? password}[password]{.end}{.end}`;
    const themes = writeTestThemes({
      'template.conf': JSON.stringify({ layouts: { default: { regions: ['main'] } } }),
      'main.region': `<html><head>{squarespace-headers}</head><body>${slices}{squarespace.main-content}{squarespace-footers}</body></html>`,
    });
    const closed = await createPageFixture({
      database,
      environment: { THEMES_DIR: themes.folder },
    });
    try {
      const { app, siteId, collections } = closed;
      const admin = await createOffice(app, { [siteId]: [userRoles.values.admin] }, 'cups');
      const word = { password: 'open sesame' };
      const locked = await admin.send('PUT', `pages/${collections['about']}/lock`, word);
      expect(locked.statusCode, locked.body).toBe(200);
      const at = (url: string) => app.inject({ url, headers: { host: 'shop.test' } });
      expect((await at('/about')).body).toContain('<body>[heading][password]');
      expect((await at('/shop')).body).not.toContain('[password]');
    } finally {
      await closed.app.close();
      themes.remove();
    }
  });
});
