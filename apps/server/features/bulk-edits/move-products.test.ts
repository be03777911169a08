import { userRoles, type BulkEditStatus, type BulkPreview } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, TestVisitor, type TestShop } from '../../testing/test-shop.ts';
import { createStorePage } from '../collections/create-store.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';
import { runBulkEdits } from './run-bulk-edits.ts';

type Json = Record<string, unknown>;
type Detail = BulkEditStatus & { refusals: { id: string; reason: string }[] };

describeOnBothDatabases('bulk edits of the store page', (database) => {
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
    const identifier = `moves-${sites}`;
    host = sites === 1 ? 'localhost' : `${identifier}.test`;
    shop = await createTestShop(app, await app.createSite({ identifier, host }));
    const roles = { [shop.siteId]: [userRoles.values.storeManager] };
    office = await createOffice(app, roles, identifier);
    const page = { title: 'Outlet', navigationTitle: '', description: '', urlId: '' };
    ({ id: outlet } = await app.ctx.transact((trx) => createStorePage(trx, shop.siteId, page)));
  });

  const make = async (title: string, more: Json = {}) => {
    const body = { title, variants: [{ priceCents: 500 }], ...more };
    return (await office.send('POST', 'products', body)).json<{ id: string }>().id;
  };
  const addCategory = async (displayName: string, collectionId: string) =>
    (await office.send('POST', 'categories', { displayName, collectionId })).json<{ id: string }>()
      .id;
  const preview = async (choice: Json, edit: Json, after?: string) =>
    (
      await office.send('POST', 'bulk-edits/preview', { choice, edit, ...(after && { after }) })
    ).json<BulkPreview>();
  const start = async (choice: Json, edit: Json) => {
    const answer = await office.send('POST', 'bulk-edits', { choice, edit });
    expect(answer.statusCode, answer.body).toBe(200);
    await runBulkEdits(app.ctx);
    return answer.json<{ id: string }>().id;
  };
  const read = async (id: string) => (await office.get(`bulk-edits/${id}`)).json<Detail>();
  const readProduct = async (id: string) => (await office.get(`products/${id}`)).json<Json>();
  const undo = async (id: string) => {
    await office.send('POST', `bulk-edits/${id}/undo`);
    await runBulkEdits(app.ctx);
  };
  const setRoom = (maxProductsPerCollection: number) =>
    writeSettings(app.ctx, {
      siteId: shop.siteId,
      actor: operator,
      values: { content: { maxProductsPerCollection } },
    });

  it('PROD-08 moves many to another store page, shown before and taken back', async () => {
    const [cups, sale] = [
      await addCategory('Cups', shop.collectionId),
      await addCategory('Sale', outlet),
    ];
    const ids = [await make('Mug', { categoryIds: [cups] }), await make('Jug')];
    const edit = { collectionId: outlet, categories: { add: [sale], remove: [] } };
    const shown = await preview({ ids }, edit);
    expect(shown).toMatchObject({ changed: 2, refused: 0 });
    expect(shown.rows[0]).toMatchObject({
      before: { collectionId: shop.collectionId, categoryIds: [cups] },
      after: { collectionId: outlet, categoryIds: [sale] },
    });
    const id = await start({ ids }, edit);
    expect(await read(id)).toMatchObject({ state: 'done', written: 2 });
    const { activity } = (await office.get('activity')).json<{ activity: Json[] }>();
    expect(activity[0]).toMatchObject({ names: { [outlet]: 'Outlet' } });
    expect(await readProduct(ids[0]!)).toMatchObject({
      path: '/outlet/p/mug',
      categoryIds: [sale],
    });
    const visitor = new TestVisitor(app, host);
    const old = await visitor.send('GET', '/shop/p/mug');
    expect([old.statusCode, old.headers.location]).toEqual([301, '/outlet/p/mug']);
    await undo(id);
    expect(await read(id)).toMatchObject({ state: 'undone', undone: 2, kept: 0 });
    expect(await readProduct(ids[0]!)).toMatchObject({ path: '/shop/p/mug', categoryIds: [cups] });
    expect((await visitor.send('GET', '/shop/p/mug')).statusCode).toBe(200);
    expect((await visitor.send('GET', '/outlet/p/mug')).headers.location).toBe('/shop/p/mug');
  });

  it('PROD-08 GLRY-18 D-59 moves as many as there is room for, and says which stay', async () => {
    await make('Mug', { collectionId: outlet });
    const ids = [await make('Mug'), await make('Jug'), await make('Cup'), await make('Pot')];
    await office.send('POST', 'products/archive', { ids: [ids[3]], isArchived: true });
    await setRoom(3);
    const edit = { collectionId: outlet };
    const shown = await preview({ ids }, edit);
    expect(shown).toMatchObject({ changed: 3, refused: 1 });
    const id = await start({ ids }, edit);
    expect(await read(id)).toMatchObject({ written: 3, refusals: [{ reason: 'address_taken' }] });
    const later = [await make('Pan'), await make('Lid')];
    expect((await preview({ ids: later }, edit)).refusals).toMatchObject([
      { reason: 'collection_full', count: 2 },
    ]);
    // Behind others of the same edit that take the room.
    await setRoom(4);
    const [first = ''] = later.toSorted();
    expect((await preview({ ids: later }, edit, first)).refusals).toMatchObject([
      { reason: 'collection_full', count: 1 },
    ]);
    await setRoom(10_000);
  });

  it('PROD-08 GLRY-18 of those before, what lies in the archive and what is refused take no room', async () => {
    const edit = { collectionId: outlet };
    const [put = '', next] = [await make('Pan'), await make('Lid')].toSorted();
    await office.send('POST', 'products/archive', { ids: [put], isArchived: true });
    await setRoom(1);
    expect(await preview({ ids: [put, next] }, edit, put)).toMatchObject({ changed: 1 });
    await setRoom(10_000);
    const [taken = '', free] = [await make('Bowl'), await make('Vase')].toSorted();
    const { urlId } = await readProduct(taken);
    const urls = { urlId: { from: urlId, to: 'in-the-way' } };
    await office.send('PATCH', `products/${taken}`, { changes: urls });
    const other = await make('In the way', { collectionId: outlet });
    expect(await readProduct(other)).toMatchObject({ path: '/outlet/p/in-the-way' });
    await setRoom(2);
    expect(await preview({ ids: [taken, free] }, edit, taken)).toMatchObject({ changed: 1 });
    await setRoom(10_000);
  });

  it('PROD-08 GLRY-18 D-59 waits for who else puts something on the store page, and finds no room then', async () => {
    const [mug, jug] = [await make('Mug'), await make('Jug')];
    await setRoom(1);
    const edit = { collectionId: outlet };
    const started = await office.send('POST', 'bulk-edits', { choice: { ids: [jug] }, edit });
    const { id } = started.json<{ id: string }>();
    const room = `collection-room:${shop.siteId}:${outlet}`;
    const held = sql`select pg_advisory_xact_lock(hashtextextended(${room}, 0))`;
    const changes = { collectionId: { from: shop.collectionId, to: outlet } };
    await meetAtLock<unknown>(app, held, [
      () => office.send('PATCH', `products/${mug}`, { changes }),
      () => runBulkEdits(app.ctx),
    ]);
    expect(await readProduct(mug)).toMatchObject({ path: '/outlet/p/mug' });
    expect(await read(id)).toMatchObject({ refusals: [{ reason: 'collection_full' }] });
    await setRoom(10_000);
  });

  it('PROD-08 D-59 what lies in the archive goes back to a full store page', async () => {
    const ids = [await make('Mug')];
    await office.send('POST', 'products/archive', { ids, isArchived: true });
    const id = await start({ ids }, { collectionId: outlet });
    await make('Cup');
    await setRoom(1);
    await undo(id);
    expect(await read(id)).toMatchObject({ state: 'undone', undone: 1, kept: 0 });
    await setRoom(10_000);
  });

  it('PROD-08 GLRY-18 D-59 takes as many out of the archive as there is room for', async () => {
    const ids = [await make('Mug'), await make('Jug')];
    await office.send('POST', 'products/archive', { ids, isArchived: true });
    await make('Cup');
    await setRoom(2);
    const edit = { isArchived: false };
    expect(await preview({ ids }, edit)).toMatchObject({
      changed: 1,
      refusals: [{ reason: 'collection_full', count: 1 }],
    });
    expect(await read(await start({ ids }, edit))).toMatchObject({ written: 1, refused: 1 });
    await setRoom(10_000);
  });

  it('GLRY-18 D-59 what is archived comes back as far as there is room', async () => {
    const ids = [await make('Mug'), await make('Jug')];
    const id = await start({ ids }, { isArchived: true });
    await make('Cup');
    await setRoom(2);
    await undo(id);
    expect(await read(id)).toMatchObject({ state: 'undone', undone: 1, kept: 1 });
    const shown = await Promise.all(ids.map(readProduct));
    expect(shown).toMatchObject([
      { isVisible: true, isArchived: false },
      { isVisible: false, isArchived: true },
    ]);
    await setRoom(10_000);
  });

  it('PROD-08 categories that a product had on its old store page do not come back on another', async () => {
    const cups = await addCategory('Cups', shop.collectionId);
    const ids = [
      await make('Mug', { categoryIds: [cups] }),
      await make('Jug', { categoryIds: [cups] }),
    ];
    const id = await start({ ids }, { categories: { add: [], remove: [cups] } });
    await start({ ids: ids.slice(0, 1) }, { collectionId: outlet });
    await undo(id);
    expect(await read(id)).toMatchObject({ state: 'undone', undone: 1, kept: 1 });
    expect(await readProduct(ids[0]!)).toMatchObject({ path: '/outlet/p/mug', categoryIds: [] });
    expect(await readProduct(ids[1]!)).toMatchObject({ path: '/shop/p/jug', categoryIds: [cups] });
  });

  it('PROD-08 what cannot go back to its store page stays, with its categories', async () => {
    const cups = await addCategory('Cups', shop.collectionId);
    const ids = [await make('Mug', { categoryIds: [cups] }), await make('Jug')];
    const id = await start({ ids }, { collectionId: outlet });
    await make('Mug');
    await undo(id);
    expect(await read(id)).toMatchObject({ state: 'undone', undone: 1, kept: 1 });
    expect(await readProduct(ids[0]!)).toMatchObject({ path: '/outlet/p/mug', categoryIds: [] });
    expect(await readProduct(ids[1]!)).toMatchObject({ path: '/shop/p/jug' });
  });

  it('PROD-08 a category of another store page is refused, and so is what is no store page', async () => {
    const sale = await addCategory('Sale', outlet);
    const ids = [await make('Mug')];
    const categories = { add: [sale], remove: [] };
    expect((await preview({ ids }, { categories })).refusals).toMatchObject([
      { reason: 'category_elsewhere' },
    ]);
    const strange = { choice: { ids }, edit: { collectionId: 'nowhere' } };
    expect((await office.send('POST', 'bulk-edits', strange)).statusCode).toBe(404);
    expect((await office.send('POST', 'bulk-edits/preview', strange)).statusCode).toBe(404);
  });
});
