import { sql } from 'kysely';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import { OutOfStockError, type StockUnits } from './reserve-stock.ts';

/**
 * Sells more units to whoever has a payment's units already: taken off the stock under the locks of
 * a reservation, all of them or none, and never below zero. The payment must be locked.
 * @throws OutOfStockError when any of them is short
 */
export async function sellMoreUnits(
  scope: EventScope,
  paymentId: string,
  units: readonly StockUnits[],
): Promise<void> {
  if (units.length === 0) return;
  const { siteId } = scope.site;
  const { rows: taken } = await sql<{ variantId: string; left: number }>`
    with wanted as (
      select "variantId", sum(quantity)::integer as quantity
      from jsonb_to_recordset(${JSON.stringify(units)}::jsonb)
        as unit("variantId" text, quantity integer)
      group by "variantId"
    ), locked as (
      select variants.id, wanted.quantity
      from variants join wanted on wanted."variantId" = variants.id
      where variants.site_id = ${siteId}
      order by variants.id
      for update of variants
    ), taken as (
      update variants set qty_in_stock = variants.qty_in_stock - locked.quantity
      from locked
      where variants.site_id = ${siteId} and variants.id = locked.id
        and variants.qty_in_stock >= locked.quantity
      returning variants.id, locked.quantity, variants.qty_in_stock
    ), sold as (
      insert into stock_reservations (site_id, payment_id, variant_id, quantity, status, expires_at)
      select ${siteId}, ${paymentId}, id, quantity, 'sold', ${scope.ctx.now()} from taken
      on conflict (site_id, payment_id, variant_id) do update
        set status = 'sold',
          quantity = excluded.quantity + case when stock_reservations.status = 'sold'
            then stock_reservations.quantity else 0 end,
          restocked = case when stock_reservations.status = 'sold'
            then stock_reservations.restocked else 0 end
    )
    select id as "variantId", qty_in_stock as "left" from taken`.execute(scope.trx);
  const wanted = new Set(units.map(({ variantId }) => variantId));
  const missing = [...wanted].filter((id) => taken.every(({ variantId }) => variantId !== id));
  if (missing.length > 0) throw new OutOfStockError(missing);
  const soldOut = taken.filter(({ left }) => left === 0).map(({ variantId }) => variantId);
  if (soldOut.length > 0) await announceEvent(scope, 'stock-changed', { variantIds: soldOut });
}
