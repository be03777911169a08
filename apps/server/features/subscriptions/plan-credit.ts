/** Credit for what was paid and not used: store credit that pays the later periods of its plan. */
import {
  listKeptParts,
  prorate,
  refundAmount,
  type PartialRefund,
  type Proration,
} from '@sitewright/commerce';
import { ApiError } from '@sitewright/contract';
import { newId } from '../../db/id.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { findPayment } from '../../payments/find-payment.ts';
import type { Payment } from '../../payments/lock-payment.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import { lockOrderOfPayment } from '../orders/lock-order.ts';
import { listOrderRefunds } from '../orders/refunds/order-refunds.ts';
import { noteRelief } from '../orders/refunds/relieve-order.ts';
import { issueBalance } from '../balances/issue-balance.ts';
import { addToBalance } from '../balances/hold-balances.ts';
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

/**
 * Adds to the credit of a plan, which the order of the period keeps no longer, and answers the id of
 * its balance.
 * @throws ApiError `plan_offer_changed` when less of that order is kept
 */
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
  const changeId = newId();
  const credit = await takeOffOrder(scope, { payment, creditCents, changeId });
  await announceEvent(scope, 'plan-credited', { changeId, payment, credit, isTest: row.is_test });
  return id;
}

async function takeOffOrder(
  scope: EventScope,
  { payment, creditCents, changeId }: { payment: Payment; creditCents: number; changeId: string },
): Promise<PartialRefund> {
  const { trx } = scope;
  const order = await lockOrderOfPayment(trx, payment);
  if (!order) throw new Error(`The payment ${payment.paymentId} has no order`);
  const kept = listKeptParts(order.chargedParts, await listOrderRefunds(trx, order));
  const refund = refundAmount(kept, creditCents);
  if (!refund) throw new ApiError('plan_offer_changed');
  const requestId = `plan-credit-${changeId}`;
  const relief = { requestId, source: 'credit' as const, refund, restocked: [], reason: '' };
  await noteRelief(scope, order, relief);
  return refund;
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
