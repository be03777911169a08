import { getBillingDate, type SubscriptionPlan } from '@sitewright/commerce';
import { newId } from '../../db/id.ts';
import type { SoldLine } from '../../payments/payment-snapshot.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { OrderPaid } from './order-events.ts';

/** Starts the subscriptions of a paid order. Nobody pays the parcels of a test order: none there. */
export async function startSubscriptions(scope: EventScope, order: OrderPaid): Promise<void> {
  if (order.isTest) return;
  for (const line of order.snapshot.lines) {
    if (line.plan) await startSubscription(scope, order, { ...line, plan: line.plan });
  }
}

async function startSubscription(
  { ctx, trx, site }: EventScope,
  { orderId, currency }: OrderPaid,
  line: SoldLine & { plan: SubscriptionPlan },
): Promise<void> {
  const nextBillingAt = getBillingDate(line.plan, ctx.now().getTime(), 1);
  await trx
    .insertInto('subscriptions')
    .values({
      site_id: site.siteId,
      id: newId(),
      order_id: orderId,
      product_id: line.productId,
      variant_id: line.variantId,
      quantity: line.quantity,
      price_cents: line.unitPriceCents,
      currency,
      plan: JSON.stringify(line.plan),
      status: nextBillingAt === undefined ? 'completed' : 'active',
      cycles_billed: 1,
      next_billing_at: nextBillingAt === undefined ? null : new Date(nextBillingAt),
      created_at: ctx.now(),
    })
    .execute();
}
