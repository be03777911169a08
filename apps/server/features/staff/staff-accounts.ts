/** Accounts of people who work on sites: the only writer. */
import { emailKey } from '@sitewright/contract';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';

export interface NewStaffAccount {
  email: string;
  displayName: string;
}

/** The account of an address, in whatever case it is typed; makes one when there is none. */
export async function ensureStaffAccount(
  trx: WriteTransaction,
  { email, displayName }: NewStaffAccount,
): Promise<string> {
  const address = emailKey(email);
  const account = await trx
    .insertInto('staff_accounts')
    .values({ id: newId(), email: address, display_name: displayName, is_owner: false })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email: address }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return account.id;
}

/** The account of the owner of the installation; makes one when there is none. */
export async function ensureOwnerAccount(trx: WriteTransaction): Promise<string> {
  const owner = await trx
    .selectFrom('staff_accounts')
    .select('id')
    .where('is_owner', '=', true)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (owner) return owner.id;
  const id = newId();
  await trx
    .insertInto('staff_accounts')
    .values({ id, email: 'owner@localhost', display_name: 'Owner', is_owner: true })
    .execute();
  return id;
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
