import { ApiError } from '@sitewright/contract';
import { lockPayment } from '../../payments/lock-payment.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { findPaymentOfOrder } from './find-order.ts';
import { lockOrderOfPayment, type LockedOrder } from './lock-order.ts';
import type { OrderSource } from './refunds/refund-order.ts';

/**
 * Does something with a locked order in one transaction.
 * @throws ApiError `order_not_found`
 */
export async function actOnOrder(
  { ctx, site }: OrderSource,
  orderNumber: number,
  act: (scope: EventScope, order: LockedOrder) => Promise<void>,
): Promise<void> {
  const { siteId } = site;
  const paymentId = await findPaymentOfOrder(ctx.db, siteId, orderNumber);
  if (!paymentId) throw new ApiError('order_not_found');
  await ctx.transact(async (trx) => {
    await lockPayment(trx, { siteId, paymentId });
    const order = await lockOrderOfPayment(trx, { siteId, paymentId });
    if (!order) throw new ApiError('order_not_found');
    await act({ ctx, trx, site }, order);
  });
}
