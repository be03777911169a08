import { canBeOnSale, getCurrentPrice, getTotalStock, productTypes } from '@sitewright/commerce';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestShop, type TestVariant } from '../testing/test-shop.ts';
import { listProducts } from '../features/catalogue/list-products.ts';

/** What a shop takes: a sale is not above the price, and gift cards have none (D-78). */
const variantOf = (productType: number): fc.Arbitrary<TestVariant> =>
  fc
    .record({
      priceCents: fc.nat(100_000),
      off: fc.integer({ min: 0, max: 100 }),
      onSale: canBeOnSale(productType) ? fc.boolean() : fc.constant(false),
      stock: fc.option(fc.nat(50), { nil: undefined }),
    })
    .map(({ off, ...rest }) => ({
      ...rest,
      salePriceCents: canBeOnSale(productType) ? Math.floor((rest.priceCents * off) / 100) : 0,
    }));
const product = fc.constantFrom(...Object.values(productTypes)).chain((productType) =>
  fc.record({
    productType: fc.constant(productType),
    variants: fc.array(variantOf(productType), { minLength: 1, maxLength: 4 }),
  }),
);

describeOnBothDatabases('rules of products in SQL', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());

  it('PDP-19 lists agree with the pure rules over random products of all kinds', async () => {
    const siteId = await app.createSite();
    const shop = await createTestShop(app, siteId);
    const products = fc.sample(product, { numRuns: 24, seed: 35 });
    for (const [index, { productType, variants }] of products.entries()) {
      await shop.addProduct({
        title: String(index),
        productType,
        optionOrdering: ['No'],
        variants: variants.map((one, no) => ({ ...one, attributes: { No: `${no}` } })),
      });
    }
    const scope = { siteId, categoryIds: [], threshold: 0 };
    const { products: rows } = await listProducts(app.ctx.db, scope, {
      sort: 'created',
      limit: 50,
    });
    expect(rows.length).toBeGreaterThanOrEqual(20);
    for (const line of rows) {
      const { productType, variants } = products[Number(line.title)]!;
      const prices = variants.map((one) => getCurrentPrice(priced(one)).amountCents);
      const stock = getTotalStock({ productType, variants: variants.map(counted) });
      expect(line).toMatchObject({
        lowestCents: Math.min(...prices),
        highestCents: Math.max(...prices),
        stock: Number.isFinite(stock) ? stock : null,
      });
    }
  });
});

function priced({ priceCents, salePriceCents, onSale }: TestVariant) {
  return { price: priceCents, salePrice: salePriceCents, onSale };
}

function counted({ stock }: TestVariant) {
  return { unlimited: stock === undefined, qtyInStock: stock ?? 0 };
}
