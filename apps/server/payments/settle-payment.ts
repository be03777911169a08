/** What happened to a payment, and everything that follows from it, in one transaction. */
import { sql } from 'kysely';
import type { AppContext } from '../context.ts';
import type { WriteTransaction } from '../db/database.ts';
import { forfeitRest } from '../features/balances/forfeit-rest.ts';
import {
  holdBalancesAgain,
  releaseBalances,
  takeHeldBalances,
} from '../features/balances/hold-balances.ts';
import {
  claimDiscountsOfPaidOrder,
  releaseDiscounts,
} from '../features/discounts/discount-uses.ts';
import { releaseStock, sellReservedStock } from '../features/stock/release-stock.ts';
import { OutOfStockError, reserveStock } from '../features/stock/reserve-stock.ts';
import type { Site } from '../features/sites/site.ts';
import { announceEvent, type EventScope } from '../reactions/reaction.ts';
import { dropBalanceTenders, insertBalanceTenders } from './balance-tenders.ts';
import { findActivePayment } from './find-active-payment.ts';
import { lockPayment, type LockedPayment, type Payment } from './lock-payment.ts';
import type { SavedMethod } from './provider.ts';
import { keepSavedMethod } from './saved-methods.ts';
import { isActivePayment, nextPaymentStatus } from './payment-states.ts';
import type { PaymentEventType, PaymentStatus } from './payment-states.ts';
import { oweRefund, paidTwice, settleRefund, type RefundNews } from './settle-refund.ts';

/** Something that happened to a payment. */
export interface PaymentNews {
  paymentId: string;
  type: PaymentEventType;
  providerRef?: string | undefined;
  /** Of an order that stands before its money: until when that may come. */
  dueAt?: Date;
  /** Why it failed. */
  code?: string | undefined;
  /** What went back, when something did. */
  refund?: RefundNews;
  /** The method that was kept with it. */
  saved?: SavedMethod | undefined;
  /** True when no real money moved. */
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
  const scope = { ctx, trx, site };
  if (news.type !== 'refunded') return advance(scope, locked, news);
  // Only money that came can go back: such news may overtake the news that it came.
  const payment = await advance(scope, locked, { ...news, type: 'succeeded' });
  return settleRefund(scope, payment, news);
}

/** The same for a payment that is locked already. */
export async function advance(
  scope: EventScope,
  locked: LockedPayment,
  news: PaymentNews,
): Promise<Payment> {
  const { payment } = locked;
  const next = nextPaymentStatus(payment.status, await judge(scope, locked, news.type));
  if (!next) return payment;
  const saved = await savePayment(scope, payment, {
    status: next,
    isPlaced: payment.isPlaced || next === 'pending',
    dueAt: payment.dueAt ?? news.dueAt ?? null,
    providerRef: payment.providerRef ?? news.providerRef ?? null,
    failureCode: news.code ?? null,
  });
  if (news.saved) await keepSavedMethod(scope, saved, news.saved);
  await applyEffects(scope, { before: payment, payment: saved, isTest: news.isTest });
  return saved;
}

/**
 * Money must go back that comes for a cart which another payment has bought, and money that comes so
 * late that the gift cards which were to pay the rest are spent.
 */
async function judge(
  { ctx, trx }: EventScope,
  { payment, isBought }: LockedPayment,
  type: PaymentEventType,
): Promise<PaymentEventType> {
  if (type !== 'succeeded' || !nextPaymentStatus(payment.status, type)) return type;
  const isBoughtByAnother = isBought && !payment.isPlaced;
  if (isBoughtByAnother) return 'paid-twice';
  if (!(await holdBalancesAgain(trx, { ...payment, now: ctx.now() }))) return 'paid-twice';
  return type;
}

interface Change {
  before: Payment;
  payment: Payment;
  isTest: boolean;
}

async function applyEffects(scope: EventScope, { before, payment, isTest }: Change): Promise<void> {
  const told = { payment, isTest };
  switch (payment.status) {
    case 'created':
    case 'requires_action':
    case 'refunded':
      return;
    case 'succeeded': {
      await keepBalances(scope, before);
      const isStockShort = !(await takeStock(scope, before));
      return announceEvent(scope, 'payment-paid', { ...told, isStockShort });
    }
    case 'pending':
      await sellReservedStock(scope, payment.paymentId);
      return announceEvent(scope, 'payment-placed', told);
    case 'refund_due':
      await giveBack(scope, before);
      await announceEvent(scope, 'payment-paid-twice', told);
      return oweRefund(scope, [payment], { requestId: paidTwice, reason: paidTwice });
    case 'failed':
    case 'canceled':
    case 'expired':
      await giveBack(scope, before);
      return announceEvent(scope, 'payment-failed', told);
  }
}

/** Puts back what the payment held; a payment that held nothing any more changes nothing. */
async function giveBack(scope: EventScope, before: Payment): Promise<void> {
  if (!isActivePayment(before.status) && before.status !== 'pending') return;
  const { isTest } = before;
  const { couponIds: discountIds, email } = before.snapshot;
  await releaseStock(scope, before.paymentId);
  await releaseDiscounts(scope.trx, {
    siteId: scope.site.siteId,
    discountIds,
    email,
    isTest,
  });
  const ended = await releaseBalances(scope.trx, { ...before, now: scope.ctx.now() });
  for (const balanceId of ended) await forfeitRest(scope, balanceId);
  await dropBalanceTenders(scope.trx, before);
}

/** Takes for good what balances pay; what had been given back is a tender once more. */
async function keepBalances({ trx }: EventScope, before: Payment): Promise<void> {
  const wasGivenBack = !isActivePayment(before.status) && before.status !== 'pending';
  if (wasGivenBack) await insertBalanceTenders(trx, before, before.snapshot.balances);
  await takeHeldBalances(trx, before);
}

/**
 * Makes the stock of a paid order final. When the money came after the reservation had ended, the
 * stock is taken anew; a paid order is never lost, so without stock it is made all the same and a
 * person has to look at it.
 * @returns false when the stock is not there
 */
async function takeStock(scope: EventScope, before: Payment): Promise<boolean> {
  const { ctx, trx, site } = scope;
  const { paymentId, status, snapshot, isTest } = before;
  if (status === 'pending') return true;
  if (isActivePayment(status)) {
    await sellReservedStock(scope, paymentId);
    return true;
  }
  const { couponIds: discountIds, email } = snapshot;
  await claimDiscountsOfPaidOrder(trx, { siteId: site.siteId, discountIds, email, isTest });
  const units = snapshot.lines.filter((line) => line.isStockCounted);
  await takeOverHold(scope, before);
  await sql`savepoint before_stock`.execute(trx);
  try {
    await reserveStock(scope, { paymentId, units, expiresAt: ctx.now() });
    await sellReservedStock(scope, paymentId);
    return true;
  } catch (error) {
    if (!(error instanceof OutOfStockError)) throw error;
    await sql`rollback to savepoint before_stock`.execute(trx);
    return false;
  }
}

/**
 * Frees what another try for the same cart holds: its shopper has paid by now, and must not stand in
 * their own way. Money of that try goes back.
 */
async function takeOverHold(scope: EventScope, paid: Payment): Promise<void> {
  const other = await findActivePayment(scope.trx, paid);
  if (other) await releaseStock(scope, other.paymentId);
}

interface SavedPayment {
  status: PaymentStatus;
  isPlaced: boolean;
  dueAt: Date | null;
  providerRef: string | null;
  failureCode: string | null;
}

async function savePayment(
  { ctx, trx }: EventScope,
  payment: Payment,
  saved: SavedPayment,
): Promise<Payment> {
  await trx
    .updateTable('payments')
    .set({
      status: saved.status,
      is_placed: saved.isPlaced,
      due_at: saved.dueAt,
      provider_ref: saved.providerRef,
      failure_code: saved.failureCode,
      updated_at: ctx.now(),
    })
    .where('site_id', '=', payment.siteId)
    .where('id', '=', payment.paymentId)
    .execute();
  await nameTenders(trx, payment, saved.providerRef);
  return { ...payment, ...saved };
}

/** What the provider calls the payment is what it took its parts by. */
async function nameTenders(
  trx: WriteTransaction,
  { siteId, paymentId, provider, providerRef: known }: Payment,
  providerRef: string | null,
): Promise<void> {
  if (providerRef === known) return;
  await trx
    .updateTable('payment_tenders')
    .set({ provider_ref: providerRef })
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('provider', '=', provider)
    .execute();
}
