/**
 * Emails that somebody proved to read. A typed email says who somebody wants to be: what a shop gives
 * on trust goes by an email whose mailed link was opened in the same browser. Decision 068.
 */
import { emailKey } from '@sitewright/contract';
import { DAY_MS } from '@sitewright/commerce';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';

/** How long a browser need not prove an email again. */
const lifeMs = 30 * DAY_MS;

interface ProvedKey {
  siteId: string;
  /** Of the browser; see checkout-owner.ts. */
  ownerHash: string;
  email: string;
}

/** Notes that the browser opened a link that was mailed to the email. */
export async function noteProvedEmail(
  trx: WriteTransaction,
  { siteId, ownerHash, email }: ProvedKey,
  now: Date,
): Promise<void> {
  const expires_at = new Date(now.getTime() + lifeMs);
  await trx
    .insertInto('proved_emails')
    .values({ site_id: siteId, owner_hash: ownerHash, email_key: emailKey(email), expires_at })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'owner_hash', 'email_key']).doUpdateSet({ expires_at }),
    )
    .execute();
}

/** Whether the browser has proved the email. */
export async function isEmailProved(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { siteId, ownerHash, email }: ProvedKey,
): Promise<boolean> {
  if (!ownerHash || !email) return false;
  const row = await db
    .selectFrom('proved_emails')
    .select('email_key')
    .where('site_id', '=', siteId)
    .where('owner_hash', '=', ownerHash)
    .where('email_key', '=', emailKey(email))
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return row !== undefined;
}

/** Those that have to be proved again. */
export async function forgetProvedEmails({
  transact,
  now,
}: Pick<AppContext, 'transact' | 'now'>): Promise<void> {
  await transact((trx) =>
    trx.deleteFrom('proved_emails').where('expires_at', '<=', now()).execute(),
  );
}
