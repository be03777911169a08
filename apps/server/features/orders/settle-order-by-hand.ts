import { ApiError } from '@sitewright/contract';
import { settleByHand, type HandSettlement } from '../../payments/settle-by-hand.ts';
import type { OrderSource } from './act-on-order.ts';
import { findOrderByNumber } from './find-order.ts';
import { noteInTimeline } from './timeline.ts';

/**
 * A person says of an order that is paid by transfer whether its money came. What is known already
 * is not noted again.
 * @throws ApiError `order_not_found`; `not_found` when its provider tells by itself;
 * `order_not_cancelable` when it is given up and something of it is with its buyer; `order_rest_due`
 * while what an edit added has not been called off
 */
export async function settleOrderByHand(
  { ctx, site }: OrderSource,
  orderNumber: number,
  { settlement, actorName }: { settlement: HandSettlement; actorName: string },
): Promise<void> {
  const order = await findOrderByNumber(ctx.db, site.siteId, orderNumber);
  if (!order) throw new ApiError('order_not_found');
  const isHandedOver = order.fulfillment_status !== 'pending' && !order.is_all_back;
  if (settlement === 'given-up' && isHandedOver) throw new ApiError('order_not_cancelable');
  if (settlement === 'given-up' && order.due_cents > 0) throw new ApiError('order_rest_due');
  const isChanged = await settleByHand(ctx, site, { paymentId: order.payment_id, settlement });
  if (!isChanged) return;
  await ctx.transact((trx) => {
    const entry = { kind: 'settled-by-hand' as const, actorName, details: { settlement } };
    return noteInTimeline({ ctx, trx, site }, order.id, entry);
  });
}
