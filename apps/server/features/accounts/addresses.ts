/** Addresses that an account keeps; one of them is the usual one. */
import { ApiError, accountLimits, type Address } from '@sitewright/contract';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { lockAccount } from './lock-account.ts';
import type { AccountKey } from './site-accounts.ts';

export interface KeptAddress {
  id: string;
  isDefault: boolean;
  address: Address;
}

/** The usual one first. */
export async function listAddresses(
  db: ReadDatabase,
  { siteId, accountId }: AccountKey,
): Promise<KeptAddress[]> {
  const rows = await db
    .selectFrom('account_addresses')
    .select(['id', 'is_default as isDefault', 'address'])
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();
  return rows;
}

interface SavedAddress {
  /** Missing: a new one. */
  id?: string | undefined;
  address: Address;
  isDefault: boolean;
}

/**
 * Keeps an address; the first is the usual one.
 * @throws ApiError `too_many_addresses`, `not_found`
 */
export async function saveAddress(
  trx: WriteTransaction,
  key: AccountKey,
  { id, address, isDefault }: SavedAddress,
): Promise<void> {
  await lockAccount(trx, key);
  const known = await listAddresses(trx, key);
  const old = known.find((one) => one.id === id);
  if (id !== undefined && !old) throw new ApiError('not_found');
  if (!old && known.length >= accountLimits.maxAddresses) throw new ApiError('too_many_addresses');
  const isUsual = isDefault || old?.isDefault === true || known.length === 0;
  if (isUsual) await clearDefault(trx, key);
  const kept = { address: JSON.stringify(address), is_default: isUsual };
  await trx
    .insertInto('account_addresses')
    .values({ site_id: key.siteId, account_id: key.accountId, id: id ?? newId(), ...kept })
    .onConflict((conflict) => conflict.columns(['site_id', 'account_id', 'id']).doUpdateSet(kept))
    .execute();
}

/** Takes an address away; the oldest of the others is the usual one then. */
export async function deleteAddress(
  trx: WriteTransaction,
  key: AccountKey,
  id: string,
): Promise<void> {
  await lockAccount(trx, key);
  await trx
    .deleteFrom('account_addresses')
    .where('site_id', '=', key.siteId)
    .where('account_id', '=', key.accountId)
    .where('id', '=', id)
    .execute();
  const [first] = await listAddresses(trx, key);
  if (!first || first.isDefault) return;
  await trx
    .updateTable('account_addresses')
    .set({ is_default: true })
    .where('site_id', '=', key.siteId)
    .where('account_id', '=', key.accountId)
    .where('id', '=', first.id)
    .execute();
}

async function clearDefault(trx: WriteTransaction, key: AccountKey): Promise<void> {
  await trx
    .updateTable('account_addresses')
    .set({ is_default: false })
    .where('site_id', '=', key.siteId)
    .where('account_id', '=', key.accountId)
    .where('is_default', '=', true)
    .execute();
}
