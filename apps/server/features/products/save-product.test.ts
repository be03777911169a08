import type { ErrorCode } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveCollection } from '../collections/save-collection.ts';
import type { ChangedProductDraft, NewProductDraft, ProductDraft } from './product-draft.ts';
import { saveProduct, saveProducts } from './save-product.ts';

describeOnBothDatabases('the writer of products', (database) => {
  let app: TestApp;
  let siteId: string;
  let collectionId: string;
  let drafts = 0;
  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite();
    const shop = { typeName: 'products', type: 13 as const, urlId: 'shop', title: 'Shop' };
    collectionId = (await app.ctx.transact((trx) => saveCollection(trx, siteId, shop))).id;
  });
  afterAll(() => app.close());

  const draft = (more: Partial<NewProductDraft> = {}): NewProductDraft => ({
    collectionId,
    urlId: `bowl-${(drafts += 1)}`,
    title: 'Bowl',
    variants: [{ priceCents: 1000, stock: 3 }],
    ...more,
  });
  const save = (one: ProductDraft) => app.ctx.transact((trx) => saveProduct(trx, siteId, one));
  const change = (one: ChangedProductDraft) => save(one);
  const load = (id: string) =>
    app.ctx.db
      .selectFrom('products')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const variantsOf = (id: string) =>
    app.ctx.db
      .selectFrom('variants')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('product_id', '=', id)
      .orderBy('display_index')
      .execute();
  const version = async () => {
    const sites = app.ctx.db.selectFrom('sites').select('version').where('site_id', '=', siteId);
    return (await sites.executeTakeFirstOrThrow()).version;
  };

  it('keeps every field of a draft', async () => {
    const fields = {
      title: 'Bowl & lid',
      body: '<p>Body</p>',
      excerpt: '<p>Short</p>',
      tags: ['clay'],
      isVisible: false,
      isFeatured: true,
      displayIndex: 7,
      addButtonText: 'Take it',
      externalId: 'outside-1',
      seoTitle: 'Bowls',
      seoDescription: 'About bowls',
    };
    const columns = {
      title: 'Bowl & lid',
      body: '<p>Body</p>',
      excerpt: '<p>Short</p>',
      tags: ['clay'],
      is_visible: false,
      is_featured: true,
      display_index: 7,
      use_custom_add_button_text: true,
      custom_add_button_text: 'Take it',
      external_id: 'outside-1',
      seo_title: 'Bowls',
      seo_description: 'About bowls',
    };
    const { id } = await save(draft(fields));
    expect(await load(id)).toMatchObject(columns);
    const other = await save(draft());
    await change({ id: other.id, ...fields, externalId: 'outside-2' });
    expect(await load(other.id)).toMatchObject({ ...columns, external_id: 'outside-2' });
    await change({ id, addButtonText: null });
    expect(await load(id)).toMatchObject({
      ...columns,
      use_custom_add_button_text: false,
      custom_add_button_text: '',
    });
  });

  it.each<[string, ErrorCode, Partial<NewProductDraft>]>([
    [
      'D-78 a gift card on sale',
      'gift_card_on_sale',
      { productType: 4, variants: [{ priceCents: 10, onSale: true }] },
    ],
    [
      'D-78 a gift card with a sale price',
      'gift_card_on_sale',
      { productType: 4, variants: [{ priceCents: 10, salePriceCents: 5 }] },
    ],
    [
      'a sale price above the price',
      'sale_price_too_high',
      { variants: [{ priceCents: 10, salePriceCents: 11 }] },
    ],
    ['less than no stock', 'invalid_request', { variants: [{ priceCents: 10, stock: -1 }] }],
    ['a price below zero', 'invalid_request', { variants: [{ priceCents: -1 }] }],
    ['no variant at all', 'invalid_request', { variants: [] }],
    ['an address with a slash', 'invalid_request', { urlId: 'a/b' }],
    ['a character that no database holds', 'invalid_request', { title: 'a\0b' }],
    [
      'a variant of another product',
      'item_not_found',
      { variants: [{ id: 'other', priceCents: 1 }] },
    ],
  ])('%s is refused', async (_, code, more) => {
    await expect(save(draft(more))).rejects.toMatchObject({ code });
  });

  it('D-78 a product on sale cannot become a gift card', async () => {
    const { id } = await save(
      draft({ variants: [{ priceCents: 10, salePriceCents: 5, onSale: true }] }),
    );
    await expect(change({ id, productType: 4 })).rejects.toMatchObject({
      code: 'gift_card_on_sale',
    });
  });

  it('an address is one product in its collection, also within one batch', async () => {
    const { id } = await save(draft({ urlId: 'taken' }));
    await expect(save(draft({ urlId: 'taken' }))).rejects.toMatchObject({ code: 'address_taken' });
    const twins = [draft({ urlId: 'twin' }), draft({ urlId: 'twin' })];
    const both = app.ctx.transact((trx) => saveProducts(trx, siteId, twins));
    await expect(both).rejects.toMatchObject({ code: 'address_taken' });
    expect(await change({ id, urlId: 'taken', title: 'Cup' })).toMatchObject({ kind: 'updated' });
  });

  it('HTML is made safe before it is written', async () => {
    const { id } = await save(
      draft({ body: '<p onclick="x()">a</p><script>b</script>', excerpt: '<i>c<script>d' }),
    );
    expect(await load(id)).toMatchObject({ body: '<p>a</p>', excerpt: '<i>c</i>' });
  });

  it('what a draft leaves out stays, and a second time nothing is written', async () => {
    const first = draft({
      body: '<p>a</p>',
      tags: ['x'],
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
    });
    const { id, variantIds } = await save(first);
    const same: ChangedProductDraft = {
      ...first,
      id,
      variants: [{ id: variantIds[0], priceCents: 1000, stock: 3 }],
    };
    const before = await version();
    expect(await save(same)).toMatchObject({ id, kind: 'unchanged', variantIds });
    expect(await version()).toBe(before);
    expect(await change({ id, title: 'Vase' })).toMatchObject({ kind: 'updated', variantIds });
    expect(await load(id)).toMatchObject({
      title: 'Vase',
      body: '<p>a</p>',
      tags: ['x'],
      is_subscribable: true,
    });
    expect(await variantsOf(id)).toMatchObject([{ price_cents: 1000, qty_in_stock: 3 }]);
    expect(await version()).toBeGreaterThan(before);
  });

  it('options are ordered as the owner says, others behind them', async () => {
    const attributes = { Edge: 'Fringed', Size: 'Single', Color: 'Heather' };
    const variants = [{ priceCents: 1, attributes }];
    const { id } = await save(draft({ optionNames: ['Size', 'Gone', 'Color'], variants }));
    expect((await load(id)).variant_option_ordering).toEqual(['Size', 'Color', 'Edge']);
  });

  it('products without a place go to the end of their list, hidden ones too', async () => {
    const [first, second] = await app.ctx.transact((trx) =>
      saveProducts(trx, siteId, [draft({ isVisible: false }), draft()]),
    );
    const third = await save(draft());
    const places = await Promise.all(
      [first!, second!, third].map(async ({ id }) => (await load(id)).display_index),
    );
    expect(places).toEqual([places[0], places[0]! + 1, places[0]! + 2]);
  });

  it('the database refuses what no writer would write', async () => {
    const { id } = await save(draft());
    const damage = (set: object) =>
      app.ctx.transact((trx) =>
        trx.updateTable('variants').set(set).where('product_id', '=', id).execute(),
      );
    await expect(damage({ sale_price_cents: 1001 })).rejects.toThrow('variants_sale_price');
    await expect(damage({ qty_in_stock: -1 })).rejects.toThrow('variants_qty_in_stock');
    const retype = app.ctx.transact((trx) =>
      sql`update products set product_type = 6 where id = ${id}`.execute(trx),
    );
    await expect(retype).rejects.toThrow('products_type');
  });
});
