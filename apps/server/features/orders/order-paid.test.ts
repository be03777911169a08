import { afterAll, beforeAll, expect, it } from 'vitest';
import { settlePayment } from '../../payments/settle-payment.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

describeOnBothDatabases('a paid order', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let shippingOptionId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { payments: { test: true, manual: true } };
    shop = await createTestShop(app, await app.createSite({ host: 'localhost', settings }));
    shippingOptionId = await addShippingOption(shop);
  });
  afterAll(() => app.close());

  /** A bowl of a stock and two gift cards, ordered by transfer. */
  async function order(stock: number) {
    const bowl = await shop.addProduct({ variants: [{ priceCents: 1000, stock }] });
    const card = await shop.addProduct({ productType: 4, variants: [{ priceCents: 5000 }] });
    const shopper = new Shopper(app);
    await shopper.add(bowl.id);
    await shopper.add(card.id, 2);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const payment = { provider: 'manual' };
    const paid = await shopper.pay({ expectedTotalCents, shippingOptionId, payment });
    expect(paid.statusCode).toBe(200);
    return { orderId: paid.json<{ orderId: string }>().orderId, bowl };
  }

  const orderRow = (orderId: string) =>
    app.ctx.db
      .selectFrom('orders')
      .select(['payment_id', 'status', 'paid_at'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
  const giftCardsOf = (orderId: string) =>
    app.ctx.db.selectFrom('gift_cards').select('id').where('order_id', '=', orderId).execute();

  async function tell(orderId: string, type: 'succeeded' | 'canceled') {
    const site = (await app.ctx.sites.get(shop.siteId))!;
    const { payment_id: paymentId } = await orderRow(orderId);
    await settlePayment(app.ctx, site, { paymentId, type, isTest: false });
  }

  it('hands over once what was bought, however often its money is told', async () => {
    const { orderId } = await order(1);
    expect(await orderRow(orderId)).toMatchObject({ paid_at: null });
    expect(await giftCardsOf(orderId)).toEqual([]);
    await tell(orderId, 'canceled');
    await tell(orderId, 'succeeded');
    await tell(orderId, 'succeeded');
    expect(await orderRow(orderId)).toMatchObject({ status: 'paid', paid_at: app.ctx.now() });
    expect(await giftCardsOf(orderId)).toHaveLength(2);
  });

  it('hands nothing over while its stock is short', async () => {
    const { orderId, bowl } = await order(1);
    await tell(orderId, 'canceled');
    const other = new Shopper(app);
    await other.add(bowl.id);
    const expectedTotalCents = await other.totalFor({ shippingOptionId });
    expect((await other.pay({ expectedTotalCents, shippingOptionId })).statusCode).toBe(200);
    await tell(orderId, 'succeeded');
    expect(await orderRow(orderId)).toMatchObject({ status: 'needs_attention', paid_at: null });
    expect(await giftCardsOf(orderId)).toEqual([]);
  });
});
