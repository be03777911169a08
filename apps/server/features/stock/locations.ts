/** Where stock lies: the main location, which every shop has, and those that the owner adds. */
import { ApiError, mainLocationId } from '@sitewright/contract';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';

export interface StockLocation {
  readonly id: string;
  /** Empty: the main one without a name of its own. */
  readonly name: string;
  readonly isArchived: boolean;
}

/** All of a site, those that sales take from first before the others. */
export async function loadLocations(db: ReadDatabase, siteId: string): Promise<StockLocation[]> {
  const rows = await db
    .selectFrom('stock_locations')
    .select(['id', 'name', 'archived_at'])
    .where('site_id', '=', siteId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const found = rows.map((row) => ({
    id: row.id,
    name: row.name,
    isArchived: row.archived_at !== null,
  }));
  if (found.some(({ id }) => id === mainLocationId)) return found;
  return [{ id: mainLocationId, name: '', isArchived: false }, ...found];
}

/** Gives the main location its row: other rows can point to it then. */
export async function storeMainLocation(trx: WriteTransaction, siteId: string): Promise<void> {
  await trx
    .insertInto('stock_locations')
    .values({ site_id: siteId, id: mainLocationId, name: '', position: 0, archived_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Keeps locations from being archived until the transaction ends.
 * @throws ApiError `not_found` for one that is not there, or is archived
 */
export async function holdLocations(
  trx: WriteTransaction,
  siteId: string,
  ids: readonly string[],
): Promise<void> {
  const wanted = [...new Set(ids)].filter((id) => id !== mainLocationId);
  if (wanted.length === 0) return;
  const rows = await trx
    .selectFrom('stock_locations')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', wanted)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
  if (rows.length < wanted.length) throw new ApiError('not_found');
}
