/** A month of a shop of subscriptions by a faked clock: each period is charged once, or never. */
import { billSubscriptions } from '../features/subscriptions/bill-subscriptions.ts';
import { startSubscriptions } from '../features/subscriptions/start-subscriptions.ts';
import type { PaymentSnapshot } from '../payments/payment-snapshot.ts';
import { newId } from '../db/id.ts';
import { makeRandom } from './make-random.ts';
import { judgeSubscriptions, type ProvedMonth } from './judge-subscriptions.ts';
import { ProofBuyers } from './proof-buyers.ts';
import { addressOf } from './shopper.ts';
import type { TestApp } from './test-app.ts';
import { addShippingOption } from './test-shop-rules.ts';
import { createTestShop } from './test-shop.ts';

export interface SubscriptionProof {
  plans: number;
  seed: number;
  days: number;
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
  await addShippingOption(shop, { name: 'Post', priceCents: shippingCents });
  const sizes = [1900, 3300, 700].map((priceCents, index) => ({
    priceCents,
    attributes: { Size: String(index) },
  }));
  const service = await shop.addProduct({
    productType: 3,
    plan,
    optionOrdering: ['Size'],
    variants: sizes,
  });
  const stock = Math.ceil(plans / 20);
  const goods = await shop.addProduct({
    productType: 1,
    plan,
    optionOrdering: ['Size'],
    variants: sizes.map((size) => ({ ...size, stock })),
  });
  const site = (await app.ctx.sites.get(siteId))!;
  const start = app.ctx.now();
  for (let index = 0; index < plans; index += 1) {
    app.setNow(new Date(start.getTime() + Math.floor(random() * 7 * 24) * hourMs));
    const units = [1, 2, 3, 4] as const;
    const isSent = random() < 0.2;
    const { id: productId, variantIds } = isSent ? goods : service;
    await beginPlan(app, {
      siteId,
      productId,
      variantId: variantIds[0]!,
      isSent,
      priceCents: 500 + Math.floor(random() * 5000),
      weeks: units[Math.floor(random() * units.length)]!,
      cycles: random() < 0.3 ? 1 + Math.floor(random() * 4) : 0,
      failsLater: random() < 0.2,
      index,
    });
  }
  const buyers = new ProofBuyers({ app, site, random });
  const bill = () => billSubscriptions(app.ctx);
  for (let day = 0; day <= days; day += 1) {
    app.setNow(new Date(start.getTime() + (7 + day) * 24 * hourMs));
    await Promise.all([bill(), bill()]);
    await buyers.act();
    if (day % 3 === 2) await buyers.restock(goods.variantIds, Math.ceil(plans / 100));
  }
  const { broken, counts } = await judgeSubscriptions(app, siteId);
  const stocked = stock * goods.variantIds.length + buyers.restocked;
  return {
    broken: [...broken, ...buyers.broken, ...(await buyers.judgeStock(goods.variantIds, stocked))],
    counts: { ...counts, ...buyers.counts },
  };
}

const shippingCents = 300;

interface NewPlan {
  siteId: string;
  productId: string;
  variantId: string;
  /** Goods, which are sent. */
  isSent: boolean;
  priceCents: number;
  weeks: number;
  cycles: number;
  failsLater: boolean;
  index: number;
}

/** The first period as if it had been paid at the checkout, with a card that is kept. */
async function beginPlan(app: TestApp, wish: NewPlan): Promise<void> {
  const { siteId } = wish;
  const site = (await app.ctx.sites.get(siteId))!;
  const paymentId = newId();
  const orderId = newId();
  const cartId = newId();
  const snapshot = snapshotOf(wish);
  const paidCents = snapshot.grandTotalCents;
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
        amount_cents: paidCents,
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
        subtotal_cents: snapshot.subtotalCents,
        discount_cents: 0,
        shipping_cents: snapshot.shippingCents,
        tax_cents: 0,
        grand_total_cents: paidCents,
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

function snapshotOf(wish: NewPlan): PaymentSnapshot {
  const { productId, variantId, priceCents, weeks, cycles, isSent } = wish;
  const postCents = isSent ? shippingCents : 0;
  return {
    email: 'proof@example.test',
    shippingAddress: isSent ? addressOf() : null,
    billingAddress: addressOf(),
    shippingOptionName: isSent ? 'Post' : '',
    lines: [
      {
        productId,
        variantId,
        productType: isSent ? 1 : 3,
        sku: 'PLAN',
        title: 'Plan',
        attributes: {},
        additionalFields: null,
        quantity: 1,
        unitPriceCents: priceCents,
        imageAssetId: null,
        plan: { billingPeriod: { value: weeks, unit: 'WEEK' }, numBillingCycles: cycles },
        isStockCounted: isSent,
      },
    ],
    subtotalCents: priceCents,
    discountCents: 0,
    shippingCents: postCents,
    taxCents: 0,
    grandTotalCents: priceCents + postCents,
    taxLines: [],
    couponIds: [],
    steps: [],
    marketingOptIn: false,
  };
}
