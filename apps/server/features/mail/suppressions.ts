/**
 * Addresses that get no mail. One that does not exist gets none at all; whoever complained, said so
 * or was noted by hand gets none that nobody waits for. Decision 069.
 */
import type { SuppressionReason } from '@sitewright/contract';
import { emailKey } from '@sitewright/contract';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';

/** An address of a site. */
interface AddressKey {
  siteId: string;
  email: string;
}

/** Why an address gets no mail. */
export interface Suppression extends AddressKey {
  reason: SuppressionReason;
  note: string;
}

const longestNote = 500;

/** Notes it; what was noted before stays. */
export async function suppressAddress(
  trx: WriteTransaction,
  { siteId, email, reason, note }: Suppression,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('mail_suppressions')
    .values({
      site_id: siteId,
      email_key: emailKey(email),
      reason,
      note: note.slice(0, longestNote),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'email_key', 'reason']).doNothing())
    .execute();
}

/** Takes an address off the list for one reason; false when it was not on it. */
export async function liftSuppression(
  trx: WriteTransaction,
  { siteId, email, reason }: Omit<Suppression, 'note'>,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('mail_suppressions')
    .where('site_id', '=', siteId)
    .where('email_key', '=', emailKey(email))
    .where('reason', '=', reason)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What was noted of an address for one reason; undefined when it is not on the list for it. */
export async function findNote(
  db: ReadDatabase,
  { siteId, email, reason }: Omit<Suppression, 'note'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('mail_suppressions')
    .select('note')
    .where('site_id', '=', siteId)
    .where('email_key', '=', emailKey(email))
    .where('reason', '=', reason)
    .executeTakeFirst();
  return row?.note;
}

/** Why a mail may not leave; undefined when it may. */
export async function findSuppression(
  db: ReadDatabase,
  { siteId, email, isMarketing }: AddressKey & { isMarketing: boolean },
): Promise<SuppressionReason | undefined> {
  const row = await db
    .selectFrom('mail_suppressions')
    .select('reason')
    .where('site_id', '=', siteId)
    .where('email_key', '=', emailKey(email))
    .$if(!isMarketing, (all) => all.where('reason', '=', 'hard-bounce'))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.reason;
}
