import { sql } from 'kysely';
import { maxInteger } from '../../db/columns.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import { giveBackToPlaces } from './give-back.ts';
import type { StockUnits } from './reserve-stock.ts';

/**
 * Puts sold units of a payment back on the shelf, of each variant at most what it sold and did not
 * get back yet. The payment must be locked.
 * @returns what was put back
 */
export async function restockUnits(
  scope: EventScope,
  paymentId: string,
  units: readonly StockUnits[],
): Promise<StockUnits[]> {
  if (units.length === 0) return [];
  const { siteId } = scope.site;
  const { rows } = await sql<StockUnits & { before: number; grown: number }>`
    with wanted as (
      select "variantId", sum(quantity)::integer as quantity
      from jsonb_to_recordset(${JSON.stringify(units)}::jsonb)
        as unit("variantId" text, quantity integer)
      group by "variantId"
    ), sold as (
      select r.variant_id, least(wanted.quantity, r.quantity - r.restocked) as quantity
      from stock_reservations r join wanted on wanted."variantId" = r.variant_id
      where r.site_id = ${siteId} and r.payment_id = ${paymentId} and r.status = 'sold'
    ), noted as (
      update stock_reservations set restocked = restocked + sold.quantity
      from sold
      where site_id = ${siteId} and payment_id = ${paymentId}
        and stock_reservations.variant_id = sold.variant_id and sold.quantity > 0
      returning stock_reservations.variant_id
    ), locked as (
      select variants.id, sold.quantity, variants.qty_in_stock as before
      from variants join sold on sold.variant_id = variants.id
      where variants.site_id = ${siteId} and sold.quantity > 0
      order by variants.id
      for update of variants
    )
    update variants
    set qty_in_stock = least(variants.qty_in_stock::bigint + locked.quantity, ${maxInteger})::integer
    from locked
    where variants.site_id = ${siteId} and variants.id = locked.id
    returning variants.id as "variantId", locked.quantity, locked.before,
      variants.qty_in_stock - locked.before as grown`.execute(scope.trx);
  const back = rows.map(({ variantId, grown }) => ({ variantId, quantity: grown }));
  await giveBackToPlaces(scope.trx, siteId, { paymentId, units: back });
  const turned = rows.filter(({ before }) => before === 0).map(({ variantId }) => variantId);
  if (turned.length > 0) await announceEvent(scope, 'stock-changed', { variantIds: turned });
  return rows.map(({ variantId, quantity }) => ({ variantId, quantity }));
}
