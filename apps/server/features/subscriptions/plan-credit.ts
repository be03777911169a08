/** Credit for what was paid and not used: store credit that pays the later periods of its plan. */
import { prorate, type Proration } from '@sitewright/commerce';
import type { ReadDatabase } from '../../db/database.ts';
import { findPayment } from '../../payments/find-payment.ts';
import type { Payment } from '../../payments/lock-payment.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import { issueBalance } from '../balances/issue-balance.ts';
import { addToBalance } from '../balances/hold-balances.ts';
import { newId } from '../../db/id.ts';
import type { SubscriptionRow } from './stored-subscriptions.ts';

/** What is left of the period that was paid the last, and the payment that paid it. */
export interface RestOfPeriod extends Proration {
  payment: Payment;
}

/** Undefined when that period is not paid, was skipped, or went back. */
export async function findRest(
  db: ReadDatabase,
  row: SubscriptionRow,
  now: Date,
): Promise<RestOfPeriod | undefined> {
  if (!row.next_billing_at) return undefined;
  const period = await db
    .selectFrom('subscription_periods')
    .select(['due_at', 'payment_id'])
    .where('site_id', '=', row.site_id)
    .where('subscription_id', '=', row.id)
    .where('period', '=', row.next_period - 1)
    .where('status', '=', 'paid')
    .executeTakeFirst();
  if (!period?.payment_id) return undefined;
  const payment = await findPayment(db, { siteId: row.site_id, paymentId: period.payment_id });
  if (payment?.status !== 'succeeded') return undefined;
  const paid = {
    paidCents: payment.amountCents - payment.refundedCents,
    startsAt: Math.max(period.due_at.getTime(), row.rhythm_at.getTime()),
    endsAt: row.next_billing_at.getTime(),
  };
  return { payment, ...prorate(paid, now.getTime()) };
}

/** Adds to the credit of a plan and answers the id of its balance. */
export async function creditPlan(
  scope: EventScope,
  row: SubscriptionRow,
  { payment, creditCents }: RestOfPeriod,
): Promise<string | null> {
  if (creditCents === 0) return row.credit_balance_id;
  const { ctx, trx, site } = scope;
  const { siteId } = site;
  const now = ctx.now();
  const balanceId = row.credit_balance_id;
  if (balanceId) {
    const entry = { kind: 'issued', amount_cents: creditCents } as const;
    const whole = { ...entry, payment_id: null, refund_id: null };
    await addToBalance(trx, { siteId, balanceId, entry: whole, now });
  }
  const { currency } = row;
  const made = { siteId, kind: 'store-credit' as const, currency, amountCents: creditCents, now };
  const id = balanceId ?? (await issueBalance(trx, made));
  const isTest = row.is_test;
  await announceEvent(scope, 'plan-credited', { changeId: newId(), payment, creditCents, isTest });
  return id;
}

/** What is left of the credit of a plan, in minor units. */
export async function readCredit(db: ReadDatabase, row: SubscriptionRow): Promise<number> {
  if (!row.credit_balance_id) return 0;
  const balance = await db
    .selectFrom('balances')
    .select('left_cents')
    .where('site_id', '=', row.site_id)
    .where('id', '=', row.credit_balance_id)
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  return balance?.left_cents ?? 0;
}
