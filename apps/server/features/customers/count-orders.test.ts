import { afterAll, beforeAll, expect, it } from 'vitest';
import { settlePayment } from '../../payments/settle-payment.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addCoupon } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { cancelOrder } from '../orders/refunds/cancel-order.ts';

describeOnBothDatabases('orders of a customer', (database) => {
  let app: TestApp;
  let shop: TestShop;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { payments: { test: true, manual: true } };
    shop = await createTestShop(app, await app.createSite({ host: 'localhost', settings }));
  });
  afterAll(() => app.close());

  const site = async () => (await app.ctx.sites.get(shop.siteId))!;

  async function buy(email: string, payment: Record<string, string> | undefined) {
    const song = await shop.addProduct({ productType: 3, variants: [{ priceCents: 1000 }] });
    const shopper = new Shopper(app);
    await shopper.add(song.id);
    await shopper.pay({ expectedTotalCents: 1000, email, ...(payment && { payment }) });
    const order = await app.ctx.db
      .selectFrom('orders')
      .select(['order_number', 'payment_id'])
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    return { orderNumber: order.order_number, paymentId: order.payment_id };
  }

  const countOf = async (email: string) => {
    const row = await app.ctx.db
      .selectFrom('customers')
      .select(['order_count', 'test_order_count'])
      .where('email', '=', email)
      .executeTakeFirst();
    return [row?.order_count, row?.test_order_count];
  };

  it('one that staff called off was not their first', async () => {
    const { orderNumber } = await buy('ann@example.test', undefined);
    expect(await countOf('ann@example.test')).toEqual([0, 1]);
    const cancellation = { isRestocked: true, reason: '', actorName: 'Eve' };
    for (let time = 0; time < 2; time += 1) {
      await cancelOrder({ ctx: app.ctx, site: await site() }, orderNumber, cancellation);
    }
    expect(await countOf('ann@example.test')).toEqual([0, 0]);
  });

  it('one whose money comes after it was given up counts again', async () => {
    const { paymentId } = await buy('bo@example.test', { provider: 'manual' });
    const tell = async (type: 'canceled' | 'succeeded') =>
      settlePayment(app.ctx, await site(), { paymentId, type, isTest: false });
    await tell('canceled');
    expect(await countOf('bo@example.test')).toEqual([0, 0]);
    await tell('succeeded');
    await tell('succeeded');
    expect(await countOf('bo@example.test')).toEqual([1, 0]);
  });

  it('a test uses neither their first order nor the last of a coupon up', async () => {
    await addCoupon(shop, { code: 'LAST', kind: 'fixed', amountCents: 300, usageLimit: 1 });
    const song = await shop.addProduct({ productType: 3, variants: [{ priceCents: 1000 }] });
    const email = 'cy@example.test';
    const start = async () => {
      const shopper = new Shopper(app);
      await shopper.add(song.id);
      const body = { promoCode: 'LAST' };
      const url = `/api/3/commerce/cart/${shopper.cartToken}/coupons`;
      expect((await shopper.send('POST', url, { body })).statusCode).toBe(200);
      return shopper;
    };
    const tested = await start();
    expect((await tested.pay({ expectedTotalCents: 700, email })).statusCode).toBe(200);
    expect(await countOf(email)).toEqual([0, 1]);
    const real = await start();
    const payment = { provider: 'manual' };
    expect((await real.pay({ expectedTotalCents: 700, email, payment })).statusCode).toBe(200);
    expect(await countOf(email)).toEqual([1, 1]);
    const late = new Shopper(app);
    await late.add(song.id);
    const url = `/api/3/commerce/cart/${late.cartToken}/coupons`;
    const refused = await late.send('POST', url, { body: { promoCode: 'LAST' } });
    expect(refused.statusCode, refused.body).toBe(400);
    const uses = await app.ctx.db
      .selectFrom('discounts')
      .select(['used_count', 'test_used_count'])
      .where('code', '=', 'LAST')
      .executeTakeFirstOrThrow();
    expect(uses).toEqual({ used_count: 1, test_used_count: 1 });
  });
});
