import { findMainNavigation, userRoles, type SiteMenu } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, TestVisitor } from '../../testing/test-shop.ts';
import { signInStaff } from '../../testing/test-staff.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';
import { writeTestThemes, type TestThemes } from '../../testing/write-theme.ts';

interface Layout {
  templateId: string;
  layout: SiteMenu[];
  collections: { id: string; title: string }[];
}

describeOnBothDatabases('menus, header and footer', (database) => {
  let app: TestApp;
  let siteId: string;
  let otherId: string;
  let shopId: string;
  let foreignId: string;
  let manager: TestVisitor;
  let office: Office;
  const visitor = () => new TestVisitor(app);

  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ host: 'localhost', identifier: 'alder', title: 'Alder' });
    otherId = await app.createSite({ identifier: 'birch' });
    shopId = (await createTestShop(app, siteId)).collectionId;
    foreignId = (await createTestShop(app, otherId)).collectionId;
    manager = await staffWith('websiteManager');
    office = await createOffice(app, { [siteId]: [userRoles.values.websiteManager] }, 'alder');
  });
  afterAll(() => app.close());

  async function staffWith(role: keyof typeof userRoles.values): Promise<TestVisitor> {
    const staff = new TestVisitor(app);
    const cookies = await signInStaff(app, { [siteId]: [userRoles.values[role]] });
    for (const [name, value] of Object.entries(cookies)) staff.cookies.set(name, value);
    return staff;
  }

  const read = async () =>
    (await manager.send('GET', '/api/commondata/GetSiteLayout')).json<Layout>();
  const update = (items: unknown, more: object = {}, staff = manager) =>
    staff.send('POST', '/api/widget/UpdateNavigation', {
      body: { fieldName: 'mainNav', templateId: 'linden', navigation: { items }, ...more },
    });
  const nav = async () => {
    const { body } = await visitor().send('GET', '/shop');
    return /<nav class="site-nav"[\s\S]*?<\/nav>/.exec(body)?.[0] ?? '';
  };

  it('NAVL-01 NAVL-02 NAVL-03 NAVL-04 what is written is the layout, and what visitors see', async () => {
    const link = { title: 'Journal', url: 'https://journal.example/', newWindow: true };
    const items = [
      { collectionId: shopId, title: 'All goods' },
      { title: 'More', items: [{ externalLink: link }, { collectionId: shopId }] },
      { title: 'For members', memberAreaId: 'gold' },
    ];
    const answer = await update(items);
    expect(answer.json()).toMatchObject({ identifier: 'mainNav', activityId: expect.any(String) });
    const { templateId, layout, collections } = await read();
    expect(templateId).toBe('linden');
    expect(layout.map(({ identifier }) => identifier)).toEqual(['mainNav', 'footerNav']);
    expect(layout[0]).toMatchObject({
      identifier: 'mainNav',
      links: [
        { collectionId: shopId, title: 'All goods', label: 'All goods', fullUrl: '/shop' },
        {
          title: 'More',
          fullUrl: '',
          items: [
            { externalLink: link, label: 'Journal', fullUrl: link.url },
            { collectionId: shopId, label: 'Shop' },
          ],
        },
        { title: 'For members', memberAreaId: 'gold', fullUrl: '/members' },
      ],
    });
    expect(collections.map(({ id }) => id)).toContain(shopId);
    expect(collections.map(({ id }) => id)).not.toContain(foreignId);
    const shown = await nav();
    expect(shown).toMatch(/All goods[\s\S]*More[\s\S]*journal\.example[\s\S]*\/members/);
  });

  it('NAVL-04 a menu is taken back by the log, and what somebody else wrote meanwhile stays', async () => {
    const first = [{ collectionId: shopId, title: 'First' }];
    const second = [{ collectionId: shopId, title: 'Second' }];
    await update(first);
    const { activityId } = (await update(second)).json<{ activityId: string }>();
    expect(await nav()).toContain('Second');
    const undone = await office.send('POST', `activity/${activityId}/undo`);
    expect(undone.statusCode).toBe(200);
    expect(await nav()).toContain('First');

    const late = await update(second, { from: [] });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ conflicts: { items: { theirs: first, yours: second } } });
    expect((await update(first, { from: [] })).json()).toMatchObject({ activityId: null });
    expect((await update(second, { from: first })).statusCode).toBe(200);
    const both = await Promise.all([
      update([{ title: 'A', items: [] }], { from: second }),
      update([{ title: 'B', items: [] }], { from: second }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('NAVL-04 an entry goes from one menu into another in one write, or not at all', async () => {
    const items = [{ collectionId: shopId, title: 'Moving' }];
    const namesOf = async () =>
      (await read()).layout.map(({ links }) => links.map(({ label }) => label));
    await update(items);
    await update([], { fieldName: 'footerNav' });
    const also = { fieldName: 'footerNav', navigation: { items }, from: items };
    const late = await update([], { from: items, also });
    expect([late.statusCode, await namesOf()]).toEqual([409, [['Moving'], []]]);
    const moved = await update([], { from: items, also: { ...also, from: [] } });
    const { activityIds } = moved.json<{ activityIds: string[] }>();
    expect([moved.statusCode, activityIds.length, await namesOf()]).toEqual([
      200,
      2,
      [[], ['Moving']],
    ]);
    for (const id of activityIds.toReversed()) await office.send('POST', `activity/${id}/undo`);
    expect(await namesOf()).toEqual([['Moving'], []]);
    const unknown = await update([], { also: { ...also, fieldName: 'noNav' } });
    expect(unknown.statusCode).toBe(404);
  });

  it('NAVL-01 refuses what leads nowhere, harms visitors, or is of another site', async () => {
    const link = (url: string) => [{ externalLink: { title: 'Go', url } }];
    const deep = (levels: number): object[] => [
      { title: 'Folder', items: levels > 1 ? deep(levels - 1) : [] },
    ];
    for (const wrong of [
      [{ title: 'Nothing' }],
      [{}],
      link('javascript:alert(1)'),
      link('//evil.example'),
      link('evil'),
      deep(6),
      Array.from({ length: 251 }, () => ({ collectionId: shopId })),
      'text',
    ]) {
      expect([JSON.stringify(wrong).slice(0, 60), (await update(wrong)).statusCode]).toEqual([
        expect.any(String),
        400,
      ]);
    }
    const foreign = await update([{ title: 'F', items: [{ collectionId: foreignId }] }]);
    expect(foreign.json()).toMatchObject({
      errors: { 'navigation.items.0.items.0.collectionId': 'Unable to locate content' },
    });
    expect((await update([], { fieldName: 'noNav' })).statusCode).toBe(404);
    expect((await update([], { templateId: 'plain' })).statusCode).toBe(404);
    expect((await update([], {}, await staffWith('editor'))).statusCode).toBe(403);
  });

  it('NAVL-01 shows a name as text, whatever is in it', async () => {
    await update([{ title: '<b>É & "más"</b>', items: [{ collectionId: shopId }] }]);
    expect(await nav()).toContain('&lt;b&gt;É &amp; &quot;más&quot;&lt;/b&gt;');
  });

  it('NAVL-05 a theme without a menu has no main navigation', async () => {
    const themes: TestThemes = writeTestThemes({
      'template.conf': JSON.stringify({ layouts: { default: { regions: ['main'] } } }),
      'main.region': '{squarespace.main-content}',
    });
    const bare = await createTestApp({ database, environment: { THEMES_DIR: themes.folder } });
    try {
      const id = await bare.createSite({ host: 'localhost', theme: 'plain' });
      const staff = new TestVisitor(bare);
      const cookies = await signInStaff(bare, { [id]: [userRoles.values.admin] });
      for (const [name, value] of Object.entries(cookies)) staff.cookies.set(name, value);
      const layout = (await staff.send('GET', '/api/commondata/GetSiteLayout')).json<Layout>();
      expect(() => findMainNavigation(layout)).toThrow('Unable to find site main navigation');
    } finally {
      await bare.close();
      themes.remove();
    }
    expect(findMainNavigation(await read()).identifier).toBe('mainNav');
  });

  it('NAVL-06 visitors see of header and footer what the owner shows, and nothing beside', async () => {
    const location = { addressLine1: '1 Main Street', addressLine2: 'Springfield' };
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    const businessHours = Object.fromEntries(
      days.slice(1).map((day) => [day.toLowerCase(), { text: `${day} hours` }]),
    );
    const socialAccounts = [{ serviceName: 'Somewhere', profileUrl: 'https://a.example/b' }];
    const values = { business: { location, businessHours }, social: { socialAccounts } };
    await writeSettings(app.ctx, { siteId, actor: operator, values });
    const marks = {
      header: {
        showSearch: 'href="/search"',
        showAccount: 'href="/account"',
        showCart: 'href="/cart"',
      },
      footer: { showSocialLinks: 'href="https://a.example/b"', showVisit: '1 Main Street<br>' },
    };
    const all = Object.entries(marks).flatMap(([part, fields]) =>
      Object.entries(fields).map(([field, mark]) => ({ part, field, mark })),
    );
    const page = async () => (await visitor().send('GET', '/shop')).body;
    const shown = (body: string) =>
      all.filter(({ mark }) => body.includes(mark)).map(({ field }) => field);
    for (const { part, field } of all) {
      await writeSettings(app.ctx, {
        siteId,
        actor: operator,
        values: { frame: { header: {}, footer: {}, [part]: { [field]: false } } },
      });
      const others = all.map((one) => one.field).filter((name) => name !== field);
      expect([field, shown(await page())]).toEqual([field, others]);
    }
    await writeSettings(app.ctx, {
      siteId,
      actor: operator,
      values: { frame: { header: {}, footer: {} } },
    });
    const lines = [...(await page()).matchAll(/<dt>(\w+)<\/dt><dd>([^<]+)<\/dd>/g)];
    expect(lines.map(([, day, text]) => [day, text])).toEqual(
      days.slice(1).map((day) => [day, `${day} hours`]),
    );
    await writeSettings(app.ctx, {
      siteId,
      actor: operator,
      values: { frame: { footer: { showVisit: false } }, social: { socialAccounts: [] } },
    });
    expect(await page()).not.toContain('class="opening-hours"');
    await writeSettings(app.ctx, {
      siteId,
      actor: operator,
      values: { frame: { footer: {} }, business: { location: {}, businessHours: {} } },
    });
    expect(await page()).not.toContain('class="opening-hours"');
  });

  it('NAVL-06 header and footer are read, written, seen by visitors and taken back', async () => {
    const path = '/api/site-header-footer';
    const parts = (await manager.send('GET', path)).json<{ header: object; footer: object }>();
    expect(parts).toMatchObject({ header: { showSearch: true }, footer: { note: '' } });
    const put = (header: object, footer: object, more: object = {}, staff = manager) =>
      staff.send('PUT', path, { body: { header, footer, ...more } });
    const answer = await put(
      { showSearch: false, buttonText: 'Visit us', buttonUrl: '/shop', ownField: [1] },
      { note: 'Made <here>' },
      { from: parts },
    );
    expect(answer.json()).toMatchObject({
      header: { showSearch: false, showAccount: true, ownField: [1] },
      footer: { note: 'Made <here>', showVisit: true },
    });
    const { body } = await visitor().send('GET', '/shop');
    expect(body).not.toContain('href="/search"');
    expect(body).toContain('href="/account"');
    expect(body).toContain('>Visit us</a>');
    expect(body).toContain('Made &lt;here&gt;');
    expect((await put({ showSearch: true }, {}, { from: parts })).statusCode).toBe(409);
    expect((await put({ buttonUrl: 'javascript:x' }, {})).statusCode).toBe(400);
    expect((await put({}, { note: 'x'.repeat(30_000) })).statusCode).toBe(400);
    expect((await put({}, {}, {}, await staffWith('editor'))).statusCode).toBe(403);
    const ofNote = (seen: string, note: string) =>
      put({}, { note }, { from: { header: {}, footer: { note: seen } } });
    const beside = await ofNote('Made <here>', 'Made there');
    expect(beside.json()).toMatchObject({
      header: { buttonText: 'Visit us', ownField: [1] },
      footer: { note: 'Made there' },
    });
    const late = await ofNote('Made <here>', 'Made elsewhere');
    expect([late.statusCode, late.json().code]).toEqual([409, 'edited_meanwhile']);
    expect(late.json().conflicts['frame.footer'].theirs.note).toBe('Made there');
    const changes = [answer, beside].flatMap((one) => one.json<{ changes: string[] }>().changes);
    for (const id of changes.toReversed()) {
      await office.send('POST', `activity/${id}/undo`);
    }
    expect((await visitor().send('GET', '/shop')).body).toContain('href="/search"');
  });
});
