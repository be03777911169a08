/** Events that never come: the books of the provider are compared with ours. */
import { userRoles } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../db/id.ts';
import { reconcilePayments } from '../jobs/reconcile-payments.ts';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import {
  connectStripe,
  createStripeShop,
  type StripeShop,
} from '../testing/stripe-double/stripe-shop.ts';
import { storeRawSettings } from '../testing/store-raw-settings.ts';
import { signInStaff } from '../testing/test-staff.ts';
import { findPayment as readPayment } from './find-payment.ts';
import { listFindings } from './payment-findings.ts';
import { providersOf } from './providers.ts';
import { recentAccounts } from './reconcile-payments.ts';
import { refundPayment } from './refund-payment.ts';

const good = '4242424242424242';

describeOnBothDatabases('comparing payments with the provider', (database) => {
  let stripe: StripeShop;
  beforeAll(async () => {
    stripe = await createStripeShop(database);
  });
  afterAll(() => stripe.close());
  beforeEach(() => later(3 * 60));

  const later = (minutes: number) =>
    stripe.app.setNow(new Date(stripe.app.ctx.now().getTime() + minutes * 60_000));
  const compare = () => reconcilePayments.run(stripe.app.ctx);
  const findPayment = (paymentId: string) =>
    readPayment(stripe.app.ctx.db, { siteId: stripe.shop.siteId, paymentId });
  const ordersOf = (cartId: string) =>
    stripe.app.ctx.db
      .selectFrom('orders')
      .select(['status', 'refunded_cents'])
      .where('cart_id', '=', cartId)
      .execute();
  const findingsOf = async (providerRef: string) => {
    const all = await listFindings(stripe.app.ctx.db, stripe.shop.siteId);
    return all.filter((finding) => finding.provider_ref === providerRef).map(({ kind }) => kind);
  };

  async function buy() {
    const begun = await stripe.begin();
    stripe.double.world.pay(begun.intent(), good);
    await begun.comeBack();
    return begun;
  }

  it('whom to compare is read off indexes, not off all payments', async () => {
    const since = new Date(stripe.app.ctx.now().getTime() - 86_400_000);
    const plan = await stripe.app.ctx.transact(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain
        select * from ${recentAccounts(since)} account`.execute(trx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).not.toMatch(/Seq Scan on payment/);
    expect(plan).toContain('payments_recent');
    expect(plan).toContain('payment_refunds_sent');
  });

  it('money there whose event never came makes its order, once', async () => {
    const begun = await stripe.begin();
    stripe.double.world.pay(begun.intent(), good);
    later(11);
    await compare();
    await compare();
    expect(await ordersOf(begun.shopper.cartToken)).toMatchObject([{ status: 'paid' }]);
    await stripe.sendAll();
    expect(await ordersOf(begun.shopper.cartToken)).toHaveLength(1);
    expect(await findingsOf(begun.intent().id)).toEqual([]);
  });

  it('also when the site has switched the provider off meanwhile', async () => {
    const begun = await stripe.begin();
    stripe.double.world.pay(begun.intent(), good);
    await storeRawSettings(stripe.app, stripe.shop.siteId, { payments: { stripe: false } });
    await compare();
    expect(await ordersOf(begun.shopper.cartToken)).toMatchObject([{ status: 'paid' }]);
    await connectStripe(stripe, stripe.shop.siteId);
  });

  it('a refund made there whose event never came reaches the order', async () => {
    const begun = await buy();
    stripe.double.world.addRefund(begun.intent(), 300);
    await compare();
    expect(await ordersOf(begun.shopper.cartToken)).toMatchObject([{ refunded_cents: 300 }]);
  });

  it('a refund whose end was never told is looked up, days later too', async () => {
    const begun = await buy();
    stripe.double.world.refundsBegin = 'pending';
    const site = (await stripe.app.ctx.sites.get(stripe.shop.siteId))!;
    const source = { ctx: stripe.app.ctx, site, providerOf: providersOf(stripe.app.ctx) };
    await refundPayment(source, begun.paymentId, { requestId: newId(), reason: '' });
    stripe.double.world.refundsBegin = 'succeeded';
    stripe.double.world.moveRefund(stripe.double.world.refunds.at(-1)!, 'succeeded');
    later(8 * 24 * 60);
    await compare();
    expect(await findPayment(begun.paymentId)).toMatchObject({ status: 'refunded' });
  });

  it('a method that took days and was never told of is looked up', async () => {
    const begun = await stripe.begin();
    stripe.double.world.pay(begun.intent(), '6100000000000000');
    await begun.comeBack();
    stripe.double.world.move(begun.intent(), 'succeeded');
    later(6 * 24 * 60);
    await compare();
    expect(await ordersOf(begun.shopper.cartToken)).toMatchObject([{ status: 'paid' }]);
  });

  it('another amount there is told to the owner and changes nothing', async () => {
    const begun = await buy();
    begun.intent().amount = 1;
    await compare();
    expect(await findingsOf(begun.intent().id)).toEqual(['other-amount']);
    expect(await findPayment(begun.paymentId)).toMatchObject({ status: 'succeeded' });
  });

  it('a payment that is gone or not paid there is told to the owner', async () => {
    const [gone, unpaid] = [await buy(), await buy()];
    const [goneRef, unpaidRef] = [gone.intent().id, unpaid.intent().id];
    unpaid.intent().status = 'canceled';
    stripe.double.world.intents.delete(goneRef);
    later(11);
    await compare();
    expect(await findingsOf(goneRef)).toEqual(['unknown-there']);
    expect(await findingsOf(unpaidRef)).toEqual(['unpaid-there']);
  });

  it('money there for a payment that we do not know is told to the owner, on a page', async () => {
    await buy();
    const { siteId } = stripe.shop;
    const metadata = { siteId, paymentId: newId() };
    const intent = stripe.double.world.addIntent({
      object: 'payment_intent',
      amount: 4711,
      currency: 'usd',
      metadata,
    });
    stripe.double.world.move(intent, 'succeeded');
    await compare();
    expect(await findingsOf(intent.id)).toEqual(['unknown-here']);

    const { identifier } = (await stripe.app.ctx.sites.get(siteId))!;
    const url = `/api/sites/${identifier}/orders/alerts`;
    const crumb = 'a'.repeat(43);
    const manager = await signInStaff(stripe.app, { [siteId]: [userRoles.values.websiteManager] });
    const cookies = { ...manager, crumb };
    const shown = (await stripe.app.inject({ url, cookies })).json<{ findings: object[] }>();
    expect(shown.findings).toContainEqual(
      expect.objectContaining({ kind: 'unknown-here', amountCents: 4711 }),
    );
    const close = (sent: string) =>
      stripe.app.inject({
        method: 'POST',
        url: `${url}/findings/close`,
        cookies,
        headers: { 'x-csrf-token': sent },
        payload: { provider: 'stripe', providerRef: intent.id, kind: 'unknown-here' },
      });
    expect((await close('wrong')).json()).toMatchObject({ code: 'crumb_fail' });
    expect((await close(crumb)).statusCode).toBe(200);
    await compare();
    expect(await findingsOf(intent.id)).toEqual([]);
  });

  it('disputes and refunds that failed stand on the page; a refund can be tried again', async () => {
    const begun = await buy();
    const { siteId } = stripe.shop;
    stripe.double.world.dispute(begun.intent(), 1223);
    const site = (await stripe.app.ctx.sites.get(siteId))!;
    const source = { ctx: stripe.app.ctx, site, providerOf: providersOf(stripe.app.ctx) };
    await refundPayment(source, begun.paymentId, {
      requestId: newId(),
      reason: '',
      amountCents: 777,
    });
    stripe.double.world.moveRefund(stripe.double.world.refunds.at(-1)!, 'failed');
    await stripe.sendAll();
    const url = `/api/sites/${site.identifier}/orders/alerts`;
    const crumb = 'a'.repeat(43);
    const manager = await signInStaff(stripe.app, { [siteId]: [userRoles.values.websiteManager] });
    const cookies = { ...manager, crumb };
    const alerts = async () =>
      (await stripe.app.inject({ url, cookies })).json<{
        disputes: { amountCents: number }[];
        failedRefunds: { refundId: string; amountCents: number }[];
      }>();
    const { disputes, failedRefunds } = await alerts();
    expect(disputes).toMatchObject([{ paymentId: begun.paymentId, amountCents: 1223 }]);
    expect(failedRefunds).toMatchObject([{ paymentId: begun.paymentId, amountCents: 777 }]);
    const { refundId } = failedRefunds[0]!;
    const retry = () =>
      stripe.app.inject({
        method: 'POST',
        url: `${url}/refunds/retry`,
        cookies,
        headers: { 'x-csrf-token': crumb },
        payload: { refundId, paymentId: begun.paymentId },
      });
    expect((await retry()).statusCode).toBe(200);
    expect((await retry()).statusCode).toBe(200);
    expect(await findPayment(begun.paymentId)).toMatchObject({ refundedCents: 777 });
    expect((await alerts()).failedRefunds).toEqual([]);
  });
});
