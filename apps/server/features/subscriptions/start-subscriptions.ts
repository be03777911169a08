import type { SubscriptionPlan } from '@sitewright/commerce';
import { newId, newToken } from '../../db/id.ts';
import type { PaymentSnapshot, SoldLine } from '../../payments/payment-snapshot.ts';
import { findSavedMethodOf } from '../../payments/saved-methods.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { OrderPaid } from '../orders/order-events.ts';
import { dueDateOf, isComplete } from './period-dates.ts';
import { queueSubscriptionMail } from './queue-subscription-mail.ts';
import { loadSubscription } from './stored-subscriptions.ts';

/**
 * Starts the subscriptions of a paid order. Those of a test order are billed by the test provider
 * and make test orders, of which nothing is sent.
 */
export async function startSubscriptions(scope: EventScope, order: OrderPaid): Promise<void> {
  if (order.snapshot.renewalOf) return;
  for (const line of order.snapshot.lines) {
    if (line.plan) await startSubscription(scope, order, { ...line, plan: line.plan });
  }
}

async function startSubscription(
  scope: EventScope,
  { orderId, paymentId, currency, isTest, snapshot }: OrderPaid,
  line: SoldLine & { plan: SubscriptionPlan },
): Promise<void> {
  const { ctx, trx, site } = scope;
  const { siteId } = site;
  const { plan } = line;
  const now = ctx.now();
  const isOver = isComplete(plan, 1);
  const dueAt = isOver ? null : dueDateOf({ plan, startedAt: now.getTime() }, 1);
  const method = await findSavedMethodOf(trx, { siteId, paymentId });
  const id = newId();
  await trx
    .insertInto('subscriptions')
    .values({
      site_id: siteId,
      id,
      token: newToken(),
      order_id: orderId,
      email: snapshot.email,
      title: line.title,
      is_test: isTest,
      product_id: line.productId,
      variant_id: line.variantId,
      quantity: line.quantity,
      price_cents: line.unitPriceCents,
      currency,
      plan: JSON.stringify(plan),
      saved_method_id: method?.savedMethodId ?? null,
      method_label: method?.label ?? '',
      renewal: JSON.stringify(renewalOf(snapshot, id)),
      status: isOver ? 'completed' : 'active',
      started_at: now,
      rhythm_at: now,
      next_period: 1,
      cycles_billed: 1,
      next_billing_at: dueAt,
      next_attempt_at: dueAt,
      ended_at: isOver ? now : null,
      created_at: now,
    })
    .execute();
  await trx
    .insertInto('subscription_periods')
    .values({
      site_id: siteId,
      subscription_id: id,
      period: 0,
      due_at: now,
      status: 'paid',
      attempts: 1,
      payment_id: paymentId,
      amount_cents: snapshot.grandTotalCents,
    })
    .execute();
  const started = await loadSubscription(trx, siteId, id);
  if (started) await queueSubscriptionMail(scope, started, { kind: 'started' });
}

/** What later periods cost: the same without coupons and gift cards, which are for the first. */
function renewalOf(first: PaymentSnapshot, subscriptionId: string): PaymentSnapshot {
  const { renewal, ...rest } = first;
  const { balances: _, ...whole } = { ...rest, ...renewal };
  return { ...whole, couponIds: [], renewalOf: { subscriptionId, period: 0 } };
}
