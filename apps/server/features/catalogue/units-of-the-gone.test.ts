/** Units that come back while the variant they belong to is deleted. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { restockUnits } from '../stock/restock-units.ts';

describeOnBothDatabases('units of a deleted product', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let owner: TestOwner;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { payments: { test: true } };
    const site = { host: 'localhost', identifier: 'gone', settings };
    shop = await createTestShop(app, await app.createSite(site));
    owner = await createTestOwner(app, 'gone');
  });
  afterAll(() => app.close());

  const activityOf = async (method: 'DELETE' | 'PATCH' | 'POST', path: string, body?: object) => {
    const answer = await owner.send(method, owner.url(path), body ? { body } : {});
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ activityId: string }>().activityId;
  };
  const undo = (id: string) => activityOf('POST', `activity/${id}/undo`, {});

  /** Three of a stock of five are sold. */
  async function sell() {
    const variants = [
      { priceCents: 1000, stock: 5, sku: 'rose-s', attributes: { Size: 'S' } },
      { priceCents: 1000, stock: 9, attributes: { Size: 'L' } },
    ];
    const { id, variantIds } = await shop.addProduct({
      productType: 3,
      variants,
    });
    const [variantId = '', other = ''] = variantIds;
    const shopper = new Shopper(app);
    const body = { itemId: id, quantity: 3, sku: 'rose-s' };
    await shopper.send('POST', '/api/commerce/shopping-cart/entries', { body });
    shopper.cartToken = shopper.cookies.get('CART') ?? '';
    const paid = await shopper.pay({ expectedTotalCents: 3000 });
    expect(paid.statusCode, paid.body).toBe(200);
    const { payment_id: paymentId } = await app.ctx.db
      .selectFrom('stock_reservations')
      .select('payment_id')
      .where('site_id', '=', shop.siteId)
      .where('variant_id', '=', variantId)
      .executeTakeFirstOrThrow();
    return { id, variantId, other, paymentId };
  }

  async function restock(paymentId: string, variantId: string, quantity: number) {
    const site = (await app.ctx.sites.get(shop.siteId))!;
    const units = [{ variantId, quantity }];
    return app.ctx.transact((trx) => restockUnits({ ctx: app.ctx, trx, site }, paymentId, units));
  }

  it('that come back meanwhile are there when its deletion is taken back, once', async () => {
    const { id, variantId, other, paymentId } = await sell();
    expect(await shop.stockOf(variantId)).toBe(2);
    const deleted = await activityOf('DELETE', `products/${id}`);
    expect(await restock(paymentId, variantId, 1)).toEqual([{ variantId, quantity: 1 }]);
    expect(await restock(paymentId, variantId, 1)).toEqual([{ variantId, quantity: 1 }]);
    const back = await undo(deleted);
    expect([await shop.stockOf(variantId), await shop.stockOf(other)]).toEqual([4, 9]);
    await undo(await undo(back));
    expect(await shop.stockOf(variantId)).toBe(4);
    expect(await restock(paymentId, variantId, 5)).toEqual([{ variantId, quantity: 1 }]);
    expect(await shop.stockOf(variantId)).toBe(5);
  });

  it('of one variant that was taken away come back with it', async () => {
    const { id, variantId, other, paymentId } = await sell();
    const removedVariantIds = [variantId];
    const removed = await activityOf('PATCH', `products/${id}`, { removedVariantIds });
    await restock(paymentId, variantId, 2);
    await undo(removed);
    expect([await shop.stockOf(variantId), await shop.stockOf(other)]).toEqual([4, 9]);
  });
});
