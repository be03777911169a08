/** Mails on their way out. */
import type { Generated } from 'kysely';
import type { Instant, InstantWithDefault } from '../../db/columns.ts';

export interface MailTables {
  outbox_mails: OutboxMailsTable;
}

/** Mails leave from here after the transaction that wrote them. */
interface OutboxMailsTable {
  site_id: string;
  id: string;
  /** The same key twice is one mail, e.g. `order-confirmation:<order id>`. */
  dedupe_key: string;
  to_address: string;
  from_address: string;
  subject: string;
  html: string;
  text: string;
  /** `pending`, `sent`, `kept` (no SMTP settings) or `failed`. */
  status: string;
  attempts: Generated<number>;
  last_error: string | null;
  /** Not tried before this; moved on at every try, so that two processes never send one mail. */
  next_attempt_at: InstantWithDefault;
  created_at: InstantWithDefault;
  sent_at: Instant | null;
}
