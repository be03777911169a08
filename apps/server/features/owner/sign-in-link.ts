/** The one-time link that signs the owner in. */
import { newId, newToken } from '../../db/id.ts';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import type { AppContext } from '../../context.ts';
import { hashToken } from './session-token.ts';

/** Hours that a link works. */
export const linkHours = 24;

type LinkContext = Pick<AppContext, 'transact' | 'now'>;

/**
 * Makes a link token for the owner, and the owner's account if there is none. Links made before
 * stop working: the newest one is the one.
 */
export function createSignInToken(ctx: LinkContext): Promise<string> {
  return ctx.transact(async (trx) => {
    const accountId = (await findOwner(trx)) ?? (await createOwner(trx));
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
        created_at: ctx.now(),
        expires_at: new Date(ctx.now().getTime() + linkHours * 3_600_000),
      })
      .execute();
    return token;
  });
}

/** Uses a link up. Answers its account, or undefined when it is unknown, old or used. */
export async function redeemSignInToken(
  trx: WriteTransaction,
  token: string,
  now: Date,
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

/** Whether an owner is signed in somewhere. */
export async function isOwnerSignedIn(db: ReadDatabase, now: Date): Promise<boolean> {
  const session = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff_accounts', 'staff_accounts.id', 'staff_sessions.account_id')
    .select('staff_accounts.id')
    .where('staff_accounts.is_owner', '=', true)
    .where('staff_sessions.expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}

async function findOwner(trx: WriteTransaction): Promise<string | undefined> {
  const owner = await trx
    .selectFrom('staff_accounts')
    .select('id')
    .where('is_owner', '=', true)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return owner?.id;
}

async function createOwner(trx: WriteTransaction): Promise<string> {
  const id = newId();
  await trx
    .insertInto('staff_accounts')
    .values({ id, email: 'owner@localhost', display_name: 'Owner', is_owner: true })
    .execute();
  return id;
}
