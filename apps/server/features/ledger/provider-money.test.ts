import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../db/id.ts';
import { refundOrder } from '../orders/refunds/refund-order.ts';
import { reconcilePayments } from '../../jobs/reconcile-payments.ts';
import { ledgerOf } from '../../testing/ledger-of.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createStripeShop, type StripeShop } from '../../testing/stripe-double/stripe-shop.ts';

describeOnBothDatabases('what a provider tells beside payments', (database) => {
  let stripe: StripeShop;
  beforeAll(async () => {
    stripe = await createStripeShop(database);
  });
  afterAll(() => stripe.close());

  const later = (minutes: number) =>
    stripe.app.setNow(new Date(stripe.app.ctx.now().getTime() + minutes * 60_000));

  async function buy() {
    const begun = await stripe.begin({ priceCents: 2000 });
    stripe.double.world.pay(begun.intent(), '4242424242424242');
    await begun.comeBack();
    await stripe.sendAll((events) => [...events, ...events]);
    return begun;
  }

  it("its fee is the shop's cost and leaves what it holds, once", async () => {
    stripe.double.world.fee = 88;
    const { paymentId } = await buy();
    later(60);
    await reconcilePayments.run(stripe.app.ctx);
    stripe.double.world.fee = 0;
    expect(await ledgerOf(stripe.app, { paymentId })).toEqual({
      'clearing stripe': 1912,
      fees: 88,
      sales: -2000,
    });
  });

  it.each([
    ['won', { 'clearing stripe': 2000, sales: -2000 }],
    ['lost', { 'clearing stripe': 500, 'disputes-lost': 1500, sales: -2000 }],
  ] as const)('money of a dispute that is %s', async (end, sums) => {
    const begun = await buy();
    const { paymentId } = begun;
    const dispute = stripe.double.world.dispute(begun.intent(), 1500);
    await stripe.sendAll((events) => [...events, ...events]);
    expect(await ledgerOf(stripe.app, { paymentId })).toEqual({
      'clearing stripe': 500,
      'disputed stripe': 1500,
      sales: -2000,
    });
    stripe.double.world.closeDispute(dispute, end);
    await stripe.sendAll((events) => [...events, ...events]);
    expect(await ledgerOf(stripe.app, { paymentId })).toEqual(sums);
    const kinds = await stripe.app.ctx.db
      .selectFrom('order_timeline as l')
      .innerJoin('orders as o', 'o.id', 'l.order_id')
      .select('l.details')
      .where('o.payment_id', '=', paymentId)
      .where('l.kind', '=', 'disputed')
      .orderBy('l.id')
      .execute();
    expect(kinds.map(({ details }) => details['status'])).toEqual(['open', end]);
  });

  it('what a bank took back, or holds, does not go back once more', async () => {
    const { app } = stripe;
    const begun = await buy();
    const { paymentId } = begun;
    const order = await app.ctx.db
      .selectFrom('orders')
      .select(['order_number', 'site_id'])
      .where('payment_id', '=', paymentId)
      .executeTakeFirstOrThrow();
    const site = (await app.ctx.sites.get(order.site_id))!;
    const giveBack = (amountCents: number) =>
      refundOrder({ ctx: app.ctx, site }, order.order_number, {
        requestId: newId(),
        wish: { amountCents },
        restock: [],
        reason: '',
        actorName: 'Eve',
      });
    const dispute = stripe.double.world.dispute(begun.intent(), 1500);
    await stripe.sendAll((events) => events);
    await expect(giveBack(2000)).rejects.toMatchObject({ code: 'refund_too_large' });
    stripe.double.world.closeDispute(dispute, 'lost');
    await stripe.sendAll((events) => events);
    await expect(giveBack(501)).rejects.toMatchObject({ code: 'refund_too_large' });
    await giveBack(500);
    await stripe.sendAll((events) => events);
    expect(await ledgerOf(app, { paymentId })).toMatchObject({ 'disputes-lost': 1500 });
    expect((await ledgerOf(app, { paymentId }))['clearing stripe']).toBeUndefined();
  });

  it('a dispute whose beginning nobody told is lost all the same', async () => {
    const begun = await buy();
    const { paymentId } = begun;
    const dispute = stripe.double.world.dispute(begun.intent());
    stripe.double.world.closeDispute(dispute, 'lost');
    await stripe.sendAll((events) => events.slice(-1));
    expect(await ledgerOf(stripe.app, { paymentId })).toEqual({
      'disputes-lost': 2000,
      sales: -2000,
    });
  });

  it('payouts go to the bank, once, and come back when they fail', async () => {
    const bankOf = async () => {
      const sums = await ledgerOf(stripe.app, { siteId: stripe.shop.siteId });
      return sums['bank'] ?? 0;
    };
    await buy();
    stripe.double.world.payOut(1500);
    stripe.double.world.payOut(900, 'in_transit');
    const failing = stripe.double.world.payOut(400);
    await reconcilePayments.run(stripe.app.ctx);
    await reconcilePayments.run(stripe.app.ctx);
    expect(await bankOf()).toBe(1900);
    failing.status = 'failed';
    await reconcilePayments.run(stripe.app.ctx);
    await reconcilePayments.run(stripe.app.ctx);
    expect(await bankOf()).toBe(1500);
    const all = Object.values(await ledgerOf(stripe.app, { siteId: stripe.shop.siteId }));
    expect(all.reduce((sum, cents) => sum + cents, 0)).toBe(0);
  });
});
