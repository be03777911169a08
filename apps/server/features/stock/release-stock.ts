/** What becomes of held stock: it goes back, or it is sold. */
import { sql } from 'kysely';
import { maxInteger } from '../../db/columns.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import { closeTakings, giveBackToPlaces } from './give-back.ts';
import type { StockUnits } from './stock-units.ts';

/** Units that are back, and what was for sale before. */
interface ReturnedRow extends StockUnits {
  before: number;
}

/** Puts back what a payment holds or has sold. The second time nothing is left to put back. */
export async function releaseStock(scope: EventScope, paymentId: string): Promise<void> {
  const { siteId } = scope.site;
  const { rows: returned } = await sql<ReturnedRow>`
    with freed as (
      update stock_reservations set status = 'released'
      where site_id = ${siteId} and payment_id = ${paymentId} and status in ('held', 'sold')
      returning variant_id, quantity - restocked as quantity
    ), locked as (
      select variants.id, freed.quantity, variants.qty_in_stock as before
      from variants join freed on freed.variant_id = variants.id
      where variants.site_id = ${siteId}
      order by variants.id
      for update of variants
    )
    update variants
    set qty_in_stock = least(variants.qty_in_stock::bigint + locked.quantity, ${maxInteger})::integer
    from locked
    where variants.site_id = ${siteId} and variants.id = locked.id
    returning variants.id as "variantId", locked.before,
      variants.qty_in_stock - locked.before as quantity`.execute(scope.trx);
  if (returned.length > 0) {
    await giveBackToPlaces(scope.trx, siteId, { paymentId, units: returned });
    await closeTakings(scope.trx, siteId, paymentId);
  }
  const back = returned.filter((row) => row.before === 0).map((row) => row.variantId);
  if (back.length > 0) await announceEvent(scope, 'stock-changed', { variantIds: back });
}

/** Marks what a payment holds as sold; it never comes back by itself. */
export async function sellReservedStock(
  { trx, site }: EventScope,
  paymentId: string,
): Promise<void> {
  await trx
    .updateTable('stock_reservations')
    .set({ status: 'sold' })
    .where('site_id', '=', site.siteId)
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'held')
    .execute();
}
