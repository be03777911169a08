import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { giveGiftCard } from '../../testing/give-gift-card.ts';
import { ledgerOf } from '../../testing/ledger-of.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { signInOwner } from '../../testing/test-staff.ts';
import { refundOrder } from '../orders/refunds/refund-order.ts';

describeOnBothDatabases('gift cards that fail, end and are given', (database) => {
  let app: TestApp;
  let shop: TestShop;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { payments: { test: true, manual: true } };
    shop = await createTestShop(
      app,
      await app.createSite({ host: 'localhost', identifier: 'oak', settings }),
    );
  });
  afterAll(() => app.close());

  const site = async () => (await app.ctx.sites.get(shop.siteId))!;

  const cardOf = async (id: string) => {
    const row = await app.ctx.db
      .selectFrom('balances')
      .select(['left_cents', 'voided_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const entries = await app.ctx.db
      .selectFrom('balance_entries')
      .select('amount_cents')
      .where('balance_id', '=', id)
      .execute();
    expect(entries.reduce((sum, entry) => sum + entry.amount_cents, 0)).toBe(row.left_cents);
    return { leftCents: row.left_cents, isEnded: row.voided_at !== null };
  };

  async function staff(path: string, payload: object) {
    const crumb = 'a'.repeat(43);
    const answer = await app.inject({
      method: 'POST',
      url: `/api/sites/oak/gift-cards${path}`,
      cookies: { ...(await signInOwner(app)), crumb },
      headers: { 'x-csrf-token': crumb },
      payload,
    });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ giftCard: { id: string } }>().giftCard;
  }

  const tell = async (paymentId: string, refundId: string, status: 'done' | 'failed') =>
    settlePayment(app.ctx, await site(), {
      paymentId,
      type: 'refunded',
      isTest: false,
      refund: { refundId, status, provider: 'manual' },
    });

  const orderOf = (cartId: string) =>
    app.ctx.db
      .selectFrom('orders')
      .select(['id', 'order_number', 'payment_id'])
      .where('cart_id', '=', cartId)
      .executeTakeFirstOrThrow();

  const paid = async (paymentId: string) =>
    settlePayment(app.ctx, await site(), { paymentId, type: 'succeeded', isTest: false });

  it('a refund of a sold gift card that fails puts its worth back on it', async () => {
    const product = await shop.addProduct({ productType: 4, variants: [{ priceCents: 5000 }] });
    const shopper = new Shopper(app);
    await shopper.add(product.id);
    await shopper.pay({ expectedTotalCents: 5000, payment: { provider: 'manual' } });
    const order = await orderOf(shopper.cartToken);
    await paid(order.payment_id);
    const { id } = await app.ctx.db
      .selectFrom('gift_cards')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    const request = { requestId: newId(), restock: [], reason: '', actorName: 'Eve' };
    await refundOrder({ ctx: app.ctx, site: await site() }, order.order_number, {
      ...request,
      wish: { amountCents: 5000 },
    });
    expect(await cardOf(id)).toEqual({ leftCents: 0, isEnded: true });
    const refund = await app.ctx.db
      .selectFrom('payment_refunds')
      .select('id')
      .where('payment_id', '=', order.payment_id)
      .executeTakeFirstOrThrow();
    await tell(order.payment_id, refund.id, 'failed');
    await tell(order.payment_id, refund.id, 'failed');
    expect(await cardOf(id)).toEqual({ leftCents: 5000, isEnded: false });
    expect(await ledgerOf(app, { orderId: order.id })).toEqual({
      'clearing manual': 5000,
      'gift-cards': -5000,
    });
    // What came back does not go again by news that come late.
    await tell(order.payment_id, refund.id, 'done');
    expect(await cardOf(id)).toEqual({ leftCents: 5000, isEnded: false });
  });

  it('what went back to a gift card stays there, whatever a provider says', async () => {
    const card = await giveGiftCard(shop, 2000);
    const { paymentId, orderNumber } = await payBy(card.code, { expectedDueCents: 1000 });
    await paid(paymentId);
    await refundOrder({ ctx: app.ctx, site: await site() }, orderNumber, {
      requestId: newId(),
      wish: { amountCents: 3000 },
      restock: [],
      reason: '',
      actorName: 'Eve',
    });
    expect(await cardOf(card.id)).toMatchObject({ leftCents: 2000 });
    const rows = await app.ctx.db
      .selectFrom('payment_refunds')
      .select('id')
      .where('payment_id', '=', paymentId)
      .execute();
    for (const { id } of rows) await tell(paymentId, id, 'failed');
    expect(await cardOf(card.id)).toMatchObject({ leftCents: 2000 });
    const sums = await ledgerOf(app, { paymentId });
    expect(sums['gift-cards'] ?? 0).toBe(0);
  });

  it("one that was ended gets nothing when a payment lets it go: that is nobody's", async () => {
    const card = await giveGiftCard(shop, 2000);
    const { paymentId } = await payBy(card.code, { expectedDueCents: 1000 });
    await staff(`/${card.id}/void`, {});
    await settlePayment(app.ctx, await site(), { paymentId, type: 'canceled', isTest: false });
    expect(await cardOf(card.id)).toEqual({ leftCents: 0, isEnded: true });
  });

  it('one that was ended can be spent again for money that a refund gives back to it', async () => {
    const card = await giveGiftCard(shop, 2500);
    const { paymentId, orderNumber } = await payBy(card.code, { expectedDueCents: 500 });
    await paid(paymentId);
    await staff(`/${card.id}/void`, {});
    await refundOrder({ ctx: app.ctx, site: await site() }, orderNumber, {
      requestId: newId(),
      wish: { amountCents: 3000 },
      restock: [],
      reason: '',
      actorName: 'Eve',
    });
    expect(await cardOf(card.id)).toEqual({ leftCents: 2500, isEnded: false });
  });

  it('what the shop gives and ends by hand is in the ledger', async () => {
    const before = await ledgerOf(app, { siteId: shop.siteId });
    const since = async () => {
      const after = await ledgerOf(app, { siteId: shop.siteId });
      const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
      const moved = names.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]);
      return Object.fromEntries(moved.filter(([, cents]) => cents !== 0));
    };
    const gift = { amountCents: 3000, recipientEmail: 'bo@example.test', message: '' };
    const { id } = await staff('', { ...gift, kind: 'gift-card' });
    await staff('', { ...gift, kind: 'store-credit' });
    expect(await since()).toEqual({
      'balances-given': 6000,
      'gift-cards': -3000,
      'store-credit': -3000,
    });
    await staff(`/${id}/void`, {});
    await staff(`/${id}/void`, {});
    expect(await since()).toEqual({
      'balances-ended': -3000,
      'balances-given': 6000,
      'store-credit': -3000,
    });
  });

  /** A song of 30.00 that a gift card pays in part, the rest by transfer. */
  async function payBy(code: string, parts: { expectedDueCents: number }) {
    const song = await shop.addProduct({ productType: 2, variants: [{ priceCents: 3000 }] });
    const shopper = new Shopper(app);
    await shopper.add(song.id);
    await shopper.send('POST', `/api/3/commerce/cart/${shopper.cartToken}/gift-cards`, {
      body: { code },
    });
    const payment = { provider: 'manual' };
    const answer = await shopper.pay({ expectedTotalCents: 3000, payment, ...parts });
    expect(answer.statusCode).toBe(200);
    const order = await orderOf(shopper.cartToken);
    return { paymentId: order.payment_id, orderNumber: order.order_number };
  }
});
