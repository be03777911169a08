/** Giving money back: noted first, then asked of the provider outside any transaction. */
import { ApiError } from '@sitewright/contract';
import type { AppContext } from '../context.ts';
import type { Site } from '../features/sites/site.ts';
import { maxAttempts, nextTry } from './back-off.ts';
import { lockPayment, type Payment } from './lock-payment.ts';
import type { PaymentProvider } from './provider.ts';
import { settlePayment } from './settle-payment.ts';
import { oweRefund, RefundTooLargeError, type RefundRequest } from './settle-refund.ts';

export interface RefundSource {
  ctx: AppContext;
  site: Site;
  provider: PaymentProvider;
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
    await oweRefund({ ctx, trx, site }, locked.payment, request).catch(explain);
    return locked.payment;
  });
  return payment && sendDueRefunds(source, payment);
}

function explain(error: unknown): never {
  if (error instanceof RefundTooLargeError) throw new ApiError('refund_too_large');
  throw error;
}

/**
 * Asks the provider for the refunds that a payment owes. One that fails waits for the sweep.
 * @returns the payment as it stands afterwards
 */
export async function sendDueRefunds(source: RefundSource, payment: Payment): Promise<Payment> {
  const { ctx, site, provider } = source;
  const { siteId, paymentId, providerRef } = payment;
  const due = await ctx.db
    .selectFrom('payment_refunds')
    .select(['id', 'amount_cents', 'attempts'])
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'due')
    .where('next_attempt_at', '<=', ctx.now())
    .orderBy('id')
    .execute();
  let settled: Payment | undefined = payment;
  for (const refund of due) {
    const { id: refundId, amount_cents: amountCents } = refund;
    try {
      await provider.refund({ siteId, paymentId, providerRef, refundId, amountCents });
    } catch (error) {
      ctx.log.error({ err: error, siteId, paymentId, refundId }, 'refund failed');
      await postpone(ctx, payment, { refundId, attempts: refund.attempts + 1, error });
      continue;
    }
    const news = { paymentId, type: 'refunded' as const, isTest: provider.isTest };
    settled = await settlePayment(ctx, site, { ...news, refund: { refundId } });
  }
  return settled ?? payment;
}

interface FailedTry {
  refundId: string;
  attempts: number;
  error: unknown;
}

async function postpone(
  ctx: AppContext,
  { siteId, paymentId }: Payment,
  { refundId, attempts, error }: FailedTry,
): Promise<void> {
  const isDead = attempts >= maxAttempts;
  await ctx.transact((trx) =>
    trx
      .updateTable('payment_refunds')
      .set({
        attempts,
        status: isDead ? 'failed' : 'due',
        next_attempt_at: nextTry(ctx.now(), attempts),
        last_error: String(error).slice(0, 500),
      })
      .where('site_id', '=', siteId)
      .where('payment_id', '=', paymentId)
      .where('id', '=', refundId)
      .where('status', '=', 'due')
      .execute(),
  );
}
