/** Locations are added, renamed, archived and put in order. */
import { ApiError, mainLocationId, stockLimits } from '@sitewright/contract';
import { sql } from 'kysely';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { lockKey } from '../../db/lock-key.ts';
import { readRows } from '../../db/read-rows.ts';
import { loadLocations, storeMainLocation } from './locations.ts';

interface Scope {
  readonly trx: WriteTransaction;
  readonly siteId: string;
  readonly at: Date;
}

/**
 * Adds one behind the others.
 * @throws ApiError `too_many_locations`, `location_name_taken`
 */
export async function insertLocation(
  { trx, siteId }: Scope,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const all = await lockLocations(trx, siteId);
  if (all.length >= stockLimits.locations) throw new ApiError('too_many_locations');
  requireFreeName(all, { id, name });
  await trx
    .insertInto('stock_locations')
    .values({ site_id: siteId, id, name, position: all.length, archived_at: null })
    .execute();
}

/**
 * Renames it, archives it, or takes it out of the archive.
 * @throws ApiError `not_found`, `location_name_taken`, `main_location_stays`, `location_used` where
 *   something lies there
 */
export async function changeLocation(
  { trx, siteId, at }: Scope,
  id: string,
  changes: { name?: string | undefined; isArchived?: boolean | undefined },
): Promise<void> {
  const all = await lockLocations(trx, siteId);
  const present = all.find((one) => one.id === id);
  if (!present) throw new ApiError('not_found');
  const { name = present.name, isArchived = present.isArchived } = changes;
  if (!isArchived && (id !== mainLocationId || name !== '')) requireFreeName(all, { id, name });
  if (isArchived && !present.isArchived) {
    if (id === mainLocationId) throw new ApiError('main_location_stays');
    // Whoever adds stock there holds the row until they are done.
    await trx
      .selectFrom('stock_locations')
      .select('id')
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .forUpdate()
      .execute();
    const used = await listUsed(trx, siteId);
    if (used.has(id)) throw new ApiError('location_used');
  }
  await trx
    .updateTable('stock_locations')
    .set({
      name,
      ...(isArchived !== present.isArchived && { archived_at: isArchived ? at : null }),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

/** Takes one away that nothing ever came to. @throws ApiError `not_undoable` */
export async function removeLocation(
  trx: WriteTransaction,
  siteId: string,
  id: string,
): Promise<void> {
  await lockLocations(trx, siteId);
  const [known] = await readRows<{ one: number }>(
    trx,
    sql`select 1 as one where exists (
        select from stock_levels where site_id = ${siteId} and location_id = ${id})
      or exists (select from stock_takings where site_id = ${siteId} and location_id = ${id})`,
  );
  if (known) throw new ApiError('not_undoable');
  await trx
    .deleteFrom('stock_locations')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

/** In which order sales take from them; those that are not named come behind. */
export async function setLocationOrder(
  trx: WriteTransaction,
  siteId: string,
  ids: readonly string[],
): Promise<void> {
  const known = (await lockLocations(trx, siteId)).map(({ id }) => id);
  const named = [...new Set(ids)].filter((id) => known.includes(id));
  const order = [...named, ...known.filter((id) => !named.includes(id))];
  const rows = order.map((id, position) => ({ id, position }));
  await sql`update stock_locations l set position = n.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id text, position integer)
    where l.site_id = ${siteId} and l.id = n.id`.execute(trx);
}

/** Locations, other than the main one, where something lies. */
export async function listUsed(db: ReadDatabase, siteId: string): Promise<ReadonlySet<string>> {
  const rows = await readRows<{ id: string }>(
    db,
    sql`select l.id from stock_locations l where l.site_id = ${siteId} and exists (
      select from stock_levels s
      where s.site_id = ${siteId} and s.location_id = l.id and s.quantity > 0)`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Nobody else changes the locations of the site until the transaction ends. */
export function holdLocationsOf(trx: WriteTransaction, siteId: string): Promise<void> {
  return lockKey(trx, `stock-locations:${siteId}`);
}

async function lockLocations(trx: WriteTransaction, siteId: string) {
  await holdLocationsOf(trx, siteId);
  await storeMainLocation(trx, siteId);
  return loadLocations(trx, siteId);
}

function requireFreeName(
  all: Awaited<ReturnType<typeof loadLocations>>,
  { id, name }: { id: string; name: string },
): void {
  const folded = name.trim().toLowerCase();
  const isTaken = all.some(
    (one) => one.id !== id && !one.isArchived && one.name.toLowerCase() === folded,
  );
  if (isTaken) throw new ApiError('location_name_taken');
}
