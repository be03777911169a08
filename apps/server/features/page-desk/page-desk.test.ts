import { collectionTypes, userRoles, type SitePage } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { saveCategory } from '../collections/save-category.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';

describeOnBothDatabases('pages of a site', (database) => {
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

  const list = async () => (await manager.get('pages')).json<{ pages: SitePage[] }>().pages;
  const find = async (urlId: string) => (await list()).find((page) => page.urlId === urlId);
  const add = async (body: object) => manager.send('POST', 'pages', body);
  const change = (id: string, changes: object) => manager.send('PATCH', `pages/${id}`, { changes });
  const visit = (url: string) =>
    fixture.app.inject({ method: 'GET', url, headers: { host: 'shop.test' } });
  const publish = async (pageId: string) => {
    const page = (await list()).find(({ id }) => id === pageId);
    const { id, revision } = page!.document!;
    const moved = await manager.send('POST', `documents/${id}/state`, {
      to: 'published',
      revision,
    });
    expect(moved.statusCode, moved.body).toBe(200);
  };
  const undo = (activityId: string) => manager.send('POST', `activity/${activityId}/undo`);

  it('lists pages, stores and blogs, and says which are made of blocks', async () => {
    const pages = await list();
    const built = Object.fromEntries(pages.map(({ urlId, isBuilt }) => [urlId, isBuilt]));
    expect(built).toMatchObject({
      about: true,
      home: false,
      shop: false,
      journal: false,
      more: false,
    });
    expect(pages.find(({ isHomepage }) => isHomepage)?.urlId).toBe('home');
  });

  it('makes an empty page with a free address, and a copy of another with its content', async () => {
    const first = await add({ title: 'Care & repair' });
    expect(first.statusCode, first.body).toBe(200);
    await add({ title: 'Care & repair' });
    expect(await find('care-repair')).toMatchObject({ document: { state: 'draft' } });
    expect(await find('care-repair-1')).toBeDefined();
    const about = fixture.collections['about'];
    await manager.send('POST', 'documents', { purpose: 'page', ownerId: about });
    const copied = await add({ title: 'About, again', copyOf: about });
    const copy = await find('about-again');
    expect(copy?.id).toBe(copied.json<{ id: string }>().id);
    const read = async (id: string | undefined) =>
      (await manager.get(`documents/${id}`)).json<{ document: object }>().document;
    const original = (await find('about'))?.document?.id;
    expect(await read(copy?.document?.id)).toEqual(await read(original));
    const taken = await add({ title: 'Shop', urlId: 'SHOP' });
    expect(taken.json<{ code: string }>().code).toBe('address_taken');
    const reserved = await add({ title: 'Cart', urlId: 'cart' });
    expect(reserved.json<{ code: string }>().code).toBe('address_reserved');
  });

  it('of one name two that are made at the same moment have an address each', async () => {
    const make = () => add({ title: 'At once' });
    const held = sql`lock table collections in share mode`;
    const made = await meetAtLock(fixture.app, held, [make, make]);
    expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect([await find('at-once'), await find('at-once-1')]).toMatchObject(
      made.map((answer) => ({ id: answer.json<{ id: string }>().id })),
    );
  });

  it('a copy leaves what it is a copy of as it was', async () => {
    const [home, shop] = [await find('home'), await find('shop')];
    await add({ title: 'Home, again', copyOf: fixture.collections['home'] });
    await add({ title: 'Shop, again', copyOf: fixture.collections['shop'] });
    expect([await find('home'), await find('shop')]).toEqual([home, shop]);
    expect(await find('home-again')).toMatchObject({ isBuilt: true });
  });

  it('changes fields with what was seen of them; the log takes that back', async () => {
    const { id } = (await add({ title: 'Visit' })).json<{ id: string }>();
    const answer = await change(id, {
      title: { from: 'Visit', to: 'Visit us' },
      urlId: { from: 'visit', to: 'visit-us' },
      description: { from: '', to: 'How to find us' },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await find('visit-us')).toMatchObject({ title: 'Visit us' });
    // It was never published: nobody who guesses its address learns what it is called.
    const guessed = await visit('/visit-us');
    expect([guessed.statusCode, guessed.body.includes('How to find us')]).toEqual([404, false]);
    expect((await visit('/sitemap.xml')).body).not.toContain('visit-us');
    await publish(id);
    expect((await visit('/visit-us')).body).toContain('How to find us');
    expect((await visit('/sitemap.xml')).body).toContain('visit-us');
    const met = await change(id, { title: { from: 'Visit', to: 'Come' } });
    expect(met.json<{ code: string }>().code).toBe('edited_meanwhile');
    await undo(answer.json<{ activityId: string }>().activityId);
    expect(await find('visit')).toMatchObject({ title: 'Visit', description: '' });
  });

  it('makes another the home page, and does not take that back: a site is never without one', async () => {
    const { id } = (await add({ title: 'Front' })).json<{ id: string }>();
    const made = await change(id, { isHomepage: { from: false, to: true } });
    expect(made.statusCode, made.body).toBe(200);
    const refused = await undo(made.json<{ activityId: string }>().activityId);
    expect(refused.json<{ code: string }>().code).toBe('home_page_stays');
    expect(await find('front')).toMatchObject({ isHomepage: true });
    await change(fixture.collections['home']!, { isHomepage: { from: false, to: true } });
    expect(await find('front')).toMatchObject({ isHomepage: false });
  });

  it('puts a page back at no address that was taken meanwhile, whatever the case of its letters', async () => {
    const { id } = (await add({ title: 'Fair' })).json<{ id: string }>();
    const removed = await manager.send('DELETE', `pages/${id}`);
    await add({ title: 'Fair', urlId: 'FAIR' });
    const refused = await undo(removed.json<{ activityId: string }>().activityId);
    expect(refused.json<{ code: string }>().code).toBe('address_taken');
  });

  it('removes a page, not the home page and no store; what was removed comes back with its content', async () => {
    const { id } = (await add({ title: 'For a day', copyOf: fixture.collections['about'] })).json<{
      id: string;
    }>();
    const before = await find('for-a-day');
    const removed = await manager.send('DELETE', `pages/${id}`);
    expect(removed.json()).toMatchObject({ isDeleted: true });
    expect(await find('for-a-day')).toBeUndefined();
    expect((await visit('/for-a-day')).statusCode).toBe(404);
    const back = await undo(removed.json<{ activityId: string }>().activityId);
    expect(back.statusCode, back.body).toBe(200);
    expect(await find('for-a-day')).toEqual(before);
    const codes = await Promise.all(
      ['home', 'shop'].map(async (name) => {
        const refused = await manager.send('DELETE', `pages/${fixture.collections[name]}`);
        return refused.json<{ code: string }>().code;
      }),
    );
    expect(codes).toEqual(['home_page_stays', 'page_stays']);
  });

  it('a store page goes once it has neither products nor categories, and comes back', async () => {
    const { app, siteId } = fixture;
    const { id } = await app.ctx.transact(async (trx) => {
      const type = collectionTypes.values.products;
      const page = { typeName: 'products', type, urlId: 'outlet', title: 'Outlet' };
      const saved = await saveCollection(trx, siteId, page);
      const category = { collectionId: saved.id, displayName: 'Last ones', urlPath: 'last' };
      await saveCategory(trx, siteId, category);
      return saved;
    });
    const refused = await manager.send('DELETE', `pages/${id}`);
    expect(refused.json<{ code: string }>().code).toBe('page_stays');
    await app.ctx.transact((trx) =>
      trx.deleteFrom('categories').where('collection_id', '=', id).execute(),
    );
    const removed = await manager.send('DELETE', `pages/${id}`);
    expect(removed.json()).toMatchObject({ isDeleted: true });
    expect(await find('outlet')).toBeUndefined();
    const back = await undo(removed.json<{ activityId: string }>().activityId);
    expect(back.statusCode, back.body).toBe(200);
    expect(await find('outlet')).toMatchObject({ typeName: 'products' });
  });

  it('a page that no blocks were made of comes back with what it says', async () => {
    const team = fixture.collections['about/team'];
    expect((await visit('/about/team')).body).toContain('<p>Us</p>');
    const removed = await manager.send('DELETE', `pages/${team}`);
    expect((await visit('/about/team')).statusCode).toBe(404);
    const back = await undo(removed.json<{ activityId: string }>().activityId);
    expect(back.statusCode, back.body).toBe(200);
    expect((await visit('/about/team')).body).toContain('<p>Us</p>');
  });

  it('one that becomes the home page at the moment of its removal stays', async () => {
    const { id } = (await add({ title: 'Front again' })).json<{ id: string }>();
    const held = sql`select 1 from collections where id = ${id} for update`;
    const [, removed] = await meetAtLock(fixture.app, held, [
      () => change(id, { isHomepage: { from: false, to: true } }),
      () => manager.send('DELETE', `pages/${id}`),
    ]);
    expect(removed!.json<{ code: string }>().code).toBe('home_page_stays');
    await change(fixture.collections['home']!, { isHomepage: { from: false, to: true } });
    expect((await manager.send('DELETE', `pages/${id}`)).json()).toMatchObject({ isDeleted: true });
  });

  it('a removed page whose address was taken meanwhile stays away, and says why', async () => {
    const { id } = (await add({ title: 'Place' })).json<{ id: string }>();
    const removed = await manager.send('DELETE', `pages/${id}`);
    await add({ title: 'Place' });
    const back = await undo(removed.json<{ activityId: string }>().activityId);
    expect(back.json<{ code: string }>().code).toBe('address_taken');
  });

  it('AUTH-05 who may only draft makes, changes and removes no pages', async () => {
    const about = fixture.collections['about'];
    for (const [method, path, body] of [
      ['POST', 'pages', { title: 'No' }],
      ['PATCH', `pages/${about}`, { changes: { title: { from: 'About', to: 'No' } } }],
      ['DELETE', `pages/${about}`, undefined],
    ] as const) {
      expect([path, (await drafter.send(method, path, body)).statusCode]).toEqual([path, 403]);
    }
  });

  it('tells what blocks show of the site: addresses of pages, and no file of another site', async () => {
    const about = fixture.collections['about']!;
    const home = fixture.collections['home']!;
    const source = (await manager.get('block-source', { assets: 'gone,missing' })).json<{
      pictures: object;
      files: object;
      pages: Record<string, string>;
    }>();
    expect(source).toMatchObject({ pictures: {}, files: {} });
    expect([source.pages[about], source.pages[home]]).toEqual(['/about', '/']);
  });
});
