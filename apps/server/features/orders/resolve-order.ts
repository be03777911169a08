import { ApiError } from '@sitewright/contract';
import { lockPayment } from '../../payments/lock-payment.ts';
import { findPaymentOfOrder } from './find-order.ts';
import { lockOrderOfPayment } from './lock-order.ts';
import { notePaid } from './make-order.ts';
import { moveOrder } from './move-order.ts';
import type { OrderSource } from './refunds/refund-order.ts';
import { noteInTimeline } from './timeline.ts';

/**
 * A person has seen to an order whose stock was short: it goes on as paid. No stock is taken.
 * @throws ApiError `order_not_found`
 */
export async function resolveOrder(
  { ctx, site }: OrderSource,
  orderNumber: number,
  actorName: string,
): Promise<void> {
  const { siteId } = site;
  const paymentId = await findPaymentOfOrder(ctx.db, siteId, orderNumber);
  if (!paymentId) throw new ApiError('order_not_found');
  await ctx.transact(async (trx) => {
    const scope = { ctx, trx, site };
    const locked = await lockPayment(trx, { siteId, paymentId });
    const order = locked && (await lockOrderOfPayment(trx, { siteId, paymentId }));
    if (!order) throw new ApiError('order_not_found');
    if ((await moveOrder(scope, order, 'resolved')) === undefined) return;
    await noteInTimeline(scope, order.orderId, { kind: 'resolved', actorName, details: {} });
    const { isTest } = order;
    await notePaid(scope, { ...locked.payment, isTest }, order);
  });
}
