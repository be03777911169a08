/** Subscriptions as they are stored. */
import type { Selectable } from 'kysely';
import type { SignedIn } from '../accounts/site-session.ts';
import { isOfAccount } from '../orders/orders-of-accounts.ts';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import type { PlanTerms } from './plan-terms.ts';

export type SubscriptionRow = Selectable<Database['subscriptions']>;

/** Undefined when the site has none such. */
export function loadSubscription(
  db: ReadDatabase,
  siteId: string,
  id: string,
): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** By the token of its link. */
export function findByToken(
  db: ReadDatabase,
  siteId: string,
  token: string,
): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('token', '=', token)
    .executeTakeFirst();
}

/** So that nobody else changes it until the transaction ends. */
export function lockSubscription(
  trx: WriteTransaction,
  siteId: string,
  id: string,
): Promise<SubscriptionRow | undefined> {
  return trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Those that began with an order. */
export function listSubscriptionsOfOrder(
  db: ReadDatabase,
  siteId: string,
  orderId: string,
): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

const shownSubscriptions = 50;

/** Those that began with an order of an account, the newest first. */
export function listSubscriptionsOfAccount(
  db: ReadDatabase,
  siteId: string,
  signedIn: SignedIn,
): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscriptions as s')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.site_id', '=', 's.site_id').onRef('o.id', '=', 's.order_id'),
    )
    .selectAll('s')
    .where('s.site_id', '=', siteId)
    .where(isOfAccount('o', signedIn))
    .orderBy('s.id', 'desc')
    .limit(shownSubscriptions)
    .execute();
}

type Changes = Partial<
  Pick<
    SubscriptionRow,
    | 'status'
    | 'next_period'
    | 'cycles_billed'
    | 'next_billing_at'
    | 'next_attempt_at'
    | 'failures'
    | 'shortages'
    | 'saved_method_id'
    | 'method_label'
    | 'credit_balance_id'
    | 'ended_at'
    | 'end_reason'
  >
>;

/** Writes changes of a plan and answers how it stands then. */
export async function saveSubscription(
  trx: WriteTransaction,
  row: SubscriptionRow,
  changes: Changes,
): Promise<SubscriptionRow> {
  await trx
    .updateTable('subscriptions')
    .set(changes)
    .where('site_id', '=', row.site_id)
    .where('id', '=', row.id)
    .execute();
  return { ...row, ...changes };
}

/** What is agreed on from now on. */
export interface NewTerms {
  terms: PlanTerms;
  /** From when on its periods are counted anew; missing: they keep their days. */
  rhythm?: { at: Date; period: number };
}

/** Writes new terms of a plan; what was planned for later is gone. */
export async function saveTerms(
  trx: WriteTransaction,
  row: SubscriptionRow,
  { terms, rhythm }: NewTerms,
): Promise<SubscriptionRow> {
  const { title, variantId, priceCents, plan, renewal } = terms;
  const whole = { ...plan, numBillingCycles: plan.numBillingCycles ?? 0 };
  const plain = {
    title,
    variant_id: variantId,
    price_cents: priceCents,
    ...(rhythm && { rhythm_at: rhythm.at, rhythm_period: rhythm.period }),
    next_change: null,
  };
  await trx
    .updateTable('subscriptions')
    .set({ ...plain, plan: JSON.stringify(whole), renewal: JSON.stringify(renewal) })
    .where('site_id', '=', row.site_id)
    .where('id', '=', row.id)
    .execute();
  return { ...row, ...plain, plan: whole, renewal };
}
