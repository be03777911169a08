/** Subscriptions as people look at them. */
import type { subscriptionSchema } from '@sitewright/contract';
import type { z } from 'zod';
import { beginsWith } from '../../db/begins-with.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { listActions } from './change-subscription.ts';
import type { SubscriptionRow } from './stored-subscriptions.ts';

export interface PeriodLine {
  dueAt: Date;
  status: 'open' | 'paid' | 'skipped' | 'unpaid';
  amountCents: number;
}

const shownPeriods = 24;

/** The newest periods of a subscription. */
export async function listPeriods(db: ReadDatabase, row: SubscriptionRow): Promise<PeriodLine[]> {
  const rows = await db
    .selectFrom('subscription_periods')
    .select(['due_at', 'status', 'amount_cents'])
    .where('site_id', '=', row.site_id)
    .where('subscription_id', '=', row.id)
    .orderBy('period', 'desc')
    .limit(shownPeriods)
    .execute();
  return rows.map(({ due_at: dueAt, status, amount_cents: amountCents }) => {
    return { dueAt, status, amountCents };
  });
}

type PresentedSubscription = z.input<typeof subscriptionSchema>;

/** Which subscriptions, and where the page begins. */
interface SubscriptionQuery {
  readonly search?: string | undefined;
  readonly status?: SubscriptionRow['status'] | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Found by how an email begins; the newest first. */
export async function listSubscriptions(
  db: ReadDatabase,
  siteId: string,
  { search, status, after, limit }: SubscriptionQuery,
): Promise<{ subscriptions: PresentedSubscription[]; after?: string }> {
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('site_id', '=', siteId)
    .$if(after !== undefined, (all) => all.where('id', '<', after!))
    .$if(status !== undefined, (all) => all.where('status', '=', status!))
    .$if(Boolean(search?.trim()), (all) => all.where(beginsWith('email', search!)))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { subscriptions: shown.map(presentSubscription), ...(last && { after: last.id }) };
}

/** A plan as staff see it, amounts in minor units, times in epoch milliseconds. */
export function presentSubscription(row: SubscriptionRow): PresentedSubscription {
  return {
    id: row.id,
    orderId: row.order_id,
    email: row.email,
    title: row.title,
    status: row.status,
    isTest: row.is_test,
    currency: row.currency,
    priceCents: row.price_cents,
    periodCents: row.renewal?.grandTotalCents ?? row.price_cents * row.quantity,
    billingPeriod: row.plan.billingPeriod,
    numBillingCycles: row.plan.numBillingCycles ?? 0,
    cyclesBilled: row.cycles_billed,
    failures: row.failures,
    startedOn: row.started_at.getTime(),
    nextBillingOn: row.next_billing_at?.getTime() ?? null,
    endedOn: row.ended_at?.getTime() ?? null,
    endReason: row.end_reason,
    methodLabel: row.method_label,
    actions: listActions(row),
  };
}
