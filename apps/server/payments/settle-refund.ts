/** Money that goes back: owed, then sent (refund-payment.ts), then noted as done. */
import { getRefundableCents, planRefund, type Tender } from '@sitewright/commerce';
import { newId } from '../db/id.ts';
import { announceEvent, type EventScope } from '../reactions/reaction.ts';
import { isBalanceTender, refundToBalance } from './balance-tenders.ts';
import type { Payment } from './lock-payment.ts';
import { nextPaymentStatus } from './payment-states.ts';
import {
  findRefund,
  listRefundParts,
  listTenders,
  listUndisputedTenders,
  sumTenders,
  type RefundRow,
} from './refund-rows.ts';
import { refundStates, type RefundProgress, type RefundStatus } from './refund-states.ts';

/** The reason of a refund, and its request: its cart was bought by another payment already. */
export const paidTwice = 'paid-twice';

/** What a provider tells about a refund; without an amount: all that is left. */
export interface RefundNews {
  /** How far it got; `done` unless told. */
  status?: RefundProgress | undefined;
  /** What the provider calls it. */
  providerRef?: string | undefined;
  /** Our id of the refund; one that we do not know was made at the provider. */
  refundId?: string | undefined;
  amountCents?: number | undefined;
  /** Id of the news, for a refund that has no other. */
  newsId?: string | undefined;
  /** Whose news it is: it speaks of what it took and of nothing else. Missing: of all tenders. */
  provider?: string | undefined;
}

/** A refund that was asked for. */
export interface RefundRequest {
  /** The same id twice is one refund. */
  requestId: string;
  reason: string;
  /** Minor units; missing: all that is left. */
  amountCents?: number;
  /** Only of what this provider took. */
  provider?: string | undefined;
  /** True: it was made at its provider already, whatever is disputed. */
  isMade?: boolean;
  /** True: a person asks, who sends the money where no provider of ours can. */
  isAskedByStaff?: boolean;
}

/**
 * Notes that money has to go back, of all the payments together; they must be locked, and be of one
 * site. Nothing happens the second time.
 * @throws RefundTooLargeError when less is left than asked for
 */
export async function oweRefund(
  { ctx, trx, site: { siteId } }: EventScope,
  payments: readonly Payment[],
  {
    requestId,
    reason,
    amountCents,
    provider,
    isMade = false,
    isAskedByStaff = false,
  }: RefundRequest,
): Promise<void> {
  const known = await trx
    .selectFrom('payment_refunds')
    .select('id')
    .where('site_id', '=', siteId)
    .where(
      'payment_id',
      'in',
      payments.map(({ paymentId }) => paymentId),
    )
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (known) return;
  const list = isMade ? listTenders : listUndisputedTenders;
  const tenders: Tender[] = [];
  const paymentOf = new Map<string, string>();
  for (const payment of payments) {
    for (const tender of await list(trx, payment, provider)) {
      tenders.push(tender);
      paymentOf.set(tender.id, payment.paymentId);
    }
  }
  const leftCents = getRefundableCents(tenders);
  if (amountCents === undefined && leftCents === 0) return;
  const parts = planRefund(tenders, amountCents ?? leftCents);
  if (!parts) throw new RefundTooLargeError('There is less left of the payments than that');
  await trx
    .insertInto('payment_refunds')
    .values(
      parts.map((part) => ({
        site_id: siteId,
        payment_id: paymentOf.get(part.tenderId)!,
        id: newId(),
        tender_id: part.tenderId,
        request_id: requestId,
        amount_cents: part.amountCents,
        reason,
        is_asked_by_staff: isAskedByStaff,
        status: 'due' as const,
        next_attempt_at: ctx.now(),
        created_at: ctx.now(),
      })),
    )
    .execute();
}

/** More was to go back than is left. */
export class RefundTooLargeError extends Error {
  override name = 'RefundTooLargeError';
}

/**
 * Notes what a provider says of a refund. News that are known change nothing.
 * @returns the payment as it stands now
 */
export async function settleRefund(
  scope: EventScope,
  payment: Payment,
  news: { refund?: RefundNews; isTest: boolean },
): Promise<Payment> {
  const refund = news.refund ?? {};
  let settled = payment;
  for (const row of await findConcerned(scope, payment, refund)) {
    settled = await moveRefund(scope, settled, { row, refund, isTest: news.isTest });
  }
  return settled;
}

/** The refund that is meant; one that somebody made at the provider is noted first. */
async function findConcerned(
  scope: EventScope,
  payment: Payment,
  refund: RefundNews,
): Promise<RefundRow[]> {
  const own = await findRefund(scope.trx, payment, refund);
  return own ? [own] : noteForeign(scope, payment, refund);
}

/** With what is left at most, and not at all when it never went anywhere. */
async function noteForeign(
  scope: EventScope,
  payment: Payment,
  { refundId, providerRef, newsId, provider, ...news }: RefundNews,
): Promise<RefundRow[]> {
  if (news.status === 'failed') return [];
  const requestId = refundId ?? providerRef ?? newsId ?? 'all';
  const left = getRefundableCents(await listTenders(scope.trx, payment, provider));
  const amountCents = Math.min(news.amountCents ?? left, left);
  if (amountCents > 0) {
    const reason = 'at the provider';
    const made = { requestId, reason, amountCents, provider, isMade: true };
    await oweRefund(scope, [payment], made);
  }
  return listRefundParts(scope.trx, payment, requestId);
}

interface RefundMove {
  row: RefundRow;
  refund: RefundNews;
  isTest: boolean;
}

async function moveRefund(
  scope: EventScope,
  payment: Payment,
  { row, refund, isTest }: RefundMove,
): Promise<Payment> {
  // What was given up before any provider had it is still open; what came back is not.
  const wasGivenUp = row.status === 'failed' && row.provider_ref === null && row.done_at === null;
  const status = wasGivenUp ? 'due' : row.status;
  const next = refundStates[status][refund.status ?? 'done'];
  if (!next) return payment;
  await saveRefund(scope, payment, { row, refund, next });
  if (next === row.status) return payment;
  const wasDone = status === 'done';
  const direction = next === 'done' ? 1 : wasDone ? -1 : 0;
  const amountCents = direction * row.amount_cents;
  const saved = direction === 0 ? payment : await moveMoney(scope, payment, { row, amountCents });
  const told = { payment: saved, isTest, amountCents: row.amount_cents, refundId: row.id };
  if (next === 'done') await announceEvent(scope, 'payment-refunded', { ...told, wasGivenUp });
  if (next === 'failed') await announceEvent(scope, 'payment-refund-failed', { ...told, wasDone });
  return saved;
}

async function saveRefund(
  { ctx, trx }: EventScope,
  { siteId, paymentId }: Payment,
  { row, refund, next }: { row: RefundRow; refund: RefundNews; next: RefundStatus },
): Promise<void> {
  await trx
    .updateTable('payment_refunds')
    .set({
      status: next,
      done_at: next === 'done' ? ctx.now() : row.done_at,
      last_error: next === 'failed' ? 'The provider could not give it back' : null,
      provider_ref: row.provider_ref ?? refund.providerRef ?? null,
    })
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('id', '=', row.id)
    .execute();
}

/** Counts what went back, or came back again (below zero), by tender and in all. */
async function moveMoney(
  { ctx, trx }: EventScope,
  payment: Payment,
  { row, amountCents }: { row: RefundRow; amountCents: number },
): Promise<Payment> {
  const { siteId, paymentId } = payment;
  const tender = await trx
    .updateTable('payment_tenders')
    .set((eb) => ({ refunded_cents: eb('refunded_cents', '+', amountCents) }))
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('id', '=', row.tender_id)
    .returning('provider')
    .executeTakeFirst();
  if (tender && isBalanceTender(tender)) {
    await refundToBalance(trx, payment, { ...row, now: ctx.now() });
  }
  const refundedCents = payment.refundedCents + amountCents;
  const isWhole = refundedCents >= (await sumTenders(trx, payment));
  const isSpare = row.reason === paidTwice;
  const failed = isSpare ? 'spare-refund-failed' : 'refund-failed';
  const event = amountCents < 0 ? failed : isWhole ? 'refunded' : undefined;
  const status = (event && nextPaymentStatus(payment.status, event)) ?? payment.status;
  await trx
    .updateTable('payments')
    .set({ refunded_cents: refundedCents, status, updated_at: ctx.now() })
    .where('site_id', '=', siteId)
    .where('id', '=', paymentId)
    .execute();
  return { ...payment, refundedCents, status };
}
