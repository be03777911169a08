/** Which orders wait to be sent: the packing list and the lists of orders tell the same ones. */
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** How much was handed over of an order of which something is still to be sent. */
export const waitingStates = ['pending', 'partially_fulfilled'] as const;

/** Goods that are paid, or may go before the rest is. */
export function isReadyToSend(eb: ExpressionBuilder<Database, 'orders'>) {
  return eb.and([
    eb('orders.kind', '=', 'goods'),
    eb('orders.status', '=', 'paid'),
    eb.or([eb('orders.due_cents', '=', 0), eb('orders.ships_unpaid', '=', true)]),
  ]);
}
