/** Units at locations that are not the main one. The variants must be locked by whoever asks. */
import { ApiError, mainLocationId } from '@sitewright/contract';
import { sql } from 'kysely';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';

/** Units more or less of a variant at a location that is not the main one. */
export interface LevelMove {
  readonly variantId: string;
  readonly locationId: string;
  readonly by: number;
}

/** Units of a variant at a location. */
export interface StockLevel {
  readonly variantId: string;
  readonly locationId: string;
  readonly quantity: number;
}

/** What lies elsewhere of variants, in the order in which sales take it. */
export async function loadLevels(
  db: ReadDatabase,
  siteId: string,
  variantIds: readonly string[],
): Promise<StockLevel[]> {
  if (variantIds.length === 0) return [];
  return db
    .selectFrom('stock_levels as s')
    .innerJoin('stock_locations as l', (join) =>
      join.onRef('l.site_id', '=', 's.site_id').onRef('l.id', '=', 's.location_id'),
    )
    .select(['s.variant_id as variantId', 's.location_id as locationId', 's.quantity'])
    .where('s.site_id', '=', siteId)
    .where('s.variant_id', 'in', [...variantIds])
    .where('s.quantity', '>', 0)
    .orderBy('s.variant_id')
    .orderBy('l.position')
    .orderBy('l.id')
    .execute();
}

/** Units of one variant at a place, by what is for sale of it in all and what lies elsewhere. */
export function unitsAt(place: string, quantity: number, elsewhere: readonly StockLevel[]): number {
  if (place !== mainLocationId) {
    return elsewhere.find(({ locationId }) => locationId === place)?.quantity ?? 0;
  }
  return elsewhere.reduce((left, level) => left - level.quantity, quantity);
}

/**
 * Adds and takes units; the database sums them in `variants.qty_elsewhere`. What is taken off a
 * variant as a whole is taken here before, what is added comes here after.
 * @throws ApiError `not_enough_stock`
 */
export async function moveLevels(
  trx: WriteTransaction,
  siteId: string,
  moves: readonly LevelMove[],
): Promise<void> {
  const less = moves.filter(({ by }) => by < 0);
  const more = moves.filter(({ by }) => by > 0);
  if (less.length > 0) {
    const { rows } = await sql`
      update stock_levels s set quantity = s.quantity + n.by
      from jsonb_to_recordset(${JSON.stringify(less)}::jsonb)
        as n ("variantId" text, "locationId" text, by integer)
      where s.site_id = ${siteId} and s.variant_id = n."variantId"
        and s.location_id = n."locationId" and s.quantity + n.by >= 0
      returning 1`.execute(trx);
    if (rows.length < less.length) throw new ApiError('not_enough_stock');
  }
  if (more.length > 0) {
    await sql`
      insert into stock_levels (site_id, variant_id, location_id, quantity)
      select ${siteId}, n."variantId", n."locationId", n.by
      from jsonb_to_recordset(${JSON.stringify(more)}::jsonb)
        as n ("variantId" text, "locationId" text, by integer)
      on conflict (site_id, variant_id, location_id)
        do update set quantity = stock_levels.quantity + excluded.quantity`.execute(trx);
  }
}
