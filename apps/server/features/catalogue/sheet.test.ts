import { userRoles, type SheetProduct } from '@sitewright/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

interface Saved {
  results: {
    id: string;
    refusal?: { code: string; message: string; conflicts?: Record<string, unknown> };
    product?: SheetProduct;
  }[];
  activityIds: string[];
}

describeOnBothDatabases('the sheet of products', (database) => {
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
    const identifier = `sheet-${sites}`;
    const host = sites === 1 ? 'localhost' : `${identifier}.test`;
    shop = await createTestShop(app, await app.createSite({ identifier, host }));
    office = await createOffice(
      app,
      { [shop.siteId]: [userRoles.values.storeManager] },
      identifier,
    );
  });

  const read = async (query = {}) =>
    (await office.get('product-sheet', query)).json<{ products: SheetProduct[]; after?: string }>();
  const save = async (products: unknown[]) =>
    (await office.send('PATCH', 'product-sheet', { products })).json<Saved>();
  const undo = (id: string) => office.send('POST', `activity/${id}/undo`, {});

  it('PROD-08 has a row for each variant, by the filters of the list, a page at a time', async () => {
    for (let index = 0; index < 5; index += 1) {
      const sizes = ['S', 'M'].map((Size) => ({ attributes: { Size }, priceCents: 100 + index }));
      await shop.addProduct({ title: `Cup ${index}`, variants: sizes, optionOrdering: ['Size'] });
    }
    await shop.addProduct({ title: 'Plate', isVisible: false });
    const walked: string[] = [];
    for (let after: string | undefined, more = true; more; more = after !== undefined) {
      const page = await read({ search: 'cup', sort: 'title', limit: 2, after });
      walked.push(...page.products.map(({ title }) => title));
      after = page.after;
    }
    expect(walked).toEqual([0, 1, 2, 3, 4].map((index) => `Cup ${index}`));
    const { products } = await read({ visible: 'false' });
    expect(products.map(({ title }) => title)).toEqual(['Plate']);
    const [cup] = (await read({ search: 'Cup 3' })).products;
    expect(cup?.variants.map(({ name, priceCents }) => [name, priceCents])).toEqual([
      ['S', 103],
      ['M', 103],
    ]);
  });

  it('PROD-08 saves cells of several products, and each is taken back from the log', async () => {
    const cup = await shop.addProduct({ title: 'Cup', variants: [{ priceCents: 500, stock: 4 }] });
    const plate = await shop.addProduct({ title: 'Plate' });
    const [variantId = ''] = cup.variantIds;
    const variant = {
      id: variantId,
      changes: {
        priceCents: { from: 500, to: 750 },
        onSale: { from: false, to: true },
        salePriceCents: { from: 0, to: 600 },
        weightGrams: { from: 0, to: 300 },
      },
    };
    const saved = await save([
      { id: cup.id, variants: [variant], stock: [{ variantId, by: 3 }] },
      { id: plate.id, changes: { seoTitle: { from: '', to: 'A plate – “fine” 🍽' } } },
    ]);
    expect(saved.results.map(({ refusal }) => refusal)).toEqual([undefined, undefined]);
    expect(saved.activityIds).toHaveLength(3);
    const [one] = (await read({ search: 'Cup' })).products;
    expect(one?.variants[0]).toMatchObject({
      priceCents: 750,
      salePriceCents: 600,
      onSale: true,
      weightGrams: 300,
      stock: { unlimited: false, quantity: 7, held: 0 },
    });
    for (const id of saved.activityIds.toReversed()) expect((await undo(id)).statusCode).toBe(200);
    const [back] = (await read({ search: 'Cup' })).products;
    expect(back?.variants[0]).toMatchObject({
      priceCents: 500,
      onSale: false,
      weightGrams: 0,
      stock: { quantity: 4 },
    });
    expect((await read({ search: 'Plate' })).products[0]?.seoTitle).toBe('');
  });

  it('PROD-08 different cells of two people merge, the same cell shows both', async () => {
    const { id, variantIds } = await shop.addProduct({ variants: [{ priceCents: 500 }] });
    const [variantId = ''] = variantIds;
    const change = (field: string, from: number, to: number) =>
      save([{ id, variants: [{ id: variantId, changes: { [field]: { from, to } } }] }]);
    await change('priceCents', 500, 600);
    expect((await change('weightGrams', 0, 90)).results[0]?.refusal).toBeUndefined();
    const second = await change('priceCents', 500, 700);
    expect(second.results[0]?.refusal).toMatchObject({
      code: 'edited_meanwhile',
      conflicts: { [`variants.${variantId}.priceCents`]: { theirs: 600, yours: 700 } },
    });
    expect(second.results[0]?.product?.variants[0]?.priceCents).toBe(600);
  });

  it('PROD-08 what is wrong with one product keeps no other back', async () => {
    const sizes = ['S', 'M'].map((Size) => ({ attributes: { Size }, sku: Size, priceCents: 100 }));
    const cup = await shop.addProduct({ variants: sizes, optionOrdering: ['Size'] });
    const plate = await shop.addProduct({ variants: [{ priceCents: 100, stock: 1 }] });
    const bowl = await shop.addProduct({ variants: [{ priceCents: 100 }] });
    const saved = await save([
      {
        id: cup.id,
        variants: [{ id: cup.variantIds[1], changes: { sku: { from: 'M', to: 'S' } } }],
      },
      { id: plate.id, stock: [{ variantId: plate.variantIds[0], by: -2 }] },
      { id: 'nowhere', changes: { title: { from: '', to: 'Ghost' } } },
      { id: bowl.id, stock: [{ variantId: plate.variantIds[0], by: 5 }] },
      {
        id: bowl.id,
        variants: [
          {
            id: bowl.variantIds[0],
            changes: { salePriceCents: { from: 0, to: 200 }, onSale: { from: false, to: true } },
          },
        ],
      },
    ]);
    expect(saved.results.map(({ refusal }) => refusal?.code)).toEqual([
      'sku_taken',
      'not_enough_stock',
      'not_found',
      'sale_price_too_high',
    ]);
    expect(saved.activityIds).toEqual([]);
    expect(await shop.stockOf(plate.variantIds[0] ?? '')).toBe(1);
    const good = { id: plate.id, changes: { title: { from: 'Bowl', to: 'Good' } } };
    const bad = { id: cup.id, changes: { title: { from: 'Old', to: 'Bad' } } };
    const half = await save([bad, good]);
    expect(half.results.map(({ refusal }) => refusal?.code)).toEqual([
      'edited_meanwhile',
      undefined,
    ]);
    expect((await read({ search: 'Good' })).products).toHaveLength(1);
  });

  it('PROD-08 units by deltas: two who type at once lose nothing; counting begins and ends', async () => {
    const { id, variantIds } = await shop.addProduct({ variants: [{ stock: 10 }] });
    const [variantId = ''] = variantIds;
    const move = (stock: object) => save([{ id, stock: [{ variantId, ...stock }] }]);
    await Promise.all([move({ by: 5 }), move({ by: -3 }), move({ by: 1 })]);
    expect(await shop.stockOf(variantId)).toBe(13);
    await move({ unlimited: true });
    const counted = await move({ unlimited: false, by: 6 });
    expect(counted.results[0]?.product?.variants[0]?.stock).toEqual({
      unlimited: false,
      quantity: 6,
      held: 0,
    });
  });

  it('INVT-01 AUTH-05 units are for who may move them, and another site sees nothing', async () => {
    const { id, variantIds } = await shop.addProduct({ variants: [{ stock: 1 }] });
    const editor = await createOffice(
      app,
      { [shop.siteId]: [userRoles.values.editor] },
      `sheet-${sites}`,
    );
    const units = { products: [{ id, stock: [{ variantId: variantIds[0], by: 1 }] }] };
    expect((await editor.send('PATCH', 'product-sheet', units)).statusCode).toBe(403);
    // Nor may they take such a move back; a price in the same save they may.
    const variants = [{ id: variantIds[0], changes: { priceCents: { from: 1000, to: 1200 } } }];
    const { activityIds } = await save([{ ...units.products[0], variants }]);
    const undone = await Promise.all(
      activityIds.map((one) => editor.send('POST', `activity/${one}/undo`, {})),
    );
    expect(undone.map(({ statusCode }) => statusCode)).toEqual([200, 403]);
    expect(await shop.stockOf(variantIds[0] ?? '')).toBe(2);
    const other = await createTestShop(
      app,
      await app.createSite({ identifier: `far-${sites}`, host: `far-${sites}.test` }),
    );
    const stranger = await createOffice(
      app,
      { [other.siteId]: [userRoles.values.storeManager] },
      `far-${sites}`,
    );
    const answer = await stranger.send('PATCH', 'product-sheet', {
      products: [{ id, changes: { title: { from: 'Bowl', to: 'Mine' } } }],
    });
    expect(answer.json<Saved>().results).toMatchObject([{ id, refusal: { code: 'not_found' } }]);
    expect((await stranger.get('product-sheet')).json()).toEqual({ products: [] });
  });
});
