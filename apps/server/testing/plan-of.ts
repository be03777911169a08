/** A plan that somebody pays for, through the front door. */
import type { SubscriptionPlan } from '@sitewright/commerce';
import type { ProductType } from '@sitewright/commerce';
import { cards, Shopper } from './shopper.ts';
import type { TestApp } from './test-app.ts';
import type { TestShop, TestVariant } from './test-shop.ts';

export interface PlanWish {
  card?: string;
  plan?: SubscriptionPlan;
  productType?: ProductType;
  /** The first is bought. */
  variants?: TestVariant[];
  /** What the first period comes to, all in; the price of the first variant unless told. */
  paysCents?: number;
  parts?: Record<string, unknown>;
}

export const monthly = {
  billingPeriod: { value: 1, unit: 'MONTH' as const },
  numBillingCycles: 0,
};

/** Buys a plan and reads what came of it. */
export async function beginPlan(app: TestApp, shop: TestShop, wish: PlanWish = {}) {
  const { plan = monthly, productType = 3, card = cards.good } = wish;
  const variants = wish.variants ?? [{ priceCents: 1500 }];
  const box = await shop.addProduct({
    title: 'Box',
    productType,
    plan: { ...plan, numBillingCycles: plan.numBillingCycles ?? 0 },
    variants: variants.map((variant, index) => ({ sku: `BOX-${index}`, ...variant })),
    optionOrdering: variants.some(({ attributes }) => attributes) ? ['Size'] : [],
  });
  const shopper = new Shopper(app);
  const body = { itemId: box.id, qty: 1, sku: 'BOX-0' };
  const started = await shopper.send('POST', '/api/3/commerce/cart/subscription', { body });
  shopper.cartToken = started.json<{ cartToken: string }>().cartToken;
  const email = `${shopper.cartToken.slice(0, 8)}@plans.test`.toLowerCase();
  const expectedTotalCents = wish.paysCents ?? variants[0]!.priceCents ?? 1000;
  const paid = await shopper.pay({ expectedTotalCents, card, email, ...wish.parts });
  if (paid.statusCode !== 200) throw new Error(paid.body);
  const { id, token } = await app.ctx.db
    .selectFrom('subscriptions as s')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.site_id', '=', 's.site_id').onRef('o.id', '=', 's.order_id'),
    )
    .select(['s.id', 's.token'])
    .where('o.cart_id', '=', shopper.cartToken)
    .executeTakeFirstOrThrow();
  const find = () =>
    app.ctx.db
      .selectFrom('subscriptions')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const listOrders = () =>
    app.ctx.db
      .selectFrom('orders')
      .selectAll()
      .where('cart_id', 'like', `subscription:${id}:%`)
      .orderBy('order_number')
      .execute();
  const listSubjects = async () => {
    const rows = await app.ctx.db
      .selectFrom('outbox_mails')
      .select('subject')
      .where('to_address', '=', email)
      .where('dedupe_key', 'like', 'subscription:%')
      .orderBy('id')
      .execute();
    return rows.map(({ subject }) => subject);
  };
  const post = (path: string, fields: Record<string, string>) =>
    shopper.send('POST', `/subscriptions/${token}${path}`, { body: new URLSearchParams(fields) });
  const look = (path = '') => shopper.send('GET', `/subscriptions/${token}${path}`);
  return { id, token, email, shopper, box, find, listOrders, listSubjects, post, look };
}

/** One of {@link beginPlan}. */
export type BegunPlan = Awaited<ReturnType<typeof beginPlan>>;
