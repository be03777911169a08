/** Buyers who ask their banks for the money back: the owner answers in time, or loses it. */
import { announceEvent, type EventScope } from '../reactions/reaction.ts';
import type { Payment } from './lock-payment.ts';
import type { ProviderDispute } from './provider-payment.ts';

/**
 * Notes a dispute as its provider tells it; the payment must be locked. What is decided stays so.
 * Stock stays where it is: whether the goods come back is another matter.
 */
export async function noteDispute(
  scope: EventScope,
  payment: Payment,
  { dispute, isTest }: { dispute: ProviderDispute; isTest: boolean },
): Promise<void> {
  const { siteId, paymentId, provider } = payment;
  const { disputeRef, amountCents, currency, reason, status, openedAt } = dispute;
  const changes = { status, answer_by: dispute.answerBy ?? null };
  const row = await scope.trx
    .insertInto('payment_disputes')
    .values({
      site_id: siteId,
      payment_id: paymentId,
      dispute_ref: disputeRef,
      provider,
      amount_cents: amountCents,
      currency,
      reason,
      opened_at: openedAt,
      closed_at: status === 'open' ? null : scope.ctx.now(),
      ...changes,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'payment_id', 'dispute_ref'])
        .doUpdateSet({ ...changes, closed_at: status === 'open' ? null : scope.ctx.now() })
        .where('payment_disputes.status', '=', 'open')
        .where('payment_disputes.status', '<>', status),
    )
    .returning('dispute_ref')
    .executeTakeFirst();
  if (row) await announceEvent(scope, 'payment-disputed', { payment, dispute, isTest });
}
