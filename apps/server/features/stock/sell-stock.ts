import { sql } from 'kysely';
import type { EventScope } from '../../reactions/reaction.ts';
import { takeForPayment } from './reserve-stock.ts';
import type { StockUnits } from './stock-units.ts';

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
  const expiresAt = scope.ctx.now();
  await takeForPayment(scope, more, { paymentId, status: 'sold', expiresAt, again: soldOnTop });
}

const soldOnTop = sql`on conflict (site_id, payment_id, variant_id) do update
  set status = 'sold',
    quantity = excluded.quantity + case when stock_reservations.status = 'sold'
      then stock_reservations.quantity else 0 end,
    restocked = case when stock_reservations.status = 'sold'
      then stock_reservations.restocked else 0 end`;
