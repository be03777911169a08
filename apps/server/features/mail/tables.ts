/** Mails on their way out. */
import type { Generated } from 'kysely';
import type { Instant, InstantWithDefault } from '../../db/columns.ts';

export interface MailTables {
  outbox_mails: OutboxMailsTable;
}

/**
 * `pending`: goes out when it is due. `sending`: a process talks to the mail server about it.
 * `kept`: written while there was no mail server. `failed`: needs a person.
 */
export type MailStatus = 'pending' | 'sending' | 'sent' | 'kept' | 'failed';

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
