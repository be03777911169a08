/** Units that come back go to where they were taken from. */
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import type { StockUnits } from './stock-units.ts';
import { moveLevels, type LevelMove } from './stock-levels.ts';

interface Taking {
  readonly variantId: string;
  readonly locationId: string;
  readonly open: number;
  readonly isArchived: boolean;
}

/**
 * Of units of a payment that are back in `qty_in_stock`, those that came from elsewhere go there: to
 * the place that was taken from last first. What came from a location that is archived by now stays
 * at the main one, as does what the main one gave.
 */
export async function giveBackToPlaces(
  trx: WriteTransaction,
  siteId: string,
  { paymentId, units }: { paymentId: string; units: readonly StockUnits[] },
): Promise<void> {
  if (units.length === 0) return;
  const takings = await readTakings(trx, siteId, paymentId);
  const moves: (LevelMove & { isArchived: boolean })[] = [];
  for (const { variantId, quantity } of units) {
    let left = quantity;
    for (const taking of takings) {
      if (taking.variantId !== variantId || left <= 0) continue;
      const by = Math.min(left, taking.open);
      moves.push({ variantId, locationId: taking.locationId, by, isArchived: taking.isArchived });
      left -= by;
    }
  }
  if (moves.length === 0) return;
  await sql`
    update stock_takings t set returned = t.returned + n.by
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
      as n ("variantId" text, "locationId" text, by integer)
    where t.site_id = ${siteId} and t.payment_id = ${paymentId}
      and t.variant_id = n."variantId" and t.location_id = n."locationId"`.execute(trx);
  const open = moves.filter(({ isArchived }) => !isArchived);
  await moveLevels(trx, siteId, open);
}

/** A payment holds nothing any more: what it takes later is counted from nothing. */
export async function closeTakings(
  trx: WriteTransaction,
  siteId: string,
  paymentId: string,
): Promise<void> {
  await sql`update stock_takings set returned = quantity
    where site_id = ${siteId} and payment_id = ${paymentId} and returned < quantity`.execute(trx);
}

/** What did not go back yet, the last place first. Nobody archives the places meanwhile. */
async function readTakings(
  trx: WriteTransaction,
  siteId: string,
  paymentId: string,
): Promise<Taking[]> {
  const { rows } = await sql<Taking>`
    select t.variant_id as "variantId", t.location_id as "locationId",
      t.quantity - t.returned as open, l.archived_at is not null as "isArchived"
    from stock_takings t
    join stock_locations l on l.site_id = t.site_id and l.id = t.location_id
    where t.site_id = ${siteId} and t.payment_id = ${paymentId} and t.returned < t.quantity
    order by l.position desc, l.id desc
    for share of l`.execute(trx);
  return rows;
}
