/** The one-time link that signs a person in. */
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { newToken } from '../../db/id.ts';
import { hashToken } from '../../db/hash-token.ts';

/** Hours that a link works. */
const linkHours = 24;

interface Tried {
  token: string;
  now: Date;
}

/**
 * Makes a link token for an account. Links made for it before stop working: the newest one is
 * the one.
 */
export async function createSignInToken(
  trx: WriteTransaction,
  { accountId, now }: { accountId: string; now: Date },
): Promise<string> {
  const token = newToken();
  await trx
    .deleteFrom('one_time_links')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
  await trx
    .insertInto('one_time_links')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      created_at: now,
      expires_at: new Date(now.getTime() + linkHours * 3_600_000),
    })
    .execute();
  return token;
}

/** Whether a link would sign somebody in. Changes nothing. */
export async function isSignInTokenGood(db: ReadDatabase, { token, now }: Tried): Promise<boolean> {
  const link = await db
    .selectFrom('one_time_links')
    .select('account_id')
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return link !== undefined;
}

/** Uses a link up. Answers its account, or undefined when it is unknown, old or used. */
export async function redeemSignInToken(
  trx: WriteTransaction,
  { token, now }: Tried,
): Promise<string | undefined> {
  const link = await trx
    .updateTable('one_time_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  return link?.account_id;
}
