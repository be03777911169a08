/** Maps on the way to visitors: whom a page with one may ask. */
import { nameItems } from '@sitewright/blocks';
import { settingsGroups, userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPage, type BuiltBlock } from '../../testing/build-page.ts';
import { drawOnCanvas } from '../../testing/draw-on-canvas.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';

const tilesUrl = 'https://tiles.example:8443/{z}/{x}/{y}.png?key=a&b';
const map: BuiltBlock = { type: 'map', data: { address: 'Mill Lane 5', point: '52.52, 13.405' } };

describe('maps on pages', () => {
  let fixture: PageFixture;
  let office: Office;
  beforeAll(async () => {
    fixture = await createPageFixture();
    const { websiteManager } = userRoles.values;
    office = await createOffice(fixture.app, { [fixture.siteId]: [websiteManager] }, 'cups');
  });
  afterAll(() => fixture.app.close());

  const set = async (maps: { tilesUrl: string; tilesCredit?: string }) => {
    await writeSettings(fixture.app.ctx, {
      siteId: fixture.siteId,
      actor: operator,
      values: { maps },
    });
  };
  let pages = 0;
  const show = async (...blocks: BuiltBlock[]) => {
    pages += 1;
    const { urlId, document } = await buildPage(office, { title: `Maps ${pages}`, blocks });
    return { document, ...(await visit(urlId)), urlId };
  };
  const visit = async (urlId: string) => {
    const answer = await fixture.app.inject({ url: `/${urlId}`, headers: { host: 'shop.test' } });
    return { html: answer.body, policy: String(answer.headers['content-security-policy']) };
  };

  it('ENUM-05 a page with a map may ask the host of its tiles for pictures, and nobody else; the canvas draws the same', async () => {
    const before = await show(map);
    expect(before.html).not.toContain('class="sw-map-show"');
    expect(before.policy).toContain("; img-src 'self' data:; ");
    await set({ tilesUrl, tilesCredit: 'Makers & <friends>' });
    const { html, policy } = await visit(before.urlId);
    expect(policy).toContain("; img-src 'self' data: https://tiles.example:8443; ");
    expect(html).toContain('data-credit="Makers &amp; &lt;friends&gt;"');
    expect(html).toContain(await drawOnCanvas(office, before.document));
    const { policy: elsewhere } = await show({ type: 'spacer', data: {} });
    expect(elsewhere).toContain("; img-src 'self' data:; ");
    await set({ tilesUrl: '/tiles/{z}/{x}/{y}.png' });
    expect((await visit(before.urlId)).policy).toContain("; img-src 'self' data:; ");
  });

  it('buttons that an owner writes as HTML open no policy', async () => {
    const html = '<button data-loads="https://evil.example">Press</button>';
    const { policy } = await show(
      { type: 'text', data: { format: 'html', html } },
      { type: 'code', data: { mode: 'html', code: html } },
      { type: 'accordion', data: { items: nameItems([{ title: html, body: html }]) } },
    );
    expect(policy).not.toContain('evil');
  });

  it.each([
    ['http://tiles.example/{z}/{x}/{y}.png', false],
    ['//tiles.example/{z}/{x}/{y}.png', false],
    ['https://tiles.example/{z}/{x}.png', false],
    ['https://tiles.example/{z}/{x}/{y}.png;script-src *', false],
    ['https://{s}.tiles.example/{z}/{x}/{y}.png', false],
    ['https://tiles.example/"{z}/{x}/{y}', false],
    [tilesUrl, true],
    ['/tiles/{z}/{x}/{y}.png', true],
    ['', true],
  ])('%s as the address of tiles: %s', (address, isTaken) => {
    const { schema } = settingsGroups.maps.fields.tilesUrl;
    expect(schema.safeParse(address).success).toBe(isTaken);
  });

  it('maps speak the language of the site', async () => {
    await fixture.app.ctx.transact((db) =>
      db
        .updateTable('sites')
        .set({ locale: 'de-DE' })
        .where('site_id', '=', fixture.siteId)
        .execute(),
    );
    await set({ tilesUrl });
    const { html } = await show(map);
    expect(html).toContain('<span>Karte anzeigen</span>');
    expect(html).toContain('>In Karten öffnen</a>');
  });
});
