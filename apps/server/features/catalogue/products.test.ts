import { contentLimits, productTypes, userRoles } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { meetAtLock } from '../../testing/meet-at-lock.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { saveCategory } from '../collections/save-category.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';

type Json = Record<string, unknown>;
interface Line {
  id: string;
  title: string;
}

describeOnBothDatabases('products of staff', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let office: Office;
  let sites = 0;
  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    sites += 1;
    const identifier = `shop-${sites}`;
    const host = sites === 1 ? 'localhost' : `${identifier}.test`;
    shop = await createTestShop(app, await app.createSite({ identifier, host }));
    office = await createOffice(
      app,
      { [shop.siteId]: [userRoles.values.storeManager] },
      identifier,
    );
  });

  const list = async (query: Json = {}) =>
    (await office.get('products', query)).json<{ products: Line[]; after?: string }>();
  const titles = async (query: Json = {}) => (await list(query)).products.map(({ title }) => title);
  const read = async (id: string) =>
    (await office.get(`products/${id}`)).json<Json & { variants: (Json & { id: string })[] }>();

  it('PROD-08 lists products by any order, a page at a time, each once', async () => {
    for (let index = 0; index < 7; index += 1) {
      const variants = [{ priceCents: 900 - index }, { priceCents: 100 * index, stock: index }];
      await shop.addProduct({ title: `Éclair ${index}`, variants });
    }
    for (const sort of ['created', 'updated', 'title', 'price', 'stock']) {
      for (const direction of ['asc', 'desc']) {
        const whole = await titles({ sort, direction, limit: 50 });
        const walked: string[] = [];
        for (let after: string | undefined, more = true; more; more = after !== undefined) {
          const page = await list({ sort, direction, limit: 2, ...(after && { after }) });
          walked.push(...page.products.map(({ title }) => title));
          after = page.after;
        }
        expect(walked, `${sort} ${direction}`).toEqual(whole);
        expect(new Set(walked).size).toBe(7);
      }
    }
    expect((await titles({ sort: 'price' }))[0]).toBe('Éclair 0');
    expect((await titles({ sort: 'price', direction: 'desc' }))[0]).toBe('Éclair 6');
    expect((await titles({ sort: 'stock', direction: 'asc' })).slice(0, 2)).toEqual([
      'Éclair 0',
      'Éclair 1',
    ]);
    const { after } = await list({ sort: 'title', limit: 2 });
    const stray = await office.get('products', { sort: 'price', after });
    expect([stray.statusCode, stray.json<Json>()['code']]).toEqual([400, 'place_wrong']);
  });

  it('PROD-08 finds products by words, and by what they are', async () => {
    const category = await app.ctx.transact((trx) =>
      saveCategory(trx, shop.siteId, {
        collectionId: shop.collectionId,
        displayName: 'Cups',
        urlPath: 'cups',
      }),
    );
    await shop.addProduct({ title: 'Café cup', categoryIds: [category.id] });
    await shop.addProduct({ title: 'Song', productType: productTypes.digital, isVisible: false });
    const sale = { priceCents: 900, salePriceCents: 700, onSale: true, stock: 3, sku: 'SALE-50%' };
    await shop.addProduct({ title: 'Plate', variants: [sale, { stock: 40, sku: 'B' }] });
    await shop.addProduct({ title: 'Bowl', variants: [{ stock: 0 }] });
    const cases: [Json, string[]][] = [
      [{ search: 'CAFE' }, ['Café cup']],
      [{ search: 'sale-50%' }, ['Plate']],
      [{ search: '%' }, ['Plate']],
      [{ productType: productTypes.digital }, ['Song']],
      [{ visible: false }, ['Song']],
      [{ categoryId: category.id }, ['Café cup']],
      [{ onSale: true }, ['Plate']],
      [{ stock: 'low' }, ['Plate']],
      [{ stock: 'out' }, ['Bowl']],
      [{ stock: 'in', visible: true, sort: 'title' }, ['Café cup', 'Plate']],
      [{ search: 'plate', stock: 'out' }, []],
    ];
    for (const [query, found] of cases) {
      expect(await titles(query), JSON.stringify(query)).toEqual(found);
      const counted = await office.get('products/count', { ...query, sort: undefined });
      expect(counted.json()).toEqual({ count: found.length, isMore: false });
    }
  });

  it('STOR-03 STOR-04 STOR-05 makes products of every type at free addresses', async () => {
    const make = async (title: string, more: Json = {}) => {
      const body = { title, variants: [{ priceCents: 500 }], ...more };
      const made = await office.send('POST', 'products', body);
      expect(made.statusCode, made.body).toBe(200);
      return read(made.json<{ id: string }>().id);
    };
    const paths = [];
    for (const title of ['Blue Vase!', 'blue vase', 'Blue  Väse', 'x']) {
      paths.push((await make(title))['path']);
    }
    expect(paths).toEqual([
      '/shop/p/blue-vase',
      '/shop/p/blue-vase-1',
      '/shop/p/blue-vase-2',
      '/shop/p/product',
    ]);
    for (const productType of Object.values(productTypes)) {
      expect(await make('Thing', { productType })).toMatchObject({ productType, isVisible: true });
    }
    const plan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 };
    expect(await make('Plan', { subscriptionPlan: plan })).toMatchObject({
      subscriptionPlan: plan,
    });
  });

  it('STOR-01 a shop without a store page gets one with its first product', async () => {
    const bare = await app.createSite({ identifier: `bare-${sites}` });
    const theirs = await createOffice(
      app,
      { [bare]: [userRoles.values.storeManager] },
      `bare-${sites}`,
    );
    const body = { title: 'First', variants: [{ priceCents: 500 }] };
    const made = await theirs.send('POST', 'products', body);
    expect(made.statusCode, made.body).toBe(200);
    const pages = (await theirs.get('store-pages')).json<{ storePages: Json[] }>();
    expect(pages.storePages).toMatchObject([{ title: 'Shop', urlId: 'shop' }]);
  });

  it('PROD-08 two people who change different fields both keep theirs', async () => {
    const { id, variantIds } = await shop.addProduct({ title: 'Mug', variants: [{}, {}] });
    const [first, second] = variantIds as [string, string];
    const patch = (body: Json) => office.send('PATCH', `products/${id}`, body);
    const titled = await patch({ changes: { title: { from: 'Mug', to: 'Cup' } } });
    expect(titled.statusCode, titled.body).toBe(200);
    const priced = await patch({
      changes: { seoTitle: { from: '', to: 'Cups' } },
      changedVariants: [{ id: first, changes: { priceCents: { from: 1000, to: 1200 } } }],
      addedVariants: [{ priceCents: 700, attributes: { Size: 'L' } }],
      removedVariantIds: [second],
    });
    expect(priced.statusCode, priced.body).toBe(200);
    const late = await patch({
      changes: { title: { from: 'Mug', to: 'Jug' }, excerpt: { from: '', to: '<p>x</p>' } },
      changedVariants: [
        { id: first, changes: { priceCents: { from: 1000, to: 900 } } },
        { id: second, changes: { priceCents: { from: 1000, to: 900 } } },
      ],
    });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'edited_meanwhile',
      conflicts: {
        title: { theirs: 'Cup', yours: 'Jug' },
        [`variants.${first}.priceCents`]: { theirs: 1200, yours: 900 },
        [`variants.${second}`]: { theirs: null },
      },
    });
    const now = await read(id);
    expect(now).toMatchObject({ title: 'Cup', seoTitle: 'Cups', excerpt: '' });
    expect(now.variants.map(({ priceCents }) => priceCents)).toEqual([1200, 700]);
  });

  it('PROD-08 what a product names must be there', async () => {
    const { id } = await shop.addProduct();
    const nowhere = 'f'.repeat(24);
    const named = [
      { categoryIds: [nowhere] },
      { imageIds: [nowhere] },
      { formId: nowhere },
      { collectionId: nowhere },
    ];
    for (const facts of named) {
      const made = await office.send('POST', 'products', {
        title: 'Jug',
        variants: [{ priceCents: 100 }],
        ...facts,
      });
      expect([facts, made.statusCode]).toEqual([facts, 404]);
      const [[name, to] = ['', '']] = Object.entries(facts);
      const { [name]: from } = await read(id);
      const changes = { [name]: { from, to } };
      const changed = await office.send('PATCH', `products/${id}`, { changes });
      expect([facts, changed.statusCode]).toEqual([facts, 404]);
    }
    expect(await titles()).toEqual(['Bowl']);
  });

  it('PROD-08 an edit leaves the stock as sales left it', async () => {
    const { id, variantIds } = await shop.addProduct({ variants: [{ stock: 8 }] });
    const changes = { priceCents: { from: 1000, to: 1100 } };
    const edit = { changedVariants: [{ id: variantIds[0], changes }] };
    const [edited, moved] = await Promise.all([
      office.send('PATCH', `products/${id}`, edit),
      office.send('POST', 'inventory/adjustments', {
        adjustments: [{ variantId: variantIds[0], by: -3 }],
        reason: 'damaged',
      }),
    ]);
    expect([edited.statusCode, moved.statusCode]).toEqual([200, 200]);
    expect(await shop.stockOf(variantIds[0]!)).toBe(5);
  });

  it('PROD-08 copies hidden without units, archives hidden, and deletes', async () => {
    const { id } = await shop.addProduct({ title: 'Mug', variants: [{ stock: 8 }] });
    const copied = (await office.send('POST', `products/${id}/duplicate`, {})).json<Line>();
    expect(await read(copied.id)).toMatchObject({
      title: 'Mug (2)',
      isVisible: false,
      variants: [{ priceCents: 1000, stock: { unlimited: false, quantity: 0, held: 0 } }],
    });
    await office.send('POST', 'products/archive', { ids: [id], isArchived: true });
    expect(await titles()).toEqual(['Mug (2)']);
    expect(await titles({ archived: true })).toEqual(['Mug']);
    expect(await read(id)).toMatchObject({ isArchived: true, isVisible: false });
    const show = { changes: { isVisible: { from: false, to: true } } };
    const refused = await office.send('PATCH', `products/${id}`, show);
    expect(refused.json<Json>()['code']).toBe('product_archived');
    await office.send('POST', 'products/archive', { ids: [id], isArchived: false });
    expect(await titles({ visible: false })).toHaveLength(2);
    expect((await office.send('DELETE', `products/${id}`)).json()).toMatchObject({
      isDeleted: true,
    });
    expect((await office.get(`products/${id}`)).statusCode).toBe(404);
  });

  it('D-59 a product has as many variants as the setting says, up to 2,000', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        priceCents: 500,
        attributes: { A: `${index % 100}`, B: `${Math.floor(index / 100)}` },
      }));
    const make = (variants: unknown) => office.send('POST', 'products', { title: 'Big', variants });
    const refused = await make(many(251));
    expect([refused.statusCode, refused.json<Json>()['code']]).toEqual([400, 'too_many_variants']);
    const values = { store: { variantsPerProduct: contentLimits.maxVariantsPerProduct } };
    await writeSettings(app.ctx, { siteId: shop.siteId, actor: operator, values });
    const made = await make(many(2000));
    expect(made.statusCode, made.body.slice(0, 300)).toBe(200);
    expect((await read(made.json<Line>().id)).variants).toHaveLength(2000);
    const four = { A: '1', B: '2', C: '3', D: '4' };
    const wide = await make([{ priceCents: 1, attributes: four }]);
    expect(wide.json<Json>()['code']).toBe('too_many_options');
  });

  it('STOR-05 of one name two that are made at the same moment have an address each, and the last place is taken once', async () => {
    const held = sql`lock table products in share mode`;
    const make = () =>
      office.send('POST', 'products', { title: 'At once', variants: [{ priceCents: 500 }] });
    const made = await meetAtLock(app, held, [make, make]);
    expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const addresses = await Promise.all(
      made.map(async (answer) => (await read(answer.json<Line>().id)).urlId),
    );
    expect(addresses).toEqual(['at-once', 'at-once-1']);
    const { known } = await app.ctx.db
      .selectFrom('products')
      .select((eb) => eb.fn.countAll<number>().as('known'))
      .where('archived_at', 'is', null)
      .where('collection_id', '=', (eb) =>
        eb
          .selectFrom('products as made')
          .select('made.collection_id')
          .where('made.id', '=', made[0]!.json<Line>().id),
      )
      .executeTakeFirstOrThrow();
    const set = (maxProductsPerCollection: number) =>
      writeSettings(app.ctx, {
        siteId: shop.siteId,
        actor: operator,
        values: { content: { maxProductsPerCollection } },
      });
    await set(Number(known) + 1);
    const last = await meetAtLock(app, held, [make, make]);
    expect(last.map(({ statusCode }) => statusCode)).toEqual([200, 400]);
    await set(10_000);
  });

  it('GLRY-18 D-59 staff put as many products into a store page as the setting says, up to 10,000', async () => {
    const set = (maxProductsPerCollection: number) =>
      writeSettings(app.ctx, {
        siteId: shop.siteId,
        actor: operator,
        values: { content: { maxProductsPerCollection } },
      });
    await expect(set(10_001)).rejects.toThrow();
    await set(2);
    const make = () =>
      office.send('POST', 'products', { title: 'Cup', variants: [{ priceCents: 500 }] });
    const [first, second] = [await make(), await make()];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    const { id } = first.json<Line>();
    const copy = () => office.send('POST', `products/${id}/duplicate`, {});
    for (const refused of [await make(), await copy()]) {
      expect(refused.statusCode).toBe(400);
      expect(refused.json<Json>()).toMatchObject({
        code: 'collection_full',
        message: expect.stringContaining('full'),
      });
    }
    await office.send('POST', 'products/archive', { ids: [id], isArchived: true });
    expect((await make()).statusCode).toBe(200);
    await set(10_000);
    expect((await copy()).statusCode).toBe(200);
  });

  it('INVT-01 lists variants by name, stock or price, with search and next page', async () => {
    const sizes = ['S', 'M'].map((size, index) => ({
      attributes: { Size: size },
      priceCents: 500 + index,
      stock: index * 20,
    }));
    await shop.addProduct({ title: 'Bowl', variants: sizes, optionOrdering: ['Size'] });
    await shop.addProduct({ title: 'Apron', variants: [{ priceCents: 900 }] });
    await shop.addProduct({ title: 'Cup', variants: [{ priceCents: 100, stock: 4 }] });
    const page = async (query: Json) =>
      (await office.get('inventory', query)).json<{
        variants: { title: string; variant: string }[];
        after?: string;
      }>();
    const names = async (query: Json) =>
      (await page(query)).variants.map((one) => `${one.title} ${one.variant}`.trim());
    expect(await names({})).toEqual(['Apron', 'Bowl S', 'Bowl M', 'Cup']);
    expect(await names({ sort: 'stock' })).toEqual(['Bowl S', 'Cup', 'Bowl M', 'Apron']);
    expect(await names({ sort: 'price', direction: 'desc' })).toEqual([
      'Apron',
      'Bowl M',
      'Bowl S',
      'Cup',
    ]);
    expect(await names({ search: 'bow' })).toEqual(['Bowl S', 'Bowl M']);
    expect(await names({ stock: 'low' })).toEqual(['Bowl S', 'Cup']);
    expect(await names({ stock: 'out' })).toEqual(['Bowl S']);
    for (const sort of ['name', 'stock', 'price']) {
      const first = await page({ sort, limit: 3 });
      const rest = await names({ sort, limit: 3, after: first.after });
      const walked = [
        ...first.variants.map((one) => `${one.title} ${one.variant}`.trim()),
        ...rest,
      ];
      expect(walked).toEqual(await names({ sort }));
    }
  });

  it('INVT-01 moves units with a reason, all or none, and keeps the history', async () => {
    const { variantIds } = await shop.addProduct({ variants: [{ stock: 4 }, { stock: 1 }] });
    const [one, two] = variantIds as [string, string];
    const move = (adjustments: Json[], reason = 'received') =>
      office.send('POST', 'inventory/adjustments', { adjustments, reason, note: 'Box 7' });
    const both = [
      { variantId: one, by: 6 },
      { variantId: two, by: -2 },
    ];
    expect((await move(both)).json<Json>()['code']).toBe('not_enough_stock');
    expect(await shop.stockOf(one)).toBe(4);
    expect((await move([{ variantId: one, by: 6 }])).json()).toMatchObject({
      levels: [{ variantId: one, stock: { unlimited: false, quantity: 10, held: 0 } }],
    });
    expect((await move([{ variantId: one, by: 0 }], 'counted')).statusCode).toBe(200);
    await move([{ variantId: one, unlimited: true }], 'correction');
    await move([{ variantId: one, unlimited: false, by: 2 }], 'counted');
    const history = (await office.get(`inventory/${one}/changes`)).json<{ changes: Json[] }>();
    expect(history.changes).toMatchObject([
      { reason: 'counted', by: 2, quantity: 2, note: 'Box 7' },
      { reason: 'correction', by: 0, quantity: null },
      { reason: 'counted', by: 0, quantity: 10 },
      { reason: 'received', by: 6, quantity: 10 },
    ]);
    expect((await office.get(`inventory/${two}/changes`)).json()).toEqual({ changes: [] });
  });
});
