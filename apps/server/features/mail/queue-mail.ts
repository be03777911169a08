/** The way a mail leaves: written in the transaction that is its reason, sent after it. */
import { newId } from '../../db/id.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { announce } from '../../db/transact.ts';
import type { SecretBox } from '../settings/secret-box.ts';
import { sealMail, type MailSecret } from './seal-mail.ts';

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
  /** What of it opens something: stands in no outbox. See seal-mail.ts. */
  secrets?: readonly MailSecret[];
  /** Nobody waits for it: it leaves only to who did not refuse. */
  marketing?: {
    /** Absolute; see unsubscribe-link.ts. */
    unsubscribeUrl: string | undefined;
  };
  /** Of a mail that somebody waits for and that can be ended: absolute. */
  unsubscribeUrl?: string;
}

/**
 * Writes the mail into the outbox. Does nothing when its key is there already.
 * @param box seals what opens something; a mail with such a thing needs it
 */
export async function queueMail(
  trx: WriteTransaction,
  mail: OutgoingMail,
  box?: SecretBox,
): Promise<void> {
  const { shown, sealed } = hideSecrets(mail, box);
  await trx
    .insertInto('outbox_mails')
    .values({
      site_id: mail.siteId,
      id: newId(),
      dedupe_key: mail.dedupeKey,
      to_address: mail.to,
      from_address: mail.from ?? '',
      subject: mail.subject,
      html: shown.html,
      text: shown.text,
      sealed,
      is_marketing: mail.marketing !== undefined,
      unsubscribe_url: shown.unsubscribeUrl ?? null,
      status: 'pending',
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'dedupe_key']).doNothing())
    .execute();
  await announce(trx, mailQueuedChannel, mail.siteId);
}

function hideSecrets(mail: OutgoingMail, box: SecretBox | undefined) {
  const { siteId, html, text, secrets = [], marketing } = mail;
  const unsubscribeUrl = marketing ? marketing.unsubscribeUrl : mail.unsubscribeUrl;
  const body = { html, text, unsubscribeUrl };
  if (secrets.length === 0) return { shown: body, sealed: null };
  if (!box) throw new Error(`The mail ${mail.dedupeKey} cannot be sealed`);
  return sealMail(box, { siteId, body, secrets });
}
