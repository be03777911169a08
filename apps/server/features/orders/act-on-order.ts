import { ApiError } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { lockPayment, type Payment } from '../../payments/lock-payment.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { Site } from '../sites/site.ts';
import { findOrderByNumber } from './find-order.ts';
import { lockOrderOfPayment, type LockedOrder } from './lock-order.ts';

/** Whose orders are acted on. */
export interface OrderSource {
  ctx: AppContext;
  site: Site;
}

/** An order and its payment, which nobody else can change meanwhile. */
export interface LockedPurchase {
  order: LockedOrder;
  payment: Payment;
}

/**
 * Does something with a locked order in one transaction.
 * @returns its payment as it was locked
 * @throws ApiError `order_not_found`
 */
export async function actOnOrder(
  { ctx, site }: OrderSource,
  orderNumber: number,
  act: (scope: EventScope, purchase: LockedPurchase) => Promise<void>,
): Promise<Payment> {
  const { siteId } = site;
  const found = await findOrderByNumber(ctx.db, siteId, orderNumber);
  if (!found) throw new ApiError('order_not_found');
  const key = { siteId, paymentId: found.payment_id };
  return ctx.transact(async (trx) => {
    const locked = await lockPayment(trx, key);
    const order = locked && (await lockOrderOfPayment(trx, key));
    if (!order) throw new ApiError('order_not_found');
    await act({ ctx, trx, site }, { order, payment: locked.payment });
    return locked.payment;
  });
}
