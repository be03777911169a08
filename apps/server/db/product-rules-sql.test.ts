import { getCurrentPrice, getTotalStock, productTypes } from '@sitewright/commerce';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestShop, type TestVariant } from '../testing/test-shop.ts';
import { listProducts } from '../features/owner/list-products.ts';

const variant: fc.Arbitrary<TestVariant> = fc.record({
  priceCents: fc.nat(100_000),
  salePriceCents: fc.nat(100_000),
  onSale: fc.boolean(),
  stock: fc.option(fc.nat(50), { nil: undefined }),
});
const product = fc.record({
  productType: fc.constantFrom(...Object.values(productTypes)),
  variants: fc.array(variant, { minLength: 1, maxLength: 4 }),
});

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
      await shop.addProduct({ title: String(index), productType, variants });
    }
    const { rows } = await listProducts(app.ctx.db, { siteId, query: '', page: 1 });
    expect(rows.length).toBeGreaterThanOrEqual(20);
    for (const line of rows) {
      const { productType, variants } = products[Number(line.title)]!;
      const prices = variants.map((one) => getCurrentPrice(priced(one)).amountCents);
      const stock = getTotalStock({ productType, variants: variants.map(counted) });
      expect(line).toMatchObject({
        lowestCents: Math.min(...prices),
        highestCents: Math.max(...prices),
        stock: Number.isFinite(stock) ? stock : undefined,
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
