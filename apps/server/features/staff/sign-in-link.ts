/** The one-time link that signs a person in. */
import { peopleLimits } from '@sitewright/contract';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { newToken } from '../../db/id.ts';
import { hashToken } from '../../db/hash-token.ts';

/** Hours that a printed link works; a mailed one works for one. */
const linkHours = 24;

interface Tried {
  token: string;
  now: Date;
}

/**
 * Makes a link token for an account. Links of the same kind made for it before stop working: the
 * newest one is the one. Nobody ends a printed link by typing an email.
 */
export async function createSignInToken(
  trx: WriteTransaction,
  { accountId, now, isMailed = false }: { accountId: string; now: Date; isMailed?: boolean },
): Promise<string> {
  const token = newToken();
  const life = isMailed ? peopleLimits.linkLife : linkHours * 3_600_000;
  await trx
    .deleteFrom('one_time_links')
    .where('account_id', '=', accountId)
    .where('is_mailed', '=', isMailed)
    .where('used_at', 'is', null)
    .execute();
  await trx
    .insertInto('one_time_links')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      created_at: now,
      expires_at: new Date(now.getTime() + life),
      is_mailed: isMailed,
    })
    .execute();
  return token;
}

/** Whether a link would sign somebody in. Changes nothing. */
export async function isSignInTokenGood(db: ReadDatabase, tried: Tried): Promise<boolean> {
  return (await findTokenAccount(db, tried)) !== undefined;
}

/** Whose link it is. Changes nothing. */
export async function findTokenAccount(
  db: ReadDatabase,
  { token, now }: Tried,
): Promise<string | undefined> {
  const link = await db
    .selectFrom('one_time_links')
    .select('account_id')
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return link?.account_id;
}

/** Uses a link up. Answers whose it is, or undefined when it is unknown, old or used. */
export async function redeemSignInToken(
  trx: WriteTransaction,
  { token, now }: Tried,
): Promise<{ accountId: string; isMailed: boolean } | undefined> {
  const link = await trx
    .updateTable('one_time_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id as accountId', 'is_mailed as isMailed'])
    .executeTakeFirst();
  return link;
}
