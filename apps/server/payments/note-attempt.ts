import type { AppContext } from '../context.ts';
import type { Payment } from './lock-payment.ts';
import type { PaymentOutcome } from './provider.ts';

/** Writes down how a provider answered when it was asked for the money. */
export async function noteAttempt(
  ctx: AppContext,
  { siteId, paymentId }: Payment,
  outcome: PaymentOutcome,
): Promise<void> {
  const failureCode = outcome.kind === 'failed' ? outcome.code : null;
  await ctx.transact((trx) =>
    trx
      .updateTable('payment_attempts')
      .set({ outcome: outcome.kind, failure_code: failureCode })
      .where('site_id', '=', siteId)
      .where('payment_id', '=', paymentId)
      .where('outcome', '=', 'asked')
      .execute(),
  );
}
