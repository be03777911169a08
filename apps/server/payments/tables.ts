/** Payments with their tenders, attempts and refunds, and the inbox of their events. */
import type { TenderKind } from '@sitewright/commerce';
import type { Generated } from 'kysely';
import type { Instant, InstantWithDefault, Json } from '../db/columns.ts';
import type { PaymentSnapshot } from './payment-snapshot.ts';
import type { PaymentStatus } from './payment-states.ts';

export interface PaymentTables {
  payments: PaymentsTable;
  payment_tenders: PaymentTendersTable;
  payment_attempts: PaymentAttemptsTable;
  payment_refunds: PaymentRefundsTable;
  payment_events: PaymentEventsTable;
  payment_disputes: PaymentDisputesTable;
  saved_methods: SavedMethodsTable;
  payment_findings: PaymentFindingsTable;
}

interface PaymentsTable {
  site_id: string;
  id: string;
  cart_id: string;
  /** Payment-Attempt-Id of the browser: unique per cart. */
  attempt_id: string;
  provider: string;
  /** True when its provider moved no real money as it was begun. */
  is_test: Generated<boolean>;
  provider_ref: string | null;
  /** State table in payments/payment-states.ts. */
  status: PaymentStatus;
  amount_cents: number;
  /** What went back so far. */
  refunded_cents: Generated<number>;
  /** True once it has made an order before its money came. */
  is_placed: Generated<boolean>;
  /** Until when its money may come, when that is later. */
  due_at: Instant | null;
  /** Until when it may hold stock while its money has not come; null in payments of old. */
  hold_until: Instant | null;
  /** Of the network of whoever pays, for an hour; see holder-of.ts. */
  holder_hash: string | null;
  /** How often its buyer was reminded after that day, and when they are the next time. */
  reminder_count: Generated<number>;
  next_reminder_at: Instant | null;
  currency: string;
  /** The kept method that is charged; null when its owner is there. */
  saved_method_id: string | null;
  /** What the order will hold: addresses, email, lines and totals as they were paid. */
  snapshot: Json<PaymentSnapshot>;
  failure_code: string | null;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
}

/** What a payment is paid by: one card, or gift cards and a card. */
interface PaymentTendersTable {
  site_id: string;
  payment_id: string;
  id: string;
  kind: TenderKind;
  provider: string;
  /** What that provider calls it. */
  provider_ref: string | null;
  amount_cents: number;
  refunded_cents: Generated<number>;
}

/** Each time a provider was asked for the money. */
interface PaymentAttemptsTable {
  site_id: string;
  payment_id: string;
  /** Counts from 1 per payment. */
  number: number;
  attempt_id: string;
  provider: string;
  outcome: AttemptOutcome;
  failure_code: string | null;
  created_at: InstantWithDefault;
}

/** `asked`: there is no answer yet, or the process ended before it came. */
export type AttemptOutcome = 'asked' | 'succeeded' | 'requires_action' | 'placed' | 'failed';

/** Money that goes back by one tender. */
interface PaymentRefundsTable {
  site_id: string;
  payment_id: string;
  /** The provider's idempotency key. */
  id: string;
  tender_id: string;
  /** The same request twice is one refund, which may have a part for each tender. */
  request_id: string;
  amount_cents: number;
  reason: string;
  /** True: a person asked for it, and sends the money where no provider of ours can. */
  is_asked_by_staff: Generated<boolean>;
  /** What the provider calls it, once it knows of it. */
  provider_ref: string | null;
  /** `sent`: under way at the provider. `failed`: nothing went back; a person has to look. */
  status: 'due' | 'sent' | 'done' | 'failed';
  attempts: Generated<number>;
  next_attempt_at: InstantWithDefault;
  last_error: string | null;
  created_at: InstantWithDefault;
  done_at: Instant | null;
}

/** Inbox of provider events; the key makes each one count once. */
interface PaymentEventsTable {
  site_id: string;
  provider: string;
  event_id: string;
  type: string;
  payment_id: Generated<string>;
  payload: Json<Record<string, unknown>>;
  /** `dead`: given up after many tries; a person has to look. */
  state: Generated<'waiting' | 'applied' | 'dead'>;
  attempts: Generated<number>;
  next_attempt_at: InstantWithDefault;
  last_error: string | null;
  received_at: InstantWithDefault;
  processed_at: Instant | null;
}

/** Buyers who ask their banks for the money back. */
interface PaymentDisputesTable {
  site_id: string;
  payment_id: string;
  /** What the provider calls it. */
  dispute_ref: string;
  provider: string;
  amount_cents: number;
  currency: string;
  reason: string;
  status: 'open' | 'won' | 'lost';
  /** Until when the shop may answer. */
  answer_by: Instant | null;
  opened_at: InstantWithDefault;
  closed_at: Instant | null;
}

/** Methods that a provider keeps for charges while their owners are away. */
interface SavedMethodsTable {
  site_id: string;
  id: string;
  /** The payment that it was kept with. */
  payment_id: string;
  provider: string;
  /** What the provider calls its owner and the method. */
  customer_ref: string;
  method_ref: string;
  /** `Visa ending in 4242`. */
  label: string;
  created_at: InstantWithDefault;
}

/** Where the books of a provider and ours differ. */
interface PaymentFindingsTable {
  site_id: string;
  provider: string;
  provider_ref: string;
  /** `unknown-there`: the provider has no such payment; `unpaid-there`: no money came by it. */
  kind: 'unknown-here' | 'unknown-there' | 'unpaid-there' | 'other-amount';
  /** Empty when it is none of ours. */
  payment_id: Generated<string>;
  amount_cents: number;
  currency: string;
  found_at: InstantWithDefault;
  /** When a person had looked at it. */
  closed_at: Instant | null;
}
