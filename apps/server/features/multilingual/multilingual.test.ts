import { userRoles } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeTranslation } from './store-translations.ts';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TestVisitor } from '../../testing/test-shop.ts';
import { signInStaff } from '../../testing/test-staff.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { saveNavigation } from '../collections/save-navigation.ts';

describeOnBothDatabases('languages of a site', (database) => {
  let app: TestApp;
  let siteId: string;
  let manager: TestVisitor;
  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ host: 'localhost', identifier: 'alder', locale: 'de-CH' });
    manager = await staffWith('websiteManager');
  });
  afterAll(() => app.close());

  async function staffWith(role: keyof typeof userRoles.values): Promise<TestVisitor> {
    const staff = new TestVisitor(app);
    const cookies = await signInStaff(app, { [siteId]: [userRoles.values[role]] });
    for (const [name, value] of Object.entries(cookies)) staff.cookies.set(name, value);
    return staff;
  }
  const path = '/api/multilingual';
  const get = async (name: string) => (await manager.send('GET', `${path}/${name}`)).json<object>();
  const put = (languages: unknown, staff = manager) =>
    staff.send('PUT', `${path}/languages`, { body: { languages } });
  const own = { code: 'de', name: 'Deutsch', isEnabled: true, isDefault: true, isCustom: false };

  it('I18N-02 I18N-03 I18N-04 languages are connected, written, listed and disconnected', async () => {
    expect(await get('settings')).toEqual({
      isConnected: false,
      defaultLanguage: 'de',
      locale: 'de-CH',
    });
    expect(await get('status')).toEqual({ status: 'disconnected' });
    expect(await get('languages')).toEqual({ languages: [own] });
    const { languages: known } = (await get('languages')) as { languages: object[] };
    const written = await put([...known, { code: 'fr' }, { code: 'x-plain', name: 'Einfach' }]);
    const listed = [
      own,
      { code: 'fr', name: 'français', isEnabled: true, isDefault: false, isCustom: false },
      { code: 'x-plain', name: 'Einfach', isEnabled: true, isDefault: false, isCustom: true },
    ];
    expect(written.json()).toEqual({ languages: listed, changes: [expect.any(String)] });
    expect(await get('languages')).toEqual({ languages: listed });
    expect(await get('settings')).toMatchObject({ isConnected: true });
    expect(await get('status')).toEqual({ status: 'connected' });

    const gone = await manager.send('DELETE', `${path}/connection`);
    const [change] = gone.json<{ changes: string[] }>().changes;
    expect(await get('status')).toEqual({ status: 'disconnected' });
    await manager.send('POST', `/api/sites/alder/activity/${change}/undo`, { body: {} });
    expect(await get('languages')).toEqual({ languages: listed });
  });

  it('I18N-03 no language begins where a page stands, by whatever call or undo it comes', async () => {
    await app.ctx.transact((trx) =>
      saveCollection(trx, siteId, { typeName: 'page', type: 10, urlId: 'nl/team', title: 'Team' }),
    );
    const settings = (languages: unknown) =>
      manager.send('PATCH', '/api/sites/alder/settings', { body: { languages: { languages } } });
    const refused = await settings([{ code: 'nl' }]);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'address_taken']);
    expect((await put([{ code: 'nl' }])).json().code).toBe('address_taken');

    const taken = await settings([{ code: 'sv' }]);
    expect(taken.statusCode, taken.body).toBe(200);
    const gone = await settings([]);
    const [change] = gone.json<{ changes: string[] }>().changes;
    await app.ctx.transact((trx) =>
      saveCollection(trx, siteId, { typeName: 'page', type: 10, urlId: 'sv', title: 'Svea' }),
    );
    const undone = await manager.send('POST', `/api/sites/alder/activity/${change}/undo`, {
      body: {},
    });
    expect([undone.statusCode, undone.json().code]).toEqual([409, 'address_taken']);
  });

  it('D-43 who may not change menus, nor what the site says of itself, does not translate them', async () => {
    await put([{ code: 'fr' }]);
    await app.ctx.transact((trx) =>
      saveNavigation(trx, siteId, {
        name: 'mainNav',
        items: [{ externalLink: { title: 'Karte', url: '/map', newWindow: false } }],
      }),
    );
    const editor = await staffWith('editor');
    const page = await app.ctx.transact((trx) =>
      saveCollection(trx, siteId, { typeName: 'page', type: 10, urlId: 'kiln', title: 'Ofen' }),
    );
    const ask = async (thing: string, field: string, original: string, staff: TestVisitor) => {
      const changes = { [field]: { to: { text: 'Mot', original } } };
      const url = `/api/sites/alder/translations/${thing}/fr`;
      return staff.send('PATCH', url, { body: { changes } });
    };
    const { texts } = (
      await manager.send('GET', '/api/sites/alder/translations/menus/menus')
    ).json<{ texts: { field: string }[] }>();
    const menu = texts[0]!.field;
    expect((await ask(`page/${page.id}`, 'title', 'Ofen', editor)).statusCode).toBe(200);
    expect((await ask('site/site', 'title', 'Alder', editor)).statusCode).toBe(403);
    expect((await ask('menus/menus', menu, 'Karte', editor)).statusCode).toBe(403);
    const written = await ask('menus/menus', menu, 'Karte', manager);
    expect(written.statusCode, written.body).toBe(200);
    const undo = `/api/sites/alder/activity/${written.json().activityId}/undo`;
    expect((await editor.send('POST', undo, { body: {} })).statusCode).toBe(403);
    expect((await manager.send('POST', undo, { body: {} })).statusCode).toBe(200);
  });

  it('I18N-05 what pages say by themselves in a language is told beside it, until the owner says it', async () => {
    const labelsOf = async () => {
      const said = await manager.send('GET', '/api/sites/alder/translations/site/site');
      const { texts } = said.json<{ texts: { field: string }[] }>();
      return texts.find(({ field }) => field === 'labels.productAddToCartText');
    };
    expect(await labelsOf()).toMatchObject({
      original: 'In den Warenkorb',
      builtIn: { en: 'Add To Cart', de: 'In den Warenkorb' },
    });
    const changes = { 'labels.productAddToCartText': { from: '', to: 'Haben will' } };
    const saved = await manager.send('POST', '/api/sites/alder/settings/edits', {
      body: { changes },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const own = await labelsOf();
    expect(own).toMatchObject({ original: 'Haben will' });
    expect(own).not.toHaveProperty('builtIn');
  });

  it('I18N-02 a page that no editor has opened yet is translated with what it says', async () => {
    const says = async (urlId: string, mainContent: string) => {
      const page = { typeName: 'page', type: 10, urlId, title: urlId, mainContent } as const;
      const { id } = await app.ctx.transact((trx) => saveCollection(trx, siteId, page));
      const thing = await manager.send('GET', `/api/sites/alder/translations/page/${id}`);
      return thing.json<{ hasDocument: boolean }>().hasDocument;
    };
    expect(await says('workshop', '<h1>Workshop</h1>')).toBe(true);
    expect(await says('theme-made', '')).toBe(false);
  });

  it('I18N-03 refuses what is no language, twice the same, and who may not', async () => {
    for (const wrong of [
      [{ code: 'German!' }],
      [{ code: '' }],
      [{ code: 'fr' }, { code: 'FR'.toLowerCase() }],
      Array.from({ length: 60 }, (_, index) => ({ code: `x-l${index}` })),
      'fr',
    ]) {
      expect((await put(wrong)).statusCode).toBe(400);
    }
    expect((await put([], await staffWith('editor'))).statusCode).toBe(403);
    expect((await new TestVisitor(app).send('GET', `${path}/status`)).statusCode).toBe(401);
  });

  it('I18N-03 two who translate different texts at the same moment both have their way, the first time too', async () => {
    await put([{ code: 'fr' }]);
    const page = {
      typeName: 'page',
      type: 10 as const,
      urlId: 'at-once',
      title: 'At once',
      navigationTitle: 'Now',
    };
    const { id } = await app.ctx.transact((trx) => saveCollection(trx, siteId, page));
    const url = `/api/sites/alder/translations/page/${id}/fr`;
    const translate = (field: string, from: string | undefined, text: string) => () => {
      const said = (words: string) => ({ text: words, original: field });
      const changes = { [field]: { ...(from && { from: said(from) }), to: said(text) } };
      return manager.send('PATCH', url, { body: { changes } });
    };
    const said = async () => {
      const read = await manager.send('GET', `/api/sites/alder/translations/page/${id}`);
      const { translations } = read.json<{
        translations: Record<string, Record<string, { text: string }>>;
      }>();
      const fields = Object.entries(translations['fr'] ?? {});
      return Object.fromEntries(fields.map(([name, { text }]) => [name, text]));
    };
    const first = await meetAtLock(app, sql`lock table translations in share mode`, [
      translate('title', undefined, 'Tout de suite'),
      translate('navigationTitle', undefined, 'Vite'),
    ]);
    expect(first.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await said()).toEqual({ title: 'Tout de suite', navigationTitle: 'Vite' });
    const held = sql`select 1 from translations where thing_id = ${id} for update`;
    await meetAtLock(app, held, [
      translate('title', 'Tout de suite', 'Ensemble'),
      translate('navigationTitle', 'Vite', 'Menu'),
    ]);
    expect(await said()).toEqual({ title: 'Ensemble', navigationTitle: 'Menu' });
  });

  it('I18N-03 what is written at the same moment is there as a whole, the first time too', async () => {
    const key = { siteId, kind: 'page', id: 'new-page', language: 'fr' } as const;
    const write = (field: string) => () =>
      app.ctx.transact((trx) =>
        writeTranslation(trx, key, { [field]: { text: 'Mot', original: 'Wort' } }, app.ctx.now()),
      );
    const held = sql`lock table translations in share mode`;
    await meetAtLock(app, held, [write('title'), write('navigationTitle')]);
    const row = sql`select 1 from translations where thing_id = 'new-page' for update`;
    await meetAtLock(app, row, [write('seoTitle'), write('description')]);
    const { fields } = await app.ctx.db
      .selectFrom('translations')
      .select('fields')
      .where('thing_id', '=', 'new-page')
      .executeTakeFirstOrThrow();
    expect(Object.keys(fields).toSorted()).toEqual([
      'description',
      'navigationTitle',
      'seoTitle',
      'title',
    ]);
  });
});
