/** Lists are made, changed and deleted. */
import { ApiError, type SignUpPlace } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { lockKey } from '../../db/lock-key.ts';
import { mergeChanges } from '../../http/merge-changes.ts';
import { isList, writePlace } from './place-thing.ts';

const mostLists = 50;

/** What staff write of a list. */
export interface ListFields {
  name: string;
  requireDoubleOptIn: boolean;
}

/** @throws ApiError `too_many_lists` */
export async function createList(
  trx: WriteTransaction,
  siteId: string,
  { name, requireDoubleOptIn, at }: ListFields & { at: Date },
): Promise<{ id: string }> {
  await lockKey(trx, `mailing_lists:${siteId}`);
  const rows = await trx
    .selectFrom('mailing_lists')
    .select('id')
    .where('site_id', '=', siteId)
    .limit(mostLists)
    .execute();
  if (rows.length >= mostLists) throw new ApiError('too_many_lists', { count: mostLists });
  const id = newId();
  await trx
    .insertInto('mailing_lists')
    .values({
      site_id: siteId,
      id,
      name,
      require_double_opt_in: requireDoubleOptIn,
      created_at: at,
    })
    .execute();
  return { id };
}

/** @throws ApiError `not_found`, `edited_meanwhile` */
export async function changeList(
  trx: WriteTransaction,
  { siteId, id }: { siteId: string; id: string },
  changes: Parameters<typeof mergeChanges>[1],
): Promise<void> {
  const row = await trx
    .selectFrom('mailing_lists')
    .select(['name', 'require_double_opt_in as requireDoubleOptIn'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  const merged = mergeChanges<ListFields>(row, changes);
  if (Object.keys(merged).length === 0) return;
  const { name, requireDoubleOptIn } = { ...row, ...merged };
  await trx
    .updateTable('mailing_lists')
    .set({ name, require_double_opt_in: requireDoubleOptIn })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

/** False: it was gone already. */
export async function deleteList(
  trx: WriteTransaction,
  { siteId, id }: { siteId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('mailing_lists')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Chooses the list of a place; null: none. CONN-04, CONN-05
 * @throws ApiError `no_lists` while the site has none, `list_required` for one that is not there
 */
export async function choosePlaceList(
  trx: WriteTransaction,
  { siteId, place, listId }: { siteId: string; place: SignUpPlace; listId: string | null },
): Promise<void> {
  if (listId !== null && !(await isList(trx, siteId, listId))) {
    throw await refusalOf(trx, siteId);
  }
  await writePlace(trx, { siteId, place, listId });
}

/** Why a list that is not there cannot be chosen. */
export async function refusalOf(trx: WriteTransaction, siteId: string): Promise<ApiError> {
  const any = await trx
    .selectFrom('mailing_lists')
    .select('id')
    .where('site_id', '=', siteId)
    .limit(1)
    .executeTakeFirst();
  return new ApiError(any ? 'list_required' : 'no_lists');
}
