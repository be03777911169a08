/** Giving money back: noted first, then asked of the provider outside any transaction. */
import { ApiError } from '@sitewright/contract';
import type { AppContext } from '../context.ts';
import type { Site } from '../features/sites/site.ts';
import { announceEvent } from '../reactions/reaction.ts';
import { maxAttempts, nextTry } from './back-off.ts';
import { isBalanceTender } from './balance-tenders.ts';
import { lockPayment, type Payment } from './lock-payment.ts';
import type { FindProvider, SentRefund } from './provider.ts';
import { settlePayment } from './settle-payment.ts';
import { oweRefund, RefundTooLargeError, type RefundRequest } from './settle-refund.ts';

export interface RefundSource {
  ctx: AppContext;
  site: Site;
  /** Each tender is asked back of the provider that took it. */
  providerOf: FindProvider;
}

/**
 * Gives back all of a payment or a part of it. Once this has noted the refund it will be made, also
 * when the provider cannot be reached now.
 * @returns the payment as it stands afterwards; undefined when the site has none such
 * @throws ApiError `refund_too_large`; `refund_not_possible` when no money came
 */
export async function refundPayment(
  source: RefundSource,
  paymentId: string,
  request: RefundRequest,
): Promise<Payment | undefined> {
  const { ctx, site } = source;
  const { siteId } = site;
  const payment = await ctx.transact(async (trx) => {
    const locked = await lockPayment(trx, { siteId, paymentId });
    if (!locked) return undefined;
    if (locked.payment.status !== 'succeeded') throw new ApiError('refund_not_possible');
    await oweRefund({ ctx, trx, site }, [locked.payment], request).catch(explain);
    return locked.payment;
  });
  return payment && sendDueRefunds(source, payment);
}

function explain(error: unknown): never {
  if (error instanceof RefundTooLargeError) throw new ApiError('refund_too_large');
  throw error;
}

/**
 * Asks for the refunds that a payment owes, each of the provider that took the money. One that fails
 * waits for the sweep and stops no other.
 * @returns the payment as it stands afterwards
 */
export async function sendDueRefunds(source: RefundSource, payment: Payment): Promise<Payment> {
  const { ctx, site } = source;
  const { siteId, paymentId } = payment;
  let settled: Payment | undefined = payment;
  for (const refund of await listDueRefunds(ctx, payment)) {
    const refundId = refund.id;
    try {
      const { isTest, sent } = await askBack(source, payment, refund);
      const news = { paymentId, type: 'refunded' as const, isTest };
      settled = await settlePayment(ctx, site, { ...news, refund: { refundId, ...sent } });
    } catch (error) {
      ctx.log.error({ err: error, siteId, paymentId, refundId }, 'refund failed');
      await postpone(source, payment, { refund, attempts: refund.attempts + 1, error });
    }
  }
  return settled ?? payment;
}

interface DueRefund {
  id: string;
  amount_cents: number;
  attempts: number;
  provider: string;
  provider_ref: string | null;
  is_asked_by_staff: boolean;
}

function listDueRefunds(ctx: AppContext, { siteId, paymentId }: Payment): Promise<DueRefund[]> {
  return ctx.db
    .selectFrom('payment_refunds as r')
    .innerJoin('payment_tenders as t', (join) =>
      join
        .onRef('t.site_id', '=', 'r.site_id')
        .onRef('t.payment_id', '=', 'r.payment_id')
        .onRef('t.id', '=', 'r.tender_id'),
    )
    .select([
      'r.id',
      'r.amount_cents',
      'r.attempts',
      'r.is_asked_by_staff',
      't.provider',
      't.provider_ref',
    ])
    .where('r.site_id', '=', siteId)
    .where('r.payment_id', '=', paymentId)
    .where('r.status', '=', 'due')
    .where('r.next_attempt_at', '<=', ctx.now())
    .orderBy('r.id')
    .execute();
}

/** @returns who gives the money back, and how far it got. @throws when that is not certain */
async function askBack(
  { site, providerOf }: RefundSource,
  payment: Payment,
  refund: DueRefund,
): Promise<{ isTest: boolean; sent: Partial<SentRefund> }> {
  const { siteId, paymentId, currency } = payment;
  if (isBalanceTender(refund)) {
    // Our own books: it goes back in the transaction that notes it.
    return {
      isTest: providerOf(payment.provider)?.isTest(site) ?? false,
      sent: { status: 'done' },
    };
  }
  const provider = providerOf(refund.provider);
  if (!provider) throw new Error(`There is no payment provider "${refund.provider}"`);
  const isTest = provider.isTest(site);
  if (provider.isSettledByHand && refund.is_asked_by_staff) {
    return { isTest, sent: { status: 'done' } };
  }
  const sent = await provider.refund({
    siteId,
    paymentId,
    providerRef: refund.provider_ref,
    refundId: refund.id,
    amountCents: refund.amount_cents,
    currency,
  });
  return { isTest, sent };
}

interface FailedTry {
  refund: { id: string; amount_cents: number };
  attempts: number;
  error: unknown;
}

async function postpone(
  { ctx, site, providerOf }: RefundSource,
  payment: Payment,
  { refund, attempts, error }: FailedTry,
): Promise<void> {
  const { siteId, paymentId } = payment;
  const isDead = attempts >= maxAttempts;
  await ctx.transact(async (trx) => {
    const locked = isDead ? await lockPayment(trx, payment) : undefined;
    const { numUpdatedRows } = await trx
      .updateTable('payment_refunds')
      .set({
        attempts,
        status: isDead ? 'failed' : 'due',
        next_attempt_at: nextTry(ctx.now(), attempts),
        last_error: String(error).slice(0, 500),
      })
      .where('site_id', '=', siteId)
      .where('payment_id', '=', paymentId)
      .where('id', '=', refund.id)
      .where('status', '=', 'due')
      .executeTakeFirst();
    if (!locked || numUpdatedRows === 0n) return;
    await announceEvent({ ctx, trx, site }, 'payment-refund-failed', {
      payment: locked.payment,
      isTest: providerOf(payment.provider)?.isTest(site) ?? false,
      amountCents: refund.amount_cents,
      refundId: refund.id,
      wasDone: false,
    });
  });
}
