/** What happened to a payment, and everything that follows from it, in one transaction. */
import { sql } from 'kysely';
import type { AppContext } from '../context.ts';
import type { WriteTransaction } from '../db/database.ts';
import { claimCouponsOfPaidOrder, releaseCoupons } from '../features/coupons/coupon-uses.ts';
import { makeOrder } from '../features/orders/make-order.ts';
import type { OrderStatus } from '../features/orders/order-states.ts';
import { settleAwaitedOrder } from '../features/orders/settle-awaited-order.ts';
import { releaseStock, sellReservedStock } from '../features/stock/release-stock.ts';
import { OutOfStockError, reserveStock } from '../features/stock/reserve-stock.ts';
import type { Site } from '../features/sites/site.ts';
import { lockPayment, type LockedPayment, type Payment } from './lock-payment.ts';
import { isActivePayment, nextPaymentStatus } from './payment-states.ts';
import type { PaymentEventType, PaymentStatus } from './payment-states.ts';

/** Something that happened to a payment. */
export interface PaymentNews {
  paymentId: string;
  type: PaymentEventType;
  providerRef?: string;
  /** Why it failed. */
  code?: string;
  /** True when no real money moved. */
  isTest: boolean;
}

interface Settling {
  ctx: AppContext;
  trx: WriteTransaction;
  site: Site;
  payment: Payment;
  isTest: boolean;
}

/**
 * Applies news to a payment. News that the state table does not expect changes nothing, so it may
 * come twice, late, in any order and from several processes at once.
 * @returns the payment as it stands now; undefined when the site has no such payment
 */
export function settlePayment(
  ctx: AppContext,
  site: Site,
  news: PaymentNews,
): Promise<Payment | undefined> {
  return ctx.transact((trx) => settleWithin(trx, { ctx, site, news }));
}

/** The same inside a transaction that does more, e.g. marks an event as processed. */
export async function settleWithin(
  trx: WriteTransaction,
  { ctx, site, news }: { ctx: AppContext; site: Site; news: PaymentNews },
): Promise<Payment | undefined> {
  const locked = await lockPayment(trx, { siteId: site.siteId, paymentId: news.paymentId });
  if (!locked) return undefined;
  const { payment } = locked;
  const next = nextPaymentStatus(payment.status, judge(news.type, locked));
  if (!next) return payment;
  await applyEffects({ ctx, trx, site, payment, isTest: news.isTest }, next);
  return savePayment(trx, payment, {
    status: next,
    providerRef: payment.providerRef ?? news.providerRef ?? null,
    failureCode: news.code ?? null,
    at: ctx.now(),
  });
}

/** Money for a cart that another payment has bought already must go back. */
function judge(type: PaymentEventType, { payment, cartOrderId }: LockedPayment): PaymentEventType {
  const isBoughtByAnother = cartOrderId !== null && payment.status !== 'pending';
  return type === 'succeeded' && isBoughtByAnother ? 'paid-twice' : type;
}

async function applyEffects(settling: Settling, next: PaymentStatus): Promise<void> {
  const { trx, payment } = settling;
  switch (next) {
    case 'created':
    case 'requires_action':
    case 'refunded':
      return;
    case 'succeeded':
      if (payment.status === 'pending') return settleAwaitedOrder(settling, 'paid');
      return order(settling, await takeStock(settling));
    case 'pending':
      await sellReservedStock(trx, payment);
      return order(settling, 'awaiting_payment');
    case 'refund_due':
    case 'failed':
    case 'canceled':
    case 'expired':
      if (payment.status === 'pending') await settleAwaitedOrder(settling, 'canceled');
      return giveBack(settling);
  }
}

/** Puts back what the payment held; a payment that held nothing any more changes nothing. */
async function giveBack({ trx, payment }: Settling): Promise<void> {
  if (!isActivePayment(payment.status) && payment.status !== 'pending') return;
  const { siteId, snapshot } = payment;
  await releaseStock(trx, payment);
  await releaseCoupons(trx, { siteId, couponIds: snapshot.couponIds });
}

/**
 * Makes the stock of a paid order final. When the money came after the reservation had ended, the
 * stock is taken anew; a paid order is never lost, so without stock it is made all the same and a
 * person has to look at it.
 */
async function takeStock(settling: Settling): Promise<OrderStatus> {
  const { ctx, trx, payment } = settling;
  if (isActivePayment(payment.status)) {
    await sellReservedStock(trx, payment);
    return 'paid';
  }
  const { siteId, paymentId, snapshot } = payment;
  await claimCouponsOfPaidOrder(trx, { siteId, couponIds: snapshot.couponIds });
  const units = snapshot.lines.filter((line) => line.isStockCounted);
  await sql`savepoint before_stock`.execute(trx);
  try {
    await reserveStock(trx, { siteId, paymentId, units, expiresAt: ctx.now() });
    await sellReservedStock(trx, payment);
    return 'paid';
  } catch (error) {
    if (!(error instanceof OutOfStockError)) throw error;
    await sql`rollback to savepoint before_stock`.execute(trx);
    return 'needs_attention';
  }
}

async function order(settling: Settling, status: OrderStatus): Promise<void> {
  const { ctx, trx, site, payment, isTest } = settling;
  const { paymentId, cartId, currency, snapshot } = payment;
  await makeOrder(
    { ctx, trx, site, paid: { paymentId, cartId, currency, isTest, snapshot } },
    status,
  );
}

interface SavedPayment {
  status: PaymentStatus;
  providerRef: string | null;
  failureCode: string | null;
  at: Date;
}

async function savePayment(
  trx: WriteTransaction,
  payment: Payment,
  { status, providerRef, failureCode, at }: SavedPayment,
): Promise<Payment> {
  await trx
    .updateTable('payments')
    .set({ status, provider_ref: providerRef, failure_code: failureCode, updated_at: at })
    .where('site_id', '=', payment.siteId)
    .where('id', '=', payment.paymentId)
    .execute();
  return { ...payment, status, providerRef, failureCode };
}
