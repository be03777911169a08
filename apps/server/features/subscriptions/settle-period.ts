/** What becomes of a period: paid, failed or skipped. Runs in the transaction that settles its payment. */
import type { EventScope } from '../../reactions/reaction.ts';
import type { PaymentFailed, PaymentPaid } from '../../payments/payment-events.ts';
import { dueDateOf, isComplete, rhythmOf } from './period-dates.ts';
import { queueSubscriptionMail } from './queue-subscription-mail.ts';
import { giveLeftCredit } from './give-left-credit.ts';
import { noteChange } from './note-change.ts';
import { nextRetry } from './retry-rule.ts';
import {
  lockSubscription,
  saveSubscription,
  type SubscriptionRow,
} from './stored-subscriptions.ts';
import { isBilled, nextSubscriptionStatus } from './subscription-states.ts';

/** The money of a period is there: on to the next one. */
export async function settlePaidPeriod(scope: EventScope, { payment }: PaymentPaid): Promise<void> {
  const { renewalOf } = payment.snapshot;
  if (!renewalOf) return;
  const { siteId } = scope.site;
  const { subscriptionId, period } = renewalOf;
  const row = await lockSubscription(scope.trx, siteId, subscriptionId);
  if (!row) return;
  await scope.trx
    .updateTable('subscription_periods')
    .set({ status: 'paid', payment_id: payment.paymentId, amount_cents: payment.amountCents })
    .where('site_id', '=', siteId)
    .where('subscription_id', '=', subscriptionId)
    .where('period', '=', period)
    .execute();
  if (row.next_period === period) await goOn(scope, row, 1);
}

/** A try of a period failed: once more later, or never. */
export async function settleFailedPeriod(
  scope: EventScope,
  { payment }: PaymentFailed,
): Promise<void> {
  const { renewalOf } = payment.snapshot;
  if (!renewalOf) return;
  await failPeriod(scope, { ...renewalOf, reason: payment.failureCode ?? payment.status });
}

export interface FailedTry {
  subscriptionId: string;
  period: number;
  /** For the owner; buyers are told that it did not work. */
  reason: string;
}

/** Counts a failure by the one rule there is, and tells the buyer. A period that moved on is left. */
export async function failPeriod(
  scope: EventScope,
  { subscriptionId, period, reason }: FailedTry,
): Promise<void> {
  const { ctx, trx, site } = scope;
  const row = await lockSubscription(trx, site.siteId, subscriptionId);
  if (!row) return;
  // It ended while this charge held some of its credit, which is back now.
  if (row.ended_at) await giveLeftCredit(scope, row);
  if (row.next_period !== period) return;
  const failures = row.failures + 1;
  const retryAt = nextRetry(ctx.now(), failures);
  const status = nextSubscriptionStatus(row.status, retryAt ? 'failed' : 'given-up');
  if (!status) return;
  if (retryAt) {
    const saved = await saveSubscription(trx, row, { status, failures, next_attempt_at: retryAt });
    await queueSubscriptionMail(scope, saved, { kind: 'failed', retryAt });
    return;
  }
  await markPeriod(scope, row, 'unpaid');
  const saved = await saveSubscription(trx, row, {
    status,
    failures,
    next_billing_at: null,
    next_attempt_at: null,
    ended_at: ctx.now(),
    end_reason: `unpaid: ${reason}`,
  });
  await giveLeftCredit(scope, saved);
  await queueSubscriptionMail(scope, saved, { kind: 'ended' });
}

/**
 * There is not enough of it: nothing is charged, and it is tried again until the next period is near;
 * then this one is left out. Nobody's plan ends because the shop has run out. Decision 078
 */
export async function postponeShortPeriod(
  scope: EventScope,
  { subscriptionId, period }: Omit<FailedTry, 'reason'>,
): Promise<void> {
  const { ctx, trx, site } = scope;
  const row = await lockSubscription(trx, site.siteId, subscriptionId);
  if (!row || !isBilled(row) || row.next_period !== period) return;
  const shortages = row.shortages + 1;
  const retryAt = nextRetry(ctx.now(), shortages);
  await noteChange(scope, row.id, { kind: 'short-stock', details: { period } });
  if (retryAt && retryAt < dueDateOf(rhythmOf(row), period + 1)) {
    const saved = await saveSubscription(trx, row, { shortages, next_attempt_at: retryAt });
    if (shortages === 1) await queueSubscriptionMail(scope, saved, { kind: 'short' });
    return;
  }
  const skipped = await skipPeriod(scope, { ...row, status: 'active' });
  await queueSubscriptionMail(scope, skipped, { kind: 'short-skipped' });
}

/** Leaves the period that is due next out. */
export async function skipPeriod(
  scope: EventScope,
  row: SubscriptionRow,
): Promise<SubscriptionRow> {
  await markPeriod(scope, row, 'skipped');
  return goOn(scope, row, 0);
}

/** On to the next period. @param paidCycles how many were paid just now */
async function goOn(
  scope: EventScope,
  row: SubscriptionRow,
  paidCycles: 0 | 1,
): Promise<SubscriptionRow> {
  const { ctx, trx } = scope;
  const cyclesBilled = row.cycles_billed + paidCycles;
  const isOver = isComplete(row.plan, cyclesBilled);
  const period = row.next_period + 1;
  const rhythm = rhythmOf(row);
  const event = paidCycles === 1 ? 'paid' : 'skipped';
  const status = nextSubscriptionStatus(row.status, event) ?? row.status;
  const isWaiting = status === 'active' && !isOver;
  const dueAt = isWaiting ? dueDateOf(rhythm, period) : null;
  const saved = await saveSubscription(trx, row, {
    status: isOver ? 'completed' : status,
    next_period: period,
    cycles_billed: cyclesBilled,
    next_billing_at: dueAt,
    next_attempt_at: dueAt,
    failures: 0,
    shortages: 0,
    ...(isOver && { ended_at: ctx.now() }),
  });
  await giveLeftCredit(scope, saved);
  return saved;
}

async function markPeriod(
  { trx, site }: EventScope,
  row: SubscriptionRow,
  status: 'skipped' | 'unpaid',
): Promise<void> {
  await trx
    .insertInto('subscription_periods')
    .values({
      site_id: site.siteId,
      subscription_id: row.id,
      period: row.next_period,
      due_at: row.next_billing_at ?? row.started_at,
      status,
    })
    .onConflict((known) =>
      known.columns(['site_id', 'subscription_id', 'period']).doUpdateSet({ status }),
    )
    .execute();
}
