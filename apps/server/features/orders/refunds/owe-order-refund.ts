import type { PartialRefund } from '@sitewright/commerce';
import { newId } from '../../../db/id.ts';
import { announceEvent, type EventScope } from '../../../reactions/reaction.ts';
import type { LockedOrder } from '../lock-order.ts';
import type { ItemUnits, RefundSource } from '../tables.ts';

/** A refund that begins. */
export interface NewOrderRefund {
  requestId: string;
  source: RefundSource;
  refund: PartialRefund;
  restocked: readonly ItemUnits[];
  reason: string;
}

/** Notes that money of an order goes back, and for what. @returns its id */
export async function oweOrderRefund(
  scope: EventScope,
  order: LockedOrder,
  { requestId, source, refund, restocked, reason }: NewOrderRefund,
): Promise<string> {
  const { ctx, trx, site } = scope;
  const { orderId, paymentId, currency, isTest } = order;
  const refundId = newId();
  const isDone = refund.amountCents === 0;
  await trx
    .insertInto('order_refunds')
    .values({
      site_id: site.siteId,
      order_id: orderId,
      id: refundId,
      request_id: requestId,
      source,
      status: isDone ? 'done' : 'due',
      amount_cents: refund.amountCents,
      tax_cents: refund.taxCents,
      parts: JSON.stringify(refund.parts),
      restocked: JSON.stringify(restocked),
      reason,
      created_at: ctx.now(),
      done_at: isDone ? ctx.now() : null,
    })
    .execute();
  const owed = { orderId, paymentId, currency, isTest, refundId, source, refund };
  await announceEvent(scope, 'order-refund-owed', owed);
  return refundId;
}
