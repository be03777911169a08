import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { loadRelatedProducts } from './load-related-products.ts';

describeOnBothDatabases('what is suggested beside a cart', (database) => {
  let app: TestApp;
  let shop: TestShop;
  beforeAll(async () => {
    app = await createTestApp({ database });
    shop = await createTestShop(app, await app.createSite({ host: 'localhost' }));
  });
  afterAll(() => app.close());

  it('CART-20 is what others bought with it, then what the owner features, and nothing in the cart', async () => {
    const names = new Map<string, string>();
    const add = async (title: string, more = {}) => {
      const { id } = await shop.addProduct({ title, productType: 2, ...more });
      names.set(id, title);
      return id;
    };
    const bowl = await add('Bowl', { isFeatured: true });
    const lid = await add('Lid');
    const spoon = await add('Spoon');
    await add('Plain');
    await add('Secret', { isFeatured: true, isVisible: false });
    for (const title of ['One', 'Two', 'Three']) await add(title, { isFeatured: true });
    const buy = async (...ids: string[]) => {
      const shopper = new Shopper(app);
      for (const id of ids) await shopper.add(id);
      const expectedTotalCents = await shopper.totalFor();
      expect((await shopper.pay({ expectedTotalCents })).statusCode).toBe(200);
    };
    await buy(bowl, spoon);
    await buy(bowl, spoon, lid);

    const site = (await app.ctx.sites.get(shop.siteId))!;
    const suggest = async (...ids: string[]) =>
      (await loadRelatedProducts(app.ctx, site, { productIds: ids, sales: [] })).map(({ id }) =>
        names.get(id),
      );
    expect(await suggest(bowl)).toEqual(['Spoon', 'Lid', 'One', 'Two']);
    expect(await suggest(bowl, spoon)).toEqual(['Lid', 'One', 'Two', 'Three']);
    expect(await suggest()).toEqual([]);
  });
});
