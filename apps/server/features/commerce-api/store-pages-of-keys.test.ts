/** Where programs put products: store pages of the site, their categories, and their room. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { createApiKey } from '../api-keys/write-api-keys.ts';
import { deleteCategory } from '../collections/change-category.ts';
import { createStoreCategory, createStorePage } from '../collections/create-store.ts';
import { removePage } from '../collections/remove-page.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';

describeOnBothDatabases('store pages of programs', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let key: string;
  /** The second store page. */
  let outlet: string;
  /** One of each store page. */
  let [cups, sale] = ['', ''];
  /** Of another site. */
  let foreign = { collectionId: '', categoryId: '' };
  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(app, await app.createSite({ host: 'localhost' }));
    const other = await createTestShop(app, await app.createSite({ host: 'other.test' }));
    outlet = await makePage('Outlet');
    cups = await addCategory(shop.siteId, shop.collectionId);
    sale = await addCategory(shop.siteId, outlet);
    const { collectionId } = other;
    foreign = { collectionId, categoryId: await addCategory(other.siteId, collectionId) };
    const by = { accountId: 'ada', displayName: 'Ada' };
    const draft = { name: 'Warehouse', scopes: ['products:write' as const], expiresOn: null, by };
    const made = await app.ctx.transact((trx) =>
      createApiKey(trx, shop.siteId, { ...draft, now: app.ctx.now() }),
    );
    key = made.secret;
  });
  afterAll(() => app.close());

  const makePage = async (title: string) => {
    const page = { title, navigationTitle: '', description: '', urlId: '' };
    return (await app.ctx.transact((trx) => createStorePage(trx, shop.siteId, page))).id;
  };
  const addCategory = async (siteId: string, collectionId: string, displayName = 'Round') => {
    const category = { collectionId, displayName, displayIndex: 0 };
    return (await app.ctx.transact((trx) => createStoreCategory(trx, siteId, category))).id;
  };
  const send = (path: string, payload: object) =>
    app.inject({
      method: 'POST',
      url: `/api/1.0/commerce/products${path}`,
      headers: { host: 'localhost', authorization: `Bearer ${key}` },
      payload,
    });
  let slugs = 0;
  const create = (more: object) => {
    slugs += 1;
    const variants = [{ priceCents: 500 }];
    const facts = { productType: 1, name: 'Mug', urlSlug: `mug-${slugs}`, variants };
    return send('', { storePageId: shop.collectionId, ...facts, ...more });
  };
  const codeOf = (answer: Awaited<ReturnType<typeof send>>) => [
    answer.statusCode,
    answer.json<{ code?: string }>().code,
  ];
  const idOf = (answer: Awaited<ReturnType<typeof send>>) => {
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ id: string }>().id;
  };
  const countProducts = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from products`.execute(app.ctx.database.patient.kysely);
    return rows[0]?.count;
  };

  it('are those of the site, and no other pages', async () => {
    const blog = { typeName: 'blog', type: 1, urlId: 'journal', title: 'Journal' } as const;
    const { id: journal } = await app.ctx.transact((trx) => saveCollection(trx, shop.siteId, blog));
    const before = await countProducts();
    for (const storePageId of [foreign.collectionId, journal, 'nowhere']) {
      expect(codeOf(await create({ storePageId }))).toEqual([404, 'not_found']);
    }
    expect(await countProducts()).toBe(before);
  });

  it('have categories of their own, which a product of another one does not get', async () => {
    const before = await countProducts();
    for (const categoryIds of [[sale], [cups, sale], [foreign.categoryId], ['nowhere']]) {
      expect(codeOf(await create({ categoryIds }))).toEqual([404, 'not_found']);
    }
    expect(await countProducts()).toBe(before);
    const id = idOf(await create({ categoryIds: [cups] }));
    for (const categoryIds of [[sale], [cups, sale], [foreign.categoryId], ['nowhere']]) {
      expect(codeOf(await send(`/${id}`, { categoryIds }))).toEqual([404, 'not_found']);
    }
    const read = async () => {
      const rows = await app.ctx.db
        .selectFrom('product_categories')
        .select('category_id')
        .where('site_id', '=', shop.siteId)
        .where('product_id', '=', id)
        .execute();
      return rows.map((row) => row.category_id);
    };
    expect(await read()).toEqual([cups]);
    idOf(await send(`/${id}`, { categoryIds: [] }));
    expect(await read()).toEqual([]);
    idOf(await send(`/${id}`, { categoryIds: [cups] }));
    expect(await read()).toEqual([cups]);
  });

  it('GLRY-18 D-59 take no more than their owner says, also of two programs at the same moment', async () => {
    const storePageId = await makePage('Small');
    const setRoom = (maxProductsPerCollection: number) =>
      writeSettings(app.ctx, {
        siteId: shop.siteId,
        actor: operator,
        values: { content: { maxProductsPerCollection } },
      });
    await setRoom(2);
    idOf(await create({ storePageId }));
    const at = await Promise.all([create({ storePageId }), create({ storePageId })]);
    const refused = at.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map(codeOf)).toEqual([[400, 'collection_full']]);
    await setRoom(200);
  });

  it('that somebody removes at the same moment are missing, and so are categories', async () => {
    const { siteId } = shop;
    const storePageId = await makePage('Brief');
    const page = sql`select 1 from collections where id = ${storePageId} for update`;
    const [, made] = await meetAtLock<unknown>(app, page, [
      () => app.ctx.transact((trx) => removePage(trx, { siteId, id: storePageId })),
      () => create({ storePageId }).then(codeOf),
    ]);
    expect(made).toEqual([404, 'not_found']);
    const brief = await addCategory(siteId, outlet, 'Brief');
    const id = idOf(await create({ storePageId: outlet }));
    const category = sql`select 1 from categories where id = ${brief} for update`;
    const [, changed] = await meetAtLock<unknown>(app, category, [
      () => app.ctx.transact((trx) => deleteCategory({ trx, siteId }, brief)),
      () => send(`/${id}`, { categoryIds: [brief] }).then(codeOf),
    ]);
    expect(changed).toEqual([404, 'not_found']);
  });
});
