/** A month of a shop of subscriptions by a faked clock: each period is charged once, or never. */
import { billSubscriptions } from '../features/subscriptions/bill-subscriptions.ts';
import {
  changeSubscription,
  listActions,
  subscriptionActions,
} from '../features/subscriptions/change-subscription.ts';
import { startSubscriptions } from '../features/subscriptions/start-subscriptions.ts';
import type { PaymentSnapshot } from '../payments/payment-snapshot.ts';
import { newId } from '../db/id.ts';
import type { TestApp } from './test-app.ts';
import { createTestShop } from './test-shop.ts';

export interface SubscriptionProof {
  plans: number;
  seed: number;
  days: number;
}

export interface ProvedMonth {
  /** What is broken; empty: nothing. */
  broken: string[];
  counts: Readonly<Record<string, number>>;
}

const hourMs = 3_600_000;

/** Plays it, with several processes billing at once, and looks at what came of it. */
export async function proveSubscriptions(
  app: TestApp,
  { plans, seed, days }: SubscriptionProof,
): Promise<ProvedMonth> {
  const random = makeRandom(seed);
  const siteId = await app.createSite();
  const shop = await createTestShop(app, siteId);
  const plan = { billingPeriod: { value: 1, unit: 'WEEK' as const }, numBillingCycles: 0 };
  const { id: productId, variantIds } = await shop.addProduct({ productType: 3, plan });
  const site = (await app.ctx.sites.get(siteId))!;
  const start = app.ctx.now();
  for (let index = 0; index < plans; index += 1) {
    app.setNow(new Date(start.getTime() + Math.floor(random() * 7 * 24) * hourMs));
    const units = [1, 2, 3, 4] as const;
    await beginPlan(app, {
      siteId,
      productId,
      variantId: variantIds[0]!,
      priceCents: 500 + Math.floor(random() * 5000),
      weeks: units[Math.floor(random() * units.length)]!,
      cycles: random() < 0.3 ? 1 + Math.floor(random() * 4) : 0,
      failsLater: random() < 0.1,
      index,
    });
  }
  for (let day = 0; day <= days; day += 1) {
    app.setNow(new Date(start.getTime() + (7 + day) * 24 * hourMs));
    await Promise.all([billSubscriptions(app.ctx), billSubscriptions(app.ctx)]);
    for (const row of await someSubscriptions(app, siteId, random)) {
      const possible = listActions(row);
      const action = subscriptionActions[Math.floor(random() * subscriptionActions.length)]!;
      if (!possible.includes(action)) continue;
      await app.ctx.transact((trx) =>
        changeSubscription({ ctx: app.ctx, trx, site }, row.id, { action }),
      );
    }
  }
  return judge(app, siteId);
}

interface NewPlan {
  siteId: string;
  productId: string;
  variantId: string;
  priceCents: number;
  weeks: number;
  cycles: number;
  failsLater: boolean;
  index: number;
}

/** The first period as if it had been paid at the checkout, with a card that is kept. */
async function beginPlan(app: TestApp, wish: NewPlan): Promise<void> {
  const { siteId, priceCents } = wish;
  const site = (await app.ctx.sites.get(siteId))!;
  const paymentId = newId();
  const orderId = newId();
  const cartId = newId();
  const snapshot = snapshotOf(wish);
  await app.ctx.transact(async (trx) => {
    await trx
      .insertInto('payments')
      .values({
        site_id: siteId,
        id: paymentId,
        cart_id: cartId,
        attempt_id: 'first',
        provider: 'test',
        status: 'succeeded',
        amount_cents: priceCents,
        currency: 'USD',
        snapshot: JSON.stringify(snapshot),
      })
      .execute();
    await trx
      .insertInto('saved_methods')
      .values({
        site_id: siteId,
        id: newId(),
        payment_id: paymentId,
        provider: 'test',
        customer_ref: 'proof',
        method_ref: wish.failsLater ? 'test_method_fails-later' : 'test_method_succeeds',
        label: 'Test card',
      })
      .execute();
    await trx
      .insertInto('orders')
      .values({
        site_id: siteId,
        id: orderId,
        // Below those that later periods get.
        order_number: -1 - wish.index,
        token: orderId,
        cart_id: cartId,
        payment_id: paymentId,
        email: snapshot.email,
        status: 'paid',
        fulfillment_status: 'pending',
        currency: 'USD',
        subtotal_cents: priceCents,
        discount_cents: 0,
        shipping_cents: 0,
        tax_cents: 0,
        grand_total_cents: priceCents,
        shipping_option_name: '',
        tax_lines: '[]',
        is_test: true,
      })
      .execute();
    const order = { orderId, orderNumber: 1, token: orderId, cartId, paymentId };
    await startSubscriptions(
      { ctx: app.ctx, trx, site },
      { ...order, currency: 'USD', isTest: true, snapshot },
    );
  });
}

function snapshotOf({ productId, variantId, priceCents, weeks, cycles }: NewPlan): PaymentSnapshot {
  return {
    email: 'proof@example.test',
    shippingAddress: null,
    billingAddress: null,
    shippingOptionName: '',
    lines: [
      {
        productId,
        variantId,
        productType: 3,
        sku: 'PLAN',
        title: 'Plan',
        attributes: {},
        additionalFields: null,
        quantity: 1,
        unitPriceCents: priceCents,
        imageAssetId: null,
        plan: { billingPeriod: { value: weeks, unit: 'WEEK' }, numBillingCycles: cycles },
        isStockCounted: false,
      },
    ],
    subtotalCents: priceCents,
    discountCents: 0,
    shippingCents: 0,
    taxCents: 0,
    grandTotalCents: priceCents,
    taxLines: [],
    couponIds: [],
    steps: [],
    marketingOptIn: false,
  };
}

/** About one in forty a day does something. */
async function someSubscriptions(app: TestApp, siteId: string, random: () => number) {
  const rows = await app.ctx.db
    .selectFrom('subscriptions')
    .select(['id', 'status'])
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute();
  return rows.filter(() => random() < 0.025);
}

async function judge(app: TestApp, siteId: string): Promise<ProvedMonth> {
  const payments = await app.ctx.db
    .selectFrom('payments')
    .select(['cart_id', 'status', 'amount_cents'])
    .where('site_id', '=', siteId)
    .where('cart_id', 'like', 'subscription:%')
    .execute();
  const orders = await app.ctx.db
    .selectFrom('orders')
    .select(['cart_id', 'grand_total_cents'])
    .where('site_id', '=', siteId)
    .where('cart_id', 'like', 'subscription:%')
    .execute();
  const periods = await app.ctx.db
    .selectFrom('subscription_periods as p')
    .innerJoin('subscriptions as s', (join) =>
      join.onRef('s.site_id', '=', 'p.site_id').onRef('s.id', '=', 'p.subscription_id'),
    )
    .select(['p.subscription_id', 'p.period', 'p.status', 'p.amount_cents', 's.price_cents'])
    .select(['s.cycles_billed', 's.plan'])
    .where('p.site_id', '=', siteId)
    .execute();
  const taken = Map.groupBy(
    payments.filter(({ status }) => status === 'succeeded'),
    ({ cart_id: cartId }) => cartId,
  );
  const made = new Map(orders.map((order) => [order.cart_id, order]));
  const broken: string[] = [];
  for (const { subscription_id: id, period, ...row } of periods) {
    const key = `subscription:${id}:${period}`;
    const charges = period === 0 ? 1 : (taken.get(key)?.length ?? 0);
    const isPaid = row.status === 'paid';
    if (charges !== Number(isPaid))
      broken.push(`${key} is ${row.status}, charged ${charges} times`);
    if (period > 0 && made.has(key) !== isPaid) broken.push(`${key} is ${row.status}: order?`);
    if (isPaid && row.amount_cents !== row.price_cents) broken.push(`${key} cost another sum`);
  }
  for (const [id, own] of Map.groupBy(periods, (row) => row.subscription_id)) {
    const paid = own.filter(({ status }) => status === 'paid').length;
    const { cycles_billed: billed, plan } = own[0]!;
    if (paid !== billed) broken.push(`${id} has ${paid} paid periods and counts ${billed}`);
    const most = plan.numBillingCycles || Infinity;
    if (paid > most) broken.push(`${id} has ${paid} of ${most} periods`);
  }
  const known = new Set(periods.map((row) => `subscription:${row.subscription_id}:${row.period}`));
  for (const key of taken.keys()) if (!known.has(key)) broken.push(`${key} is charged and unknown`);
  const count = (status: string) => periods.filter((row) => row.status === status).length;
  return {
    broken,
    counts: {
      'periods paid': count('paid'),
      'periods open': count('open'),
      'periods skipped': count('skipped'),
      'periods given up': count('unpaid'),
      'orders of later periods': orders.length,
      'payments that failed': payments.filter(({ status }) => status === 'failed').length,
    },
  };
}

/** The same seed gives the same numbers. */
function makeRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
