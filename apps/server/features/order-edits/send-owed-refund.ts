import { ApiError } from '@sitewright/contract';
import { actOnOrder, type OrderSource } from '../orders/act-on-order.ts';
import { listOrderRefunds } from '../orders/refunds/order-refunds.ts';
import { oweByPayments, sendRefunds } from '../orders/refunds/refund-order.ts';
import { noteInTimeline } from '../orders/timeline.ts';

/**
 * Sends what an edit left owed. What is sent already stays as it is.
 * @throws ApiError `order_not_found`; `not_found` when nothing such is owed
 */
export async function sendOwedRefund(
  source: OrderSource,
  orderNumber: number,
  { refundId, actorName }: { refundId: string; actorName: string },
): Promise<void> {
  const payments = await actOnOrder(source, orderNumber, async (scope, purchase) => {
    const { order } = purchase;
    const refunds = await listOrderRefunds(scope.trx, order);
    const owed = refunds.find(({ id, source: who }) => id === refundId && who === 'staff');
    if (!owed) throw new ApiError('not_found');
    if (owed.status !== 'due' || owed.amountCents === 0) return;
    const { requestId, reason, amountCents } = owed;
    await oweByPayments(scope, purchase.payments, { requestId, reason, amountCents });
    const details = { amountCents, currency: order.currency, units: 0, restocked: 0, reason };
    await noteInTimeline(scope, order.orderId, { kind: 'refund-asked', actorName, details });
  });
  await sendRefunds(source, payments);
}
