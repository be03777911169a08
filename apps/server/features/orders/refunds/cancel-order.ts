import { listKeptParts, sumRefund, type KeptPart, type PartialRefund } from '@sitewright/commerce';
import { ApiError } from '@sitewright/contract';
import { newId } from '../../../db/id.ts';
import { announceEvent } from '../../../reactions/reaction.ts';
import type { OrderSource } from '../act-on-order.ts';
import { moveOrder } from '../move-order.ts';
import { noteInTimeline } from '../timeline.ts';
import { actOnPaidOrder, giveBack } from './refund-order.ts';

/** Why, by whom, and whether its units come back to the stock. */
export interface Cancellation {
  isRestocked: boolean;
  reason: string;
  actorName: string;
}

/**
 * Calls a paid order off: all that is kept of its money goes back. A second time changes nothing.
 * @throws ApiError `order_not_found`; `refund_not_possible` when no money came;
 * `order_not_cancelable` when something of it was handed over
 */
export async function cancelOrder(
  source: OrderSource,
  orderNumber: number,
  { isRestocked, reason, actorName }: Cancellation,
): Promise<void> {
  await actOnPaidOrder(source, orderNumber, async (scope, { order, payments, refunds }) => {
    if (order.status === 'canceled') return;
    if (order.fulfillmentStatus !== 'pending') throw new ApiError('order_not_cancelable');
    const moved = await moveOrder(scope, order, 'canceled');
    if (!moved) throw new ApiError('order_not_cancelable');
    const refund = takeAll(listKeptParts(order.chargedParts, refunds));
    const restock = isRestocked
      ? refund.parts.map(({ id, quantity }) => ({ itemId: id, quantity }))
      : [];
    const { orderId, orderNumber: number, token, email, currency, isTest } = order;
    await noteInTimeline(scope, orderId, { kind: 'canceled', actorName, details: { reason } });
    if (refund.parts.length > 0) {
      const request = { requestId: newId(), restock, reason, actorName };
      await giveBack(scope, { order, payments, request, refund });
    }
    const { amountCents } = refund;
    const told = { orderId, orderNumber: number, token, email, currency, amountCents, isTest };
    await announceEvent(scope, 'order-canceled', told);
  });
}

/** All units and all money that are kept. */
function takeAll(kept: readonly KeptPart[]): PartialRefund {
  return sumRefund(kept.filter(({ amountCents, quantity }) => amountCents > 0 || quantity > 0));
}
