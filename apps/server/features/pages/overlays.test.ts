import { settingsGroups, userRoles, type DocumentHead } from '@sitewright/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { composeBlocks } from '../../testing/build-page.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';

describeOnBothDatabases('what stands above and over pages', (database) => {
  let fixture: PageFixture;
  let manager: Office;
  let drafter: Office;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const { websiteManager, draftEditor } = userRoles.values;
    manager = await createOffice(fixture.app, { [fixture.siteId]: [websiteManager] }, 'cups');
    drafter = await createOffice(fixture.app, { [fixture.siteId]: [draftEditor] }, 'cups');
  });
  afterAll(() => fixture.app.close());

  type GroupName = 'popup' | 'announcement';

  /** Writes settings as a screen does, whatever stands there. */
  const set = async (group: GroupName, values: Record<string, unknown>, office = manager) => {
    const { settings } = (await manager.get('settings')).json<{
      settings: { group: string; field: string; value: unknown }[];
    }>();
    const changes = Object.entries(values).map(([field, to]) => {
      const from = settings.find((one) => one.group === group && one.field === field)?.value;
      return [`${group}.${field}`, { from, to }];
    });
    return office.send('POST', 'settings/edits', { changes: Object.fromEntries(changes) });
  };
  const defaultsOf = (group: GroupName) =>
    Object.fromEntries(
      Object.entries(settingsGroups[group].fields).map(([field, { schema }]) => [
        field,
        schema.parse(undefined),
      ]),
    );
  const visit = (url: string) =>
    fixture.app.inject({ method: 'GET', url, headers: { host: 'shop.test' } });

  beforeEach(async () => {
    for (const group of ['popup', 'announcement'] as const) await set(group, defaultsOf(group));
  });

  const openPopup = async () => {
    const made = await manager.send('POST', 'documents', { purpose: 'popup', ownerId: 'popup' });
    return made.json<DocumentHead>();
  };

  const publish = async (text: string) => {
    const { id, revision } = await openPopup();
    const { document } = (await manager.get(`documents/${id}`)).json<{
      document: { blocks: Record<string, { data: unknown }> };
    }>();
    const [known] = Object.values(document.blocks);
    const commands = known
      ? [
          {
            name: 'set-block-data',
            id: 'b0',
            path: ['html'],
            from: Reflect.get(Object(known.data), 'html'),
            to: text,
          },
        ]
      : composeBlocks([{ type: 'text', data: { html: text } }]).commands;
    const key = `popup-${text.length}-${revision}`;
    const saved = await manager.send('POST', `documents/${id}/edits`, {
      baseRevision: revision,
      key,
      commands,
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const state = { to: 'published', revision: saved.json<{ revision: number }>().revision };
    const moved = await manager.send('POST', `documents/${id}/state`, state);
    expect(moved.statusCode, moved.body).toBe(200);
    return state.revision;
  };

  it('POPU-01 ROUT-19 ROUT-39 a popup of blocks is told of where it shows, and its content comes when it is asked for', async () => {
    const revision = await publish('<p>Ten percent off</p>');
    expect((await visit('/')).body).not.toContain('sw-popup');
    expect((await visit('/popup-overlay')).statusCode).toBe(404);
    const on = await set('popup', { isOn: true, position: 'bottom-right', againAfterDays: 3 });
    expect(on.statusCode, on.body).toBe(200);
    const home = await visit('/');
    expect(home.body).toContain(
      `<div class="sw-popup" hidden data-version="${revision}" data-name="" data-position="bottom-right"` +
        ` data-size="medium" data-shade="45" data-when="seconds" data-after="5" data-again="3"></div>`,
    );
    expect(home.body).not.toContain('Ten percent off');
    const content = await visit('/popup-overlay?format=main-content');
    expect(content.body).toContain('Ten percent off');
    expect(content.body).not.toContain('<body');
    const page = await visit('/popup-overlay');
    // The theme has no layout for it, and the popup has no menu all the same.
    expect(page.body).not.toContain('<nav');
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('"pageType":104,')]);
    expect(page.body).toContain('<meta name="robots" content="noindex">');
    expect(page.body).not.toContain('sw-popup"');
    expect((await visit('/sitemap.xml')).body).not.toContain('popup');
    for (const url of ['/shop', '/journal', '/search', '/shop/p/plate']) {
      expect([url, (await visit(url)).body.includes('sw-popup"')]).toEqual([url, true]);
    }
    for (const url of ['/cart', '/nothing-here', '/account/sign-in']) {
      expect([url, (await visit(url)).body.includes('sw-popup"')]).toEqual([url, false]);
    }
  });

  it('POPU-01 it shows on the home page or on chosen pages alone', async () => {
    await publish('<p>Only here</p>');
    const shown = async () => {
      const urls = ['/', '/about', '/shop', '/shop/p/plate', '/search'];
      const pages = await Promise.all(urls.map(visit));
      return urls.filter((_, at) => pages[at]?.body.includes('sw-popup"'));
    };
    await set('popup', { isOn: true, reach: 'home' });
    expect(await shown()).toEqual(['/']);
    await set('popup', { reach: 'chosen', pageIds: [fixture.collections['shop']] });
    expect(await shown()).toEqual(['/shop', '/shop/p/plate']);
  });

  it('POPU-02 what is published anew is another version; a draft is not', async () => {
    await set('popup', { isOn: true });
    const version = async () =>
      /sw-popup" hidden data-version="(\d+)"/.exec((await visit('/')).body)?.[1];
    await publish('<p>First</p>');
    const before = await version();
    await set('popup', { shade: 60 });
    expect(await version()).toBe(before);
    await publish('<p>Second one</p>');
    expect(Number(await version())).toBeGreaterThan(Number(before));
  });

  it('POPU-03 it stands at nine positions and at no other', async () => {
    for (const down of ['top', 'center', 'bottom']) {
      for (const across of ['left', 'center', 'right']) {
        const position = `${down}-${across}`;
        expect([position, (await set('popup', { position })).statusCode]).toEqual([position, 200]);
      }
    }
    expect((await set('popup', { position: 'middle' })).statusCode).toBe(400);
  });

  it('POPU-01 its editor shows the theme around it and no script of the storefront; who works on campaigns sets it', async () => {
    const { id } = await openPopup();
    const canvas = await manager.get('../../../config/sites/cups/canvas/' + id);
    expect([canvas.statusCode, canvas.body]).toEqual([
      200,
      expect.stringContaining('id="sections"'),
    ]);
    expect(canvas.body).not.toContain('class="sw-popup"');
    expect((await set('popup', { isOn: true }, drafter)).statusCode).toBe(403);
    const done = await set('popup', { isOn: true });
    const [change] = done.json<{ changes: string[] }>().changes;
    expect((await manager.send('POST', `activity/${change}/undo`)).statusCode).toBe(200);
    expect((await visit('/')).body).not.toContain('sw-popup');
  });

  it('the announcement bar stands above pages in its colours, with its link, and says which it is', async () => {
    expect((await visit('/')).body).not.toContain('sw-announcement');
    await set('announcement', {
      isOn: true,
      text: 'Open <late> today',
      linkUrl: '/shop',
      linkText: 'Come in',
      color: 'dark',
    });
    const { body } = await visit('/');
    expect(body).toMatch(
      /<body[^>]*><aside class="sw-announcement" data-color="dark" aria-label="Announcement"><p>Open &lt;late&gt; today <a href="\/shop">Come in<\/a><\/p>/,
    );
    expect(body).toContain('"showAnnouncementBar":true');
    expect(body).toContain('dataset.announcement="closed"');
    const version = async () =>
      /announcement-close" data-version="([^"]+)"/.exec((await visit('/')).body)?.[1];
    const before = await version();
    expect(before).toHaveLength(12);
    await set('announcement', { text: 'Closed today' });
    expect(await version()).not.toBe(before);
    // Who closed it sees it again as soon as any of it is new, and not for another colour.
    const said = await version();
    await set('announcement', { color: 'light' });
    expect(await version()).toBe(said);
    await set('announcement', { linkUrl: '/sale' });
    const led = await version();
    await set('announcement', { linkText: 'See it' });
    expect(new Set([said, led, await version()]).size).toBe(3);
    await set('announcement', { isClosable: false });
    expect((await visit('/')).body).not.toContain('dataset.announcement');
    expect((await set('announcement', { linkUrl: 'javascript:alert(1)' })).statusCode).toBe(400);
    for (const url of ['/cart', '/nothing-here']) {
      expect([url, (await visit(url)).body.includes('<aside class="sw-announcement"')]).toEqual([
        url,
        true,
      ]);
    }
    expect((await visit('/account/sign-in')).body).not.toContain('<aside class="sw-announcement"');
    await set('announcement', { text: ' ' });
    expect((await visit('/')).body).not.toContain('sw-announcement');
  });
});
