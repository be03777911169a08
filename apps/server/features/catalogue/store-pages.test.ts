import { userRoles } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, TestVisitor, type TestShop } from '../../testing/test-shop.ts';
import { createStorePage } from '../collections/create-store.ts';
import { removePage } from '../collections/remove-page.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';

type Json = Record<string, unknown>;

describeOnBothDatabases('products of several store pages', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let office: Office;
  let host: string;
  /** The second store page. */
  let outlet: string;
  let sites = 0;
  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    sites += 1;
    const identifier = `pages-${sites}`;
    host = sites === 1 ? 'localhost' : `${identifier}.test`;
    shop = await createTestShop(app, await app.createSite({ identifier, host }));
    const roles = { [shop.siteId]: [userRoles.values.storeManager] };
    office = await createOffice(app, roles, identifier);
    outlet = await makePage('Outlet');
  });

  const makePage = async (title: string) => {
    const { id } = await app.ctx.transact((trx) =>
      createStorePage(trx, shop.siteId, { title, navigationTitle: '', description: '', urlId: '' }),
    );
    return id;
  };
  const make = async (title: string, more: Json = {}) => {
    const body = { title, variants: [{ priceCents: 500 }], ...more };
    const made = await office.send('POST', 'products', body);
    expect(made.statusCode, made.body).toBe(200);
    return made.json<{ id: string }>().id;
  };
  const read = async (id: string) => (await office.get(`products/${id}`)).json<Json>();
  const addCategory = async (displayName: string, collectionId: string) =>
    (await office.send('POST', 'categories', { displayName, collectionId })).json<{ id: string }>()
      .id;
  const move = (id: string, to: string, more: Json = {}) =>
    office.send('PATCH', `products/${id}`, {
      changes: { collectionId: { from: shop.collectionId, to }, ...more },
    });
  const setRoom = (maxProductsPerCollection: number) =>
    writeSettings(app.ctx, {
      siteId: shop.siteId,
      actor: operator,
      values: { content: { maxProductsPerCollection } },
    });
  const undo = (activityId: string) => office.send('POST', `activity/${activityId}/undo`);
  const titles = async (query: Json) =>
    (await office.get('products', query))
      .json<{ products: { title: string }[] }>()
      .products.map(({ title }) => title);

  it('PROD-08 a product goes to another store page: its address leads there, categories of the old one go', async () => {
    const [cups, sale] = [
      await addCategory('Cups', shop.collectionId),
      await addCategory('Sale', outlet),
    ];
    const id = await make('Mug', { categoryIds: [cups] });
    const moved = await move(id, outlet);
    expect(moved.statusCode, moved.body).toBe(200);
    expect(await read(id)).toMatchObject({ path: '/outlet/p/mug', categoryIds: [] });
    const visitor = new TestVisitor(app, host);
    const old = await visitor.send('GET', '/shop/p/mug');
    expect([old.statusCode, old.headers.location]).toEqual([301, '/outlet/p/mug']);
    // Those of the new page that the same edit names stay.
    const other = await make('Jug', { categoryIds: [cups] });
    await move(other, outlet, { categoryIds: { from: [cups], to: [cups, sale] } });
    expect(await read(other)).toMatchObject({ path: '/outlet/p/jug', categoryIds: [sale] });
    // Taken back, it is what it was.
    const { activityId } = moved.json<{ activityId: string }>();
    const undone = await office.send('POST', `activity/${activityId}/undo`);
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await read(id)).toMatchObject({ path: '/shop/p/mug', categoryIds: [cups] });
    expect((await visitor.send('GET', '/shop/p/mug')).statusCode).toBe(200);
  });

  it('PROD-08 two who move it to different pages are told of both, by name', async () => {
    const third = await makePage('Third');
    const id = await make('Mug');
    await move(id, outlet);
    const late = await move(id, third);
    expect([late.statusCode, late.json<Json>()['conflicts']]).toEqual([
      409,
      { collectionId: { theirs: outlet, yours: third } },
    ]);
    const { activity } = (await office.get('activity')).json<{ activity: Json[] }>();
    const names = activity[0]?.['names'];
    expect(names).toMatchObject({ [shop.collectionId]: 'Shop', [outlet]: 'Outlet' });
  });

  it('PROD-08 GLRY-18 D-59 it goes to store pages alone, which have room and no such address', async () => {
    const journal = await app.ctx.transact((trx) =>
      saveCollection(trx, shop.siteId, {
        typeName: 'blog-masonry',
        type: 1,
        urlId: 'journal',
        title: 'Journal',
        navigationTitle: 'Journal',
      }),
    );
    const id = await make('Mug');
    expect((await move(id, journal.id)).statusCode).toBe(404);
    const there = { collectionId: journal.id };
    expect((await office.send('POST', `products/${id}/duplicate`, there)).statusCode).toBe(404);
    const taken = await make('Mug', { collectionId: outlet });
    expect((await move(id, outlet)).json<Json>()['code']).toBe('address_taken');
    await office.send('PATCH', `products/${taken}`, {
      changes: { urlId: { from: 'mug', to: 'cup' } },
    });
    await setRoom(1);
    expect((await move(id, outlet)).json<Json>()['code']).toBe('collection_full');
    await setRoom(10_000);
    expect((await move(id, outlet)).statusCode).toBe(200);
  });

  it('PROD-08 store pages say whether they are full, and a copy goes where there is room', async () => {
    const pages = async () => (await office.get('store-pages')).json<{ storePages: Json[] }>();
    const id = await make('Mug', { categoryIds: [await addCategory('Cups', shop.collectionId)] });
    await setRoom(1);
    expect((await pages()).storePages).toMatchObject([
      { title: 'Shop', isFull: true },
      { title: 'Outlet', isFull: false },
    ]);
    const full = await office.send('POST', `products/${id}/duplicate`, {});
    expect(full.json<Json>()['code']).toBe('collection_full');
    const copy = await office.send('POST', `products/${id}/duplicate`, { collectionId: outlet });
    expect(copy.statusCode, copy.body).toBe(200);
    expect(await read(copy.json<{ id: string }>().id)).toMatchObject({
      path: '/outlet/p/mug',
      categoryIds: [],
    });
    await office.send('POST', 'products/archive', { ids: [id], isArchived: true });
    expect((await pages()).storePages[0]).toMatchObject({ isFull: false });
    await setRoom(10_000);
  });

  it('GLRY-18 D-59 what comes from the archive needs room', async () => {
    const [mug, jug] = [await make('Mug'), await make('Jug')];
    const archive = (ids: string[], isArchived: boolean) =>
      office.send('POST', 'products/archive', { ids, isArchived });
    await archive([mug, jug], true);
    await setRoom(1);
    const both = await archive([mug, jug], false);
    expect([both.statusCode, both.json<Json>()['code']]).toEqual([400, 'collection_full']);
    expect((await archive([mug], false)).statusCode).toBe(200);
    expect((await archive([jug], false)).statusCode).toBe(400);
    // It goes elsewhere first, be that full: in the archive it takes no room.
    const cup = await make('Cup', { collectionId: outlet });
    expect((await move(jug, outlet)).statusCode).toBe(200);
    expect((await archive([jug], false)).statusCode).toBe(400);
    await archive([cup], true);
    expect((await archive([jug], false)).statusCode).toBe(200);
    // Those that are not in it take no more.
    expect((await archive([mug], false)).statusCode).toBe(200);
    await setRoom(10_000);
  });

  it('GLRY-18 D-59 two who take the last room from the archive at once: one of them does', async () => {
    const [mug, jug] = [await make('Mug'), await make('Jug')];
    await office.send('POST', 'products/archive', { ids: [mug, jug], isArchived: true });
    await setRoom(1);
    const room = `collection-room:${shop.siteId}:${shop.collectionId}`;
    const held = sql`select pg_advisory_xact_lock(hashtextextended(${room}, 0))`;
    const takeOut = (id: string) => () =>
      office.send('POST', 'products/archive', { ids: [id], isArchived: false });
    const both = await meetAtLock(app, held, [takeOut(mug), takeOut(jug)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 400]);
    await setRoom(10_000);
  });

  it('GLRY-18 D-59 what is taken back needs room, too', async () => {
    const [mug, jug, cup] = [await make('Mug'), await make('Jug'), await make('Cup')];
    const archived = await office.send('POST', 'products/archive', {
      ids: [mug],
      isArchived: true,
    });
    const [archiving = ''] = archived.json<{ activityIds: string[] }>().activityIds;
    const moving = (await move(jug, outlet)).json<{ activityId: string }>().activityId;
    const removed = await office.send('DELETE', `products/${cup}`);
    const removing = removed.json<{ activityId: string }>().activityId;
    await make('Pot');
    await setRoom(1);
    for (const id of [archiving, moving, removing]) {
      const refused = await undo(id);
      expect([refused.statusCode, refused.json<Json>()['code']]).toEqual([400, 'collection_full']);
    }
    await setRoom(3);
    expect((await undo(archiving)).statusCode).toBe(200);
    expect((await undo(moving)).statusCode).toBe(200);
    expect((await undo(removing)).statusCode).toBe(400);
    await setRoom(10_000);
    expect((await undo(removing)).statusCode).toBe(200);
    expect((await titles({ collectionId: shop.collectionId })).toSorted()).toEqual([
      'Cup',
      'Jug',
      'Mug',
      'Pot',
    ]);
  });

  it('TAGS-01 categories of one store page are on no product of another', async () => {
    const [cups, sale] = [
      await addCategory('Cups', shop.collectionId),
      await addCategory('Sale', outlet),
    ];
    const body = { title: 'Lost', variants: [{ priceCents: 500 }], categoryIds: [sale] };
    expect((await office.send('POST', 'products', body)).statusCode).toBe(404);
    const id = await make('Mug', { categoryIds: [cups] });
    const change = (from: string[], to: string[]) =>
      office.send('PATCH', `products/${id}`, { changes: { categoryIds: { from, to } } });
    expect((await change([cups], [cups, sale])).statusCode).toBe(404);
    // Not by taking back either.
    const { activityId } = (await change([cups], [])).json<{ activityId: string }>();
    const moving = (await move(id, outlet)).json<{ activityId: string }>().activityId;
    expect((await undo(activityId)).json<Json>()['code']).toBe('not_undoable');
    await change([], [sale]);
    expect((await undo(moving)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ path: '/shop/p/mug', categoryIds: [] });
    expect((await undo(activityId)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ path: '/shop/p/mug', categoryIds: [cups] });
    // A category that comes back has none that went elsewhere meanwhile.
    const removed = await office.send('DELETE', `categories/${cups}`);
    await move(id, outlet);
    const { activityId: removal } = removed.json<{ activityId: string }>();
    expect((await undo(removal)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ path: '/outlet/p/mug', categoryIds: [] });
  });

  it('PROD-08 the list tells the store page of a product, and shows those of one', async () => {
    await make('Mug');
    await make('Jug', { collectionId: outlet });
    const { products } = (await office.get('products')).json<{ products: Json[] }>();
    expect(products).toMatchObject([{ collectionId: outlet }, { collectionId: shop.collectionId }]);
    for (const sort of ['created', 'updated', 'title', 'price', 'stock']) {
      expect(await titles({ sort, collectionId: outlet })).toEqual(['Jug']);
    }
    expect(await titles({ collectionId: 'nowhere' })).toEqual([]);
    const counted = await office.get('products/count', { collectionId: outlet });
    expect(counted.json<Json>()['count']).toBe(1);
  });

  it('TAGS-01 STOR-07 a category begins on any store page, and stays on it', async () => {
    const first = await addCategory('Sale', shop.collectionId);
    const second = await addCategory('Sale', outlet);
    const { categories } = (await office.get('categories')).json<{ categories: Json[] }>();
    expect(categories.find(({ id }) => id === second)).toMatchObject({
      collectionId: outlet,
      urlPath: 'sale',
    });
    const below = { parentId: { from: null, to: first } };
    expect(
      (await office.send('PATCH', `categories/${second}`, { changes: below })).statusCode,
    ).toBe(404);
    const merged = await office.send('POST', `categories/${second}/merge`, { intoId: first });
    expect(merged.statusCode).toBe(404);
  });

  it('PROD-08 a store page that is removed at the same moment gets no category', async () => {
    const page = sql`select 1 from collections where id = ${outlet} for update`;
    const [, made] = await meetAtLock<unknown>(app, page, [
      () => app.ctx.transact((trx) => removePage(trx, { siteId: shop.siteId, id: outlet })),
      async () => {
        const body = { displayName: 'Late', collectionId: outlet };
        return (await office.send('POST', 'categories', body)).statusCode;
      },
    ]);
    expect(made).toBe(404);
  });
});
