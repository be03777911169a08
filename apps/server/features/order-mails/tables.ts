/** What was asked of buyers and told to the owner. */
import type { Instant } from '../../db/columns.ts';

export interface OrderMailTables {
  review_requests: ReviewRequestsTable;
  owner_alerts: OwnerAlertsTable;
}

/** An order is asked about once. */
interface ReviewRequestsTable {
  site_id: string;
  order_id: string;
  mailed_at: Instant;
}

/** What an owner is told of. */
export type AlertKind = 'new-order' | 'needs-attention' | 'payment-event' | 'mail' | 'low-stock';

/** Something that the owner is told once. */
interface OwnerAlertsTable {
  site_id: string;
  id: string;
  kind: AlertKind;
  /** What it is about: the same subject is told once a kind. */
  subject_id: string;
  text: string;
  created_at: Instant;
  /** Null while it waits for the next mail. */
  mailed_at: Instant | null;
}
