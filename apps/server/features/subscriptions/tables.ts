/** Subscriptions and their periods. */
import type { Generated } from 'kysely';
import type { Instant, InstantWithDefault, Json } from '../../db/columns.ts';
import type { PaymentSnapshot } from '../../payments/payment-snapshot.ts';
import type { SubscriptionPlanColumn } from '../products/tables.ts';
import type { PlanTerms } from './plan-terms.ts';
import type { SubscriptionNote } from './note-change.ts';
import type { SubscriptionStatus } from './subscription-states.ts';

export interface SubscriptionTables {
  subscriptions: SubscriptionsTable;
  subscription_periods: SubscriptionPeriodsTable;
  subscription_events: SubscriptionEventsTable;
}

interface SubscriptionsTable {
  site_id: string;
  id: string;
  /** Unguessable; whoever has it may pause, skip, change and cancel. */
  token: string;
  /** The order that it began with. */
  order_id: string;
  email: Generated<string>;
  title: Generated<string>;
  is_test: Generated<boolean>;
  product_id: string;
  variant_id: string;
  quantity: number;
  /** Of one unit, as it was agreed on. */
  price_cents: number;
  currency: string;
  plan: Json<SubscriptionPlanColumn>;
  /** Null: there is none, so it cannot be billed. */
  saved_method_id: string | null;
  method_label: Generated<string>;
  /** What a period costs and what its order holds; null for those of old. */
  renewal: Json<PaymentSnapshot | null> | null;
  /** State table in subscription-states.ts. */
  status: SubscriptionStatus;
  started_at: Instant;
  /** The anchor: periods keep its day. That of the start until the plan is changed. */
  rhythm_at: Instant;
  /** The period that falls due at the anchor. */
  rhythm_period: Generated<number>;
  /** Number of the period that is billed next; that of the start is 0. */
  next_period: Generated<number>;
  /** Periods that were paid. */
  cycles_billed: number;
  /** When the next period falls due; null once it has ended or while it is paused. */
  next_billing_at: Instant | null;
  /** When it is tried: at that time, or later after a failure. */
  next_attempt_at: Instant | null;
  /** Tries of this period that failed. */
  failures: Generated<number>;
  /** Tries of this period for which there was not enough stock. */
  shortages: Generated<number>;
  /** What it becomes with its next period; null: it goes on as it is. */
  next_change: Json<PlanTerms | null> | null;
  /** Store credit for what was paid and not used; it pays later periods. Null: there was none. */
  credit_balance_id: string | null;
  ended_at: Instant | null;
  end_reason: Generated<string>;
  created_at: InstantWithDefault;
}

/** The key makes each period one. */
interface SubscriptionPeriodsTable {
  site_id: string;
  subscription_id: string;
  period: number;
  due_at: Instant;
  status: 'open' | 'paid' | 'skipped' | 'unpaid';
  /** Tries begun; each is a payment of its own. */
  attempts: Generated<number>;
  /** The one that paid it. */
  payment_id: string | null;
  amount_cents: Generated<number>;
}

/** What happened to a subscription beside its payments. */
interface SubscriptionEventsTable {
  site_id: string;
  subscription_id: string;
  id: string;
  kind: SubscriptionNote;
  /** Who of the staff did it; null: its buyer, or the shop by itself. */
  actor_name: string | null;
  details: Json<Record<string, string | number>>;
  created_at: Instant;
}
