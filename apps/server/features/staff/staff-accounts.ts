/** Accounts of people who work on sites: the only writer. */
import { ApiError, emailKey } from '@sitewright/contract';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { lockKey } from '../../db/lock-key.ts';

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

/** An account as signing in needs it; undefined for an email that nobody has. */
export function findStaffAccount(db: ReadDatabase, key: { email: string } | { id: string }) {
  return db
    .selectFrom('staff_accounts')
    .select(['id', 'email', 'display_name as displayName', 'password_hash as passwordHash'])
    .select(['is_owner as isOwner', 'language', 'theme'])
    .$if('email' in key, (all) =>
      all.where('email', '=', 'email' in key ? emailKey(key.email) : ''),
    )
    .$if('id' in key, (all) => all.where('id', '=', 'id' in key ? key.id : ''))
    .executeTakeFirst();
}

/** See {@link findStaffAccount}. */
export type FoundStaffAccount = NonNullable<Awaited<ReturnType<typeof findStaffAccount>>>;

export interface StaffAccountChanges {
  email?: string;
  displayName?: string;
  passwordHash?: string;
  language?: 'en' | 'de' | null;
  theme?: 'light' | 'dark' | null;
  isOwner?: boolean;
}

/**
 * Changes what is given of an account.
 * @throws ApiError `account_email_taken`
 */
export async function changeStaffAccount(
  trx: WriteTransaction,
  accountId: string,
  { email, displayName, passwordHash, isOwner, ...looks }: StaffAccountChanges,
): Promise<void> {
  if (email !== undefined) await requireFreeEmail(trx, accountId, email);
  const values = {
    ...(email !== undefined && { email: emailKey(email) }),
    ...(displayName !== undefined && { display_name: displayName }),
    ...(passwordHash !== undefined && { password_hash: passwordHash }),
    ...(isOwner !== undefined && { is_owner: isOwner }),
    ...looks,
  };
  if (Object.keys(values).length === 0) return;
  await trx.updateTable('staff_accounts').set(values).where('id', '=', accountId).execute();
}

async function requireFreeEmail(
  trx: WriteTransaction,
  accountId: string,
  email: string,
): Promise<void> {
  await lockKey(trx, `staff-email:${emailKey(email)}`);
  const other = await findStaffAccount(trx, { email });
  if (other && other.id !== accountId) throw new ApiError('account_email_taken');
}

/** Of changes of one account at once, one comes after the other. @throws ApiError when it is gone */
export async function lockStaffAccount(trx: WriteTransaction, accountId: string): Promise<void> {
  const found = await trx
    .selectFrom('staff_accounts')
    .select('id')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new ApiError('not_signed_in');
}
