/** Payments and the inbox of their events. */
import type { Instant, InstantWithDefault, Json } from '../db/columns.ts';
import type { PaymentSnapshot } from './payment-snapshot.ts';

export interface PaymentTables {
  payments: PaymentsTable;
  payment_events: PaymentEventsTable;
}

interface PaymentsTable {
  site_id: string;
  id: string;
  cart_id: string;
  /** Payment-Attempt-Id of the browser: unique per cart. */
  attempt_id: string;
  provider: string;
  provider_ref: string | null;
  /** State table in payments/payment-states.ts. */
  status: string;
  amount_cents: number;
  currency: string;
  /** What the order will hold: addresses, email, lines and totals as they were paid. */
  snapshot: Json<PaymentSnapshot>;
  failure_code: string | null;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
}

/** Inbox of provider events; the key makes each one count once. */
interface PaymentEventsTable {
  site_id: string;
  provider: string;
  event_id: string;
  type: string;
  payload: Json<Record<string, unknown>>;
  received_at: InstantWithDefault;
  processed_at: Instant | null;
}
