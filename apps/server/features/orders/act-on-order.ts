import { ApiError } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { lockPayment, type Payment } from '../../payments/lock-payment.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { Site } from '../sites/site.ts';
import { findOrderByNumber } from './find-order.ts';
import { listPaymentsOfOrder } from './order-payments.ts';
import { lockOrderOfPayment, type LockedOrder } from './lock-order.ts';

/** Whose orders are acted on. */
export interface OrderSource {
  ctx: AppContext;
  site: Site;
}

/** An order and its payments, which nobody else can change meanwhile. */
export interface LockedPurchase {
  order: LockedOrder;
  /** The one that made it. */
  payment: Payment;
  /** That one, and those that paid what edits added. */
  payments: readonly Payment[];
}

/**
 * Does something with a locked order in one transaction.
 * @param before locks what has to be locked before payments
 * @returns its payments as they were locked, the one that made it first
 * @throws ApiError `order_not_found`; `order_changed` when it got another payment meanwhile
 */
export async function actOnOrder(
  { ctx, site }: OrderSource,
  orderNumber: number,
  act: (scope: EventScope, purchase: LockedPurchase) => Promise<void>,
  before: (scope: EventScope) => Promise<void> = () => Promise.resolve(),
): Promise<readonly [Payment, ...Payment[]]> {
  const { siteId } = site;
  const found = await findOrderByNumber(ctx.db, siteId, orderNumber);
  if (!found) throw new ApiError('order_not_found');
  const key = { siteId, orderId: found.id, paymentId: found.payment_id };
  return ctx.transact(async (trx) => {
    await before({ ctx, trx, site });
    const known = await listPaymentsOfOrder(trx, key);
    const payments = await lockPayments(trx, siteId, known);
    const [payment, ...further] = payments;
    const order = payment && (await lockOrderOfPayment(trx, key));
    if (!order) throw new ApiError('order_not_found');
    const isSame = (await listPaymentsOfOrder(trx, key)).length === known.length;
    if (!isSame) throw new ApiError('order_changed');
    await act({ ctx, trx, site }, { order, payment, payments });
    return [payment, ...further];
  });
}

/** Always in the same order, before the order that they belong to. */
async function lockPayments(
  trx: WriteTransaction,
  siteId: string,
  paymentIds: readonly string[],
): Promise<Payment[]> {
  const payments: Payment[] = [];
  for (const paymentId of paymentIds) {
    const locked = await lockPayment(trx, { siteId, paymentId });
    if (locked) payments.push(locked.payment);
  }
  return payments;
}
