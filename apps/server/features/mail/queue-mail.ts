/** The way a mail leaves: written in the transaction that is its reason, sent after it. */
import { newId } from '../../db/id.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { announce } from '../../db/transact.ts';

/** Announced when there is a mail to send. */
export const mailQueuedChannel = 'mail_queued';

export interface OutgoingMail {
  siteId: string;
  /** The same key twice is one mail, e.g. `order-confirmation:<order id>`. */
  dedupeKey: string;
  to: string;
  /** `Name <address>`; unset: the setting MAIL_FROM, or an address of the site's host. */
  from?: string;
  subject: string;
  html: string;
  text: string;
  /** What stands in place of {@link sealedMark} once it leaves, sealed by {@link sealForMail}. */
  sealed?: string;
  /** Nobody waits for it: it leaves only to who did not refuse. */
  marketing?: {
    /** Absolute; see unsubscribe-link.ts. */
    unsubscribeUrl: string | undefined;
  };
}

/** Writes the mail into the outbox. Does nothing when its key is there already. */
export async function queueMail(trx: WriteTransaction, mail: OutgoingMail): Promise<void> {
  await trx
    .insertInto('outbox_mails')
    .values({
      site_id: mail.siteId,
      id: newId(),
      dedupe_key: mail.dedupeKey,
      to_address: mail.to,
      from_address: mail.from ?? '',
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      sealed: mail.sealed ?? null,
      is_marketing: mail.marketing !== undefined,
      unsubscribe_url: mail.marketing?.unsubscribeUrl ?? null,
      status: 'pending',
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'dedupe_key']).doNothing())
    .execute();
  await announce(trx, mailQueuedChannel, mail.siteId);
}
