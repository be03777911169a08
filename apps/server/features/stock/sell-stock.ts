import { sql } from 'kysely';
import type { EventScope } from '../../reactions/reaction.ts';
import { sumUnits, takenUnits, tellTaken, type StockUnits } from './reserve-stock.ts';

/**
 * Sells more units to whoever has a payment's units already: taken off the stock under the locks of
 * a reservation, all of them or none, and never below zero. The payment must be locked.
 * @throws OutOfStockError when any of them is short
 */
export async function sellMoreUnits(
  scope: EventScope,
  paymentId: string,
  more: readonly StockUnits[],
): Promise<void> {
  const { siteId } = scope.site;
  const units = sumUnits(more);
  if (units.length === 0) return;
  const { rows: taken } = await sql<{ variantId: string; left: number }>`
    with ${takenUnits(siteId, units)}, sold as (
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
  await tellTaken(scope, units, taken);
}
