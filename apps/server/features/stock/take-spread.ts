/** Takes units of variants that lie at several places, by the owner's order of places. */
import { mainLocationId } from '@sitewright/contract';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { loadLocations } from './locations.ts';
import { planTaking, type PlacedUnits } from './plan-taking.ts';
import type { HeldStock, StockUnits } from './stock-units.ts';
import { loadLevels, moveLevels } from './stock-levels.ts';

/** Units that are off the stock, with where they came from. */
export interface SpreadTaking extends HeldStock {
  readonly parts: readonly PlacedUnits[];
}

/**
 * Takes units off the stock, of each variant all or none. The variants must be locked: what lies
 * where is read after that, because it may have moved while the lock was waited for.
 */
export async function takeSpread(
  trx: WriteTransaction,
  siteId: string,
  units: readonly StockUnits[],
): Promise<SpreadTaking[]> {
  if (units.length === 0) return [];
  const ids = units.map(({ variantId }) => variantId);
  const rows = await trx
    .selectFrom('variants')
    .select(['id', 'qty_in_stock', 'qty_elsewhere'])
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .execute();
  const levels = await loadLevels(trx, siteId, ids);
  const order = (await loadLocations(trx, siteId)).map(({ id }) => id);
  const taken = units.flatMap(({ variantId, quantity }): SpreadTaking[] => {
    const row = rows.find(({ id }) => id === variantId);
    if (!row) return [];
    const own = levels.filter((level) => level.variantId === variantId);
    const main = { locationId: mainLocationId, quantity: row.qty_in_stock - row.qty_elsewhere };
    const places = [main, ...own].toSorted(
      (a, b) => order.indexOf(a.locationId) - order.indexOf(b.locationId),
    );
    const parts = planTaking(places, quantity);
    return parts ? [{ variantId, quantity, left: row.qty_in_stock - quantity, parts }] : [];
  });
  await moveLevels(
    trx,
    siteId,
    taken.flatMap(({ variantId, parts }) =>
      parts
        .filter(({ locationId }) => locationId !== mainLocationId)
        .map(({ locationId, quantity }) => ({ variantId, locationId, by: -quantity })),
    ),
  );
  await sql`update variants v set qty_in_stock = v.qty_in_stock - n.quantity
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as n ("variantId" text, quantity integer)
    where v.site_id = ${siteId} and v.id = n."variantId"`.execute(trx);
  return taken;
}

/** Notes where the units of a payment came from, so that they can go back there. */
export async function noteTakings(
  trx: WriteTransaction,
  siteId: string,
  { paymentId, taken }: { paymentId: string; taken: readonly SpreadTaking[] },
): Promise<void> {
  const rows = taken.flatMap(({ variantId, parts }) =>
    parts
      .filter(({ locationId }) => locationId !== mainLocationId)
      .map((part) => ({ variantId, ...part })),
  );
  if (rows.length === 0) return;
  // What was taken before and went back counts as both.
  await sql`
    insert into stock_takings (site_id, payment_id, variant_id, location_id, quantity)
    select ${siteId}, ${paymentId}, n."variantId", n."locationId", n.quantity
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n ("variantId" text, "locationId" text, quantity integer)
    on conflict (site_id, payment_id, variant_id, location_id)
      do update set quantity = stock_takings.quantity + excluded.quantity`.execute(trx);
}
