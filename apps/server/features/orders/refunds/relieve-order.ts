/** What is kept of an order no longer, though no money goes back. */
import type { PartialRefund } from '@sitewright/commerce';
import { ApiError } from '@sitewright/contract';
import { newId } from '../../../db/id.ts';
import type { Payment } from '../../../payments/lock-payment.ts';
import { relievePayment } from '../../../payments/relieve-payment.ts';
import { announceEvent, type EventScope } from '../../../reactions/reaction.ts';
import type { LockedOrder } from '../lock-order.ts';
import type { ItemUnits } from '../tables.ts';

interface Relief {
  /** The same id twice is one relief. */
  requestId: string;
  refund: PartialRefund;
  restocked: readonly ItemUnits[];
  reason: string;
  /** `unpaid`, unless told: nobody has to pay it. `credit`: it pays later periods of its plan. */
  source?: 'unpaid' | 'credit';
  /** Set when an edit is called off that added it. */
  editId?: string;
}

/** Notes it among the refunds of a locked order, so that it is kept no longer. @returns its id */
export async function noteRelief(
  scope: EventScope,
  { orderId }: LockedOrder,
  { requestId, refund, restocked, reason, source = 'unpaid', editId }: Relief,
): Promise<string> {
  const { ctx, trx, site } = scope;
  const refundId = newId();
  await trx
    .insertInto('order_refunds')
    .values({
      site_id: site.siteId,
      order_id: orderId,
      id: refundId,
      request_id: requestId,
      source,
      status: 'done',
      amount_cents: refund.amountCents,
      tax_cents: refund.taxCents,
      parts: JSON.stringify(refund.parts),
      restocked: JSON.stringify(restocked),
      reason,
      created_at: ctx.now(),
      done_at: ctx.now(),
    })
    .execute();
  await announceEvent(scope, 'order-relieved', { orderId, refundId, editId: editId ?? null });
  return refundId;
}

/**
 * The same for an order that waits for its money: so much less is to come, and the ledger will have
 * so much less once it does.
 * @throws ApiError `order_edit_unpaid` when nothing would be left to pay
 */
export async function relieveUnpaidOrder(
  scope: EventScope,
  { order, payment, ...relief }: Relief & { order: LockedOrder; payment: Payment },
): Promise<string> {
  const { trx } = scope;
  const { refund } = relief;
  const items = await trx
    .selectFrom('order_items')
    .select('id')
    .where('site_id', '=', order.siteId)
    .where('order_id', '=', order.orderId)
    .where('edit_id', 'is', null)
    .orderBy('id')
    .execute();
  const placeOf = new Map(items.map(({ id }, index) => [id, String(index)]));
  const parts = refund.parts.map((part) => ({ ...part, id: placeOf.get(part.id) ?? part.id }));
  const isLess = await relievePayment(scope, payment, { ...refund, parts });
  if (!isLess) throw new ApiError('order_edit_unpaid');
  return noteRelief(scope, order, relief);
}
