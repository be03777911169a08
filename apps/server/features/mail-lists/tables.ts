/** News of mail providers that came. */
import type { Instant } from '../../db/columns.ts';

export interface MailListTables {
  mail_events: MailEventsTable;
}

/** Kept for as long as the same news may come again. */
interface MailEventsTable {
  site_id: string;
  /** Of the provider: `webhook-id`. */
  event_id: string;
  received_at: Instant;
}
