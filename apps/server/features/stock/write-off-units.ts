import { sql } from 'kysely';
import type { EventScope } from '../../reactions/reaction.ts';
import type { StockUnits } from './stock-units.ts';

/**
 * Units that a payment had taken and that nobody can sell any more: they came back broken, and never
 * go back on the shelf. The payment must be locked.
 */
export async function writeOffUnits(
  { trx, site }: EventScope,
  paymentId: string,
  units: readonly StockUnits[],
): Promise<void> {
  for (const { variantId, quantity } of units) {
    await trx
      .updateTable('stock_reservations')
      .set({ restocked: sql<number>`least(quantity, restocked + ${quantity})` })
      .where('site_id', '=', site.siteId)
      .where('payment_id', '=', paymentId)
      .where('variant_id', '=', variantId)
      .where('status', '=', 'sold')
      .execute();
  }
}
