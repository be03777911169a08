/** Mails on their way out. */
import type { Generated } from 'kysely';
import type { MailStatus, SuppressionReason } from '@sitewright/contract';
import type { Instant, InstantWithDefault } from '../../db/columns.ts';

export interface MailTables {
  outbox_mails: OutboxMailsTable;
  mail_suppressions: MailSuppressionsTable;
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
  /** What stands in place of the mark once it leaves; gone then. See seal-mail.ts. */
  sealed: string | null;
  /** Nobody waits for it: whoever wants none of these gets none. */
  is_marketing: Generated<boolean>;
  /** Where its recipient says so with one click (RFC 8058). */
  unsubscribe_url: string | null;
  status: MailStatus;
  /** Tries begun. Also says whose a mail that is `sending` is: a new claim raises it. */
  attempts: Generated<number>;
  /** Why the last try failed. */
  last_error: string | null;
  /** Not tried before this. While `sending`: until when the claim holds unless it is renewed. */
  next_attempt_at: InstantWithDefault;
  created_at: InstantWithDefault;
  sent_at: Instant | null;
}

/** An address that gets no mail of a site, or none that nobody waits for. */
interface MailSuppressionsTable {
  site_id: string;
  /** In small letters. */
  email_key: string;
  reason: SuppressionReason;
  /** What the mail server or a person said of it. */
  note: string;
  created_at: Instant;
}
