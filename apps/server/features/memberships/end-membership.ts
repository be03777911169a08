/** A membership ends: by staff, or because its money went back. */
import type { PaymentDisputed, PaymentRefunded } from '../../payments/payment-events.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { findOrderOfPayment } from '../orders/find-order.ts';
import type { OrderCanceled } from '../orders/order-events.ts';
import { dropClaim } from './claim-membership.ts';
import { cancelSubscription } from './cancel-subscription.ts';

/** Ends one, and what pays for it. @returns false when there is none that has not ended */
export function endMembership(scope: EventScope, id: string): Promise<boolean> {
  return end(scope, { column: 'id', value: id, reason: 'staff' });
}

/** Money that went back as a whole takes the membership back. */
export async function endRefundedMembership(
  scope: EventScope,
  { payment }: PaymentRefunded,
): Promise<void> {
  if (payment.status !== 'refunded') return;
  if (payment.snapshot.customLine?.kind !== 'membership') return;
  const orderId = await findOrderOfPayment(scope.trx, payment);
  if (orderId) await end(scope, { column: 'last_order_id', value: orderId, reason: 'refund' });
}

/** So does a bank that takes the money back for good. One that only asks for it takes nothing. */
export async function endDisputedMembership(
  scope: EventScope,
  { payment, dispute }: PaymentDisputed,
): Promise<void> {
  if (dispute.status !== 'lost' || dispute.amountCents < payment.amountCents) return;
  const orderId = await findOrderOfPayment(scope.trx, payment);
  if (orderId) await end(scope, { column: 'last_order_id', value: orderId, reason: 'dispute' });
}

/** An order that is called off takes it back. */
export async function endCanceledMembership(
  scope: EventScope,
  { orderId }: OrderCanceled,
): Promise<void> {
  await end(scope, { column: 'last_order_id', value: orderId, reason: 'refund' });
}

interface Ending {
  column: 'id' | 'last_order_id';
  value: string;
  reason: string;
}

async function end(scope: EventScope, { column, value, reason }: Ending): Promise<boolean> {
  if (column === 'last_order_id') await dropClaim(scope, value);
  const { ctx, trx, site } = scope;
  const ended = await trx
    .updateTable('memberships')
    .set({ ended_at: ctx.now(), end_reason: reason })
    .where('site_id', '=', site.siteId)
    .where(column, '=', value)
    .where('ended_at', 'is', null)
    .returning('subscription_id')
    .executeTakeFirst();
  if (ended?.subscription_id) await cancelSubscription(scope, ended.subscription_id);
  if (!ended && column === 'last_order_id') await noteMoneyBack(scope, value, reason);
  return ended !== undefined;
}

/** One that had ended before: whoever has their money back is not let in again by taking that back. */
async function noteMoneyBack(
  { trx, site }: EventScope,
  orderId: string,
  reason: string,
): Promise<void> {
  await trx
    .updateTable('memberships')
    .set({ end_reason: reason })
    .where('site_id', '=', site.siteId)
    .where('last_order_id', '=', orderId)
    .where('ended_at', 'is not', null)
    .execute();
}
