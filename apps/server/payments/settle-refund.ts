/** Money that goes back: owed, then sent (refund-payment.ts), then noted as done. */
import { getRefundableCents, planRefund, type Tender } from '@sitewright/commerce';
import { newId } from '../db/id.ts';
import { announceEvent, type EventScope } from '../reactions/reaction.ts';
import type { Payment } from './lock-payment.ts';
import { nextPaymentStatus } from './payment-states.ts';

/** What a provider tells about a refund; without an amount: all that is left. */
export interface RefundNews {
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
}

/**
 * Notes that money has to go back; the payment must be locked. Nothing happens the second time.
 * @throws RefundTooLargeError when less is left than asked for
 */
export async function oweRefund(
  { ctx, trx }: EventScope,
  payment: Payment,
  { requestId, reason, amountCents, provider }: RefundRequest,
): Promise<void> {
  const { siteId, paymentId } = payment;
  const known = await trx
    .selectFrom('payment_refunds')
    .select('id')
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (known) return;
  const tenders = await listTenders({ trx }, payment, provider);
  const parts = planRefund(tenders, amountCents ?? getRefundableCents(tenders));
  if (!parts) throw new RefundTooLargeError('There is less left of the payment than that');
  await trx
    .insertInto('payment_refunds')
    .values(
      parts.map((part) => ({
        site_id: siteId,
        payment_id: paymentId,
        id: newId(),
        tender_id: part.tenderId,
        request_id: requestId,
        amount_cents: part.amountCents,
        reason,
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
 * Notes that money went back. News of a refund that is done already changes nothing.
 * @returns the payment as it stands now
 */
export async function settleRefund(
  scope: EventScope,
  payment: Payment,
  news: { refund?: RefundNews; isTest: boolean },
): Promise<Payment> {
  let settled = payment;
  for (const refund of await markDone(scope, payment, news.refund ?? {})) {
    settled = await countRefund(scope, settled, { refund, isTest: news.isTest });
  }
  return settled;
}

async function countRefund(
  scope: EventScope,
  payment: Payment,
  { refund, isTest }: { refund: RefundRow; isTest: boolean },
): Promise<Payment> {
  const { id: refundId, amount_cents: refundedCents } = refund;
  const sum = payment.refundedCents + refundedCents;
  const isWhole = sum >= payment.amountCents;
  const next = isWhole ? nextPaymentStatus(payment.status, 'refunded') : undefined;
  const saved = { ...payment, refundedCents: sum, status: next ?? payment.status };
  await scope.trx
    .updateTable('payments')
    .set({ refunded_cents: sum, status: saved.status, updated_at: scope.ctx.now() })
    .where('site_id', '=', payment.siteId)
    .where('id', '=', payment.paymentId)
    .execute();
  await announceEvent(scope, 'payment-refunded', {
    payment: saved,
    isTest,
    amountCents: refundedCents,
    refundId,
  });
  return saved;
}

/** @returns what went back by this news and by none before */
async function markDone(
  scope: EventScope,
  payment: Payment,
  news: RefundNews,
): Promise<RefundRow[]> {
  const { refundId } = news;
  const own = refundId ? await findRefund(scope, payment, refundId) : undefined;
  if (own?.status === 'done') return [];
  if (!own) return markForeign(scope, payment, news);
  await finish(scope, payment, own);
  return [own];
}

/** A refund that somebody made at the provider: it is noted with what is left at most. */
async function markForeign(
  scope: EventScope,
  payment: Payment,
  news: RefundNews,
): Promise<RefundRow[]> {
  const requestId = news.refundId ?? news.newsId ?? 'all';
  const { provider } = news;
  const tenders = await listTenders(scope, payment, provider);
  const left = getRefundableCents(tenders);
  const amountCents = Math.min(news.amountCents ?? left, left);
  if (amountCents <= 0) return [];
  const reason = 'at the provider';
  await oweRefund(scope, payment, { requestId, reason, amountCents, provider });
  const owed = await scope.trx
    .selectFrom('payment_refunds')
    .select(['id', 'tender_id', 'amount_cents', 'status'])
    .where('site_id', '=', payment.siteId)
    .where('payment_id', '=', payment.paymentId)
    .where('request_id', '=', requestId)
    .where('status', '<>', 'done')
    .execute();
  for (const refund of owed) await finish(scope, payment, refund);
  return owed;
}

interface RefundRow {
  id: string;
  tender_id: string;
  amount_cents: number;
}

async function findRefund({ trx }: EventScope, payment: Payment, refundId: string) {
  return trx
    .selectFrom('payment_refunds')
    .select(['id', 'tender_id', 'amount_cents', 'status'])
    .where('site_id', '=', payment.siteId)
    .where('payment_id', '=', payment.paymentId)
    .where('id', '=', refundId)
    .executeTakeFirst();
}

async function finish({ ctx, trx }: EventScope, payment: Payment, refund: RefundRow) {
  const { siteId, paymentId } = payment;
  await trx
    .updateTable('payment_refunds')
    .set({ status: 'done', done_at: ctx.now(), last_error: null })
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('id', '=', refund.id)
    .execute();
  await trx
    .updateTable('payment_tenders')
    .set((eb) => ({ refunded_cents: eb('refunded_cents', '+', refund.amount_cents) }))
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('id', '=', refund.tender_id)
    .execute();
}

/** The tenders, of one provider if it is named, as they will be once every refund that is owed has gone back. */
async function listTenders(
  { trx }: Pick<EventScope, 'trx'>,
  { siteId, paymentId }: Payment,
  provider?: string,
): Promise<Tender[]> {
  const rows = await trx
    .selectFrom('payment_tenders as t')
    .select((eb) => [
      't.id',
      't.kind',
      't.amount_cents',
      't.refunded_cents',
      eb
        .selectFrom('payment_refunds as r')
        .select((sub) =>
          sub.fn.coalesce(sub.fn.sum<number>('r.amount_cents'), sub.lit(0)).as('due'),
        )
        .whereRef('r.site_id', '=', 't.site_id')
        .whereRef('r.payment_id', '=', 't.payment_id')
        .whereRef('r.tender_id', '=', 't.id')
        .where('r.status', '=', 'due')
        .as('due'),
    ])
    .where('t.site_id', '=', siteId)
    .where('t.payment_id', '=', paymentId)
    .$if(provider !== undefined, (taken) => taken.where('t.provider', '=', provider!))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    amountCents: row.amount_cents,
    refundedCents: row.refunded_cents + Number(row.due ?? 0),
  }));
}
