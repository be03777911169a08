import { userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../db/id.ts';
import { settlePayment } from '../../../payments/settle-payment.ts';
import { ledgerOf } from '../../../testing/ledger-of.ts';
import { createOffice, type Office } from '../../../testing/office.ts';
import { describeOnBothDatabases } from '../../../testing/on-both-databases.ts';
import { Shopper } from '../../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { withdrawFromBalance } from '../../balances/issue-balance.ts';

interface Money {
  refundedCents: number;
  keptCents: number;
  parts: { id: string; keptQuantity: number; keptCents: number }[];
  refunds: { source: string; status: string; amountCents: number }[];
  timeline: { kind: string; actorName: string | null }[];
}

interface Failed {
  paymentId: string;
  refundId: string;
}

describeOnBothDatabases('money of an order that did not arrive', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let office: Office;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { payments: { manual: true } };
    const site = { host: 'localhost', identifier: 'oak', settings };
    shop = await createTestShop(app, await app.createSite(site));
    office = await createOffice(app, { [shop.siteId]: [userRoles.values.storeManager] }, 'oak');
  });
  afterAll(() => app.close());

  /** A gift card of 50.00 and two e-books of 9.00 each. */
  async function buy() {
    const card = await shop.addProduct({ productType: 4, variants: [{ priceCents: 5000 }] });
    const book = await shop.addProduct({ productType: 2, variants: [{ priceCents: 900 }] });
    const shopper = new Shopper(app);
    await shopper.add(card.id);
    await shopper.add(book.id, 2);
    // A transfer is real money, for which there are real gift cards.
    const payment = { provider: 'manual' };
    const asked = { expectedTotalCents: 6800, shippingAddress: undefined, payment };
    expect((await shopper.pay(asked)).statusCode).toBe(200);
    const order = await app.ctx.db
      .selectFrom('orders')
      .select(['id', 'order_number', 'payment_id'])
      .where('cart_id', '=', shopper.cartToken)
      .executeTakeFirstOrThrow();
    const site = (await app.ctx.sites.get(shop.siteId))!;
    const came = { paymentId: order.payment_id, type: 'succeeded', isTest: false } as const;
    await settlePayment(app.ctx, site, came);
    const path = `orders/${order.order_number}`;
    const money = async () => (await office.get(path)).json<Money>();
    const { parts } = await money();
    const idOf = (cents: number) => parts.find(({ keptCents }) => keptCents === cents)!.id;
    return {
      orderId: order.id,
      paymentId: order.payment_id,
      path,
      money,
      card: idOf(5000),
      books: idOf(1800),
    };
  }
  type Order = Awaited<ReturnType<typeof buy>>;

  const giveBack = (order: Order, wish: object) =>
    office.send('POST', `${order.path}/refunds`, { requestId: newId(), ...wish });
  const failedOf = async ({ paymentId }: Order) => {
    const { failedRefunds } = (await office.get('orders/alerts')).json<{
      failedRefunds: Failed[];
    }>();
    return failedRefunds.filter((one) => one.paymentId === paymentId);
  };
  /** The bank sends back what went to the buyer last. */
  async function comeBack(order: Order): Promise<Failed> {
    const site = (await app.ctx.sites.get(shop.siteId))!;
    const { paymentId } = order;
    const { id: refundId } = await app.ctx.db
      .selectFrom('payment_refunds')
      .select('id')
      .where('payment_id', '=', paymentId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const refund = { refundId, status: 'failed' } as const;
    await settlePayment(app.ctx, site, { paymentId, type: 'refunded', refund, isTest: false });
    return { paymentId, refundId };
  }
  const sendAgain = ({ paymentId, refundId }: Failed) =>
    office.send('POST', 'orders/alerts/refunds/retry', { paymentId, refundId });

  it('is sent again for what it was for, as staff asked', async () => {
    const order = await buy();
    await giveBack(order, { units: [{ id: order.books, quantity: 1 }] });
    const failed = await comeBack(order);
    expect(await order.money()).toMatchObject({ refundedCents: 0, keptCents: 6800 });
    for (const _ of [1, 2]) expect((await sendAgain(failed)).statusCode).toBe(200);
    const money = await order.money();
    expect(money).toMatchObject({ refundedCents: 900, keptCents: 5900 });
    expect(money.parts.find(({ id }) => id === order.books)).toMatchObject({
      keptQuantity: 1,
      keptCents: 900,
    });
    expect(money.refunds).toMatchObject([
      { source: 'staff', status: 'failed', amountCents: 0 },
      { source: 'staff', status: 'done', amountCents: 900 },
    ]);
    expect(money.timeline.slice(-2)).toMatchObject([
      { kind: 'refund-asked', actorName: expect.stringContaining('Person') as string },
      { kind: 'refunded' },
    ]);
    expect(await failedOf(order)).toEqual([]);
    expect(await ledgerOf(app, { orderId: order.orderId })).toMatchObject({ refunds: 900 });
  });

  it('is not sent again for a gift card that was spent meanwhile', async () => {
    const order = await buy();
    await giveBack(order, { units: [{ id: order.card, quantity: 1 }] });
    const failed = await comeBack(order);
    const { siteId } = shop;
    await app.ctx.transact(async (trx) => {
      const { id } = await trx
        .selectFrom('gift_cards')
        .select('id')
        .where('order_id', '=', order.orderId)
        .executeTakeFirstOrThrow();
      await withdrawFromBalance(trx, { siteId, id, amountCents: 5000, now: app.ctx.now() });
    });
    const refused = await sendAgain(failed);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'gift_card_spent' }]);
    expect(await order.money()).toMatchObject({ refundedCents: 0, keptCents: 6800 });
  });

  it('is not sent again, nor told any more, once it was given back anew', async () => {
    const order = await buy();
    const wish = { units: [{ id: order.books, quantity: 2 }] };
    await giveBack(order, wish);
    const failed = await comeBack(order);
    expect(await failedOf(order)).toMatchObject([failed]);
    expect((await giveBack(order, wish)).statusCode).toBe(200);
    expect(await failedOf(order)).toEqual([]);
    const refused = await sendAgain(failed);
    expect(refused.json()).toMatchObject({ code: 'refund_too_large' });
    expect(await order.money()).toMatchObject({ refundedCents: 1800, keptCents: 5000 });
  });

  it('that comes back again is told and sent again', async () => {
    const order = await buy();
    await giveBack(order, { amountCents: 6800 });
    const first = await comeBack(order);
    await sendAgain(first);
    const second = await comeBack(order);
    expect(second.refundId).not.toBe(first.refundId);
    expect(await failedOf(order)).toMatchObject([second]);
    await sendAgain(second);
    expect(await failedOf(order)).toEqual([]);
    expect(await order.money()).toMatchObject({ refundedCents: 6800, keptCents: 0 });
  });
});
