import { sql } from 'kysely';
import { maxInteger } from '../../db/columns.ts';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';

/** Units of variants that payments under way hold: taken off `qty_in_stock`, not sold yet. */
export async function loadHeldUnits(
  db: ReadDatabase,
  siteId: string,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const held = new Map<string, number>();
  if (variantIds.length === 0) return held;
  const wanted = new Set(variantIds);
  // What is held is little, whatever the size of the shop; it has an index of its own.
  const rows = await db
    .selectFrom('stock_reservations')
    .select(['variant_id', 'quantity'])
    .where('site_id', '=', siteId)
    .where('status', '=', 'held')
    .execute();
  for (const { variant_id: id, quantity } of rows) {
    if (wanted.has(id)) held.set(id, (held.get(id) ?? 0) + quantity);
  }
  return held;
}

/** Units of a variant that a payment under way holds. */
export interface Hold {
  readonly paymentId: string;
  readonly variantId: string;
  readonly quantity: number;
}

/** Who holds what of variants. */
export async function loadHolds(
  db: ReadDatabase,
  siteId: string,
  variantIds: readonly string[],
): Promise<Hold[]> {
  if (variantIds.length === 0) return [];
  const wanted = new Set(variantIds);
  const rows = await db
    .selectFrom('stock_reservations')
    .select(['payment_id as paymentId', 'variant_id as variantId', 'quantity'])
    .where('site_id', '=', siteId)
    .where('status', '=', 'held')
    .execute();
  return rows.filter(({ variantId }) => wanted.has(variantId));
}

/**
 * Gives variants that were gone the units that were held when they went and were let go since: there
 * was no shelf to put them on.
 */
export async function putBackReleased(
  trx: WriteTransaction,
  siteId: string,
  holds: readonly unknown[],
): Promise<void> {
  if (holds.length === 0) return;
  await sql`update variants v
    set qty_in_stock = least(v.qty_in_stock::bigint + n.units, ${maxInteger})::integer
    from (
      select h."variantId", sum(h.quantity) as units
      from jsonb_to_recordset(${JSON.stringify(holds)}::jsonb)
        as h ("paymentId" text, "variantId" text, quantity integer)
      join stock_reservations r on r.site_id = ${siteId} and r.payment_id = h."paymentId"
        and r.variant_id = h."variantId" and r.status = 'released'
      group by h."variantId"
    ) n
    where v.site_id = ${siteId} and v.id = n."variantId" and not v.unlimited`.execute(trx);
}

/**
 * Gives variants that were gone the sold units that came back meanwhile. The version of the site must
 * be raised before: so nobody leaves any beside them.
 */
export async function putBackWaiting(
  trx: WriteTransaction,
  siteId: string,
  variantIds: readonly string[],
): Promise<void> {
  if (variantIds.length === 0) return;
  await sql`with taken as (
      delete from waiting_units
      where site_id = ${siteId} and variant_id = any(${[...variantIds]}::text[])
      returning variant_id, quantity
    )
    update variants v
    set qty_in_stock = least(v.qty_in_stock::bigint + taken.quantity, ${maxInteger})::integer
    from taken
    where v.site_id = ${siteId} and v.id = taken.variant_id and not v.unlimited`.execute(trx);
}

/**
 * Keeps sold units that came back of variants that are gone. The version of the site is the lock: a
 * variant that is about to return reads these after it.
 */
export async function keepForTheGone(
  trx: WriteTransaction,
  siteId: string,
  units: readonly { readonly variantId: string; readonly quantity: number }[],
): Promise<void> {
  if (units.length === 0) return;
  await bumpSiteVersion(trx, siteId);
  await sql`
    insert into waiting_units (site_id, variant_id, quantity)
    select ${siteId}, "variantId", quantity
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb)
      as unit ("variantId" text, quantity integer)
    on conflict (site_id, variant_id) do update
      set quantity = least(waiting_units.quantity::bigint + excluded.quantity, ${maxInteger})::integer`.execute(
    trx,
  );
}
