/** What becomes of held stock: it goes back, or it is sold. */
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';

interface Holder {
  siteId: string;
  paymentId: string;
}

/** Puts back what a payment holds or has sold. The second time nothing is left to put back. */
export async function releaseStock(trx: WriteTransaction, holder: Holder): Promise<void> {
  const { siteId, paymentId } = holder;
  const { rows: returned } = await sql<{ before: number }>`
    with freed as (
      update stock_reservations set status = 'released'
      where site_id = ${siteId} and payment_id = ${paymentId} and status in ('held', 'sold')
      returning variant_id, quantity
    ), locked as (
      select variants.id, freed.quantity
      from variants join freed on freed.variant_id = variants.id
      where variants.site_id = ${siteId}
      order by variants.id
      for update of variants
    )
    update variants set qty_in_stock = variants.qty_in_stock + locked.quantity
    from locked
    where variants.site_id = ${siteId} and variants.id = locked.id
    returning variants.qty_in_stock - locked.quantity as "before"`.execute(trx);
  if (returned.some((row) => row.before === 0)) await bumpSiteVersion(trx, siteId);
}

/** Marks what a payment holds as sold; it never comes back by itself. */
export async function sellReservedStock(trx: WriteTransaction, holder: Holder): Promise<void> {
  await trx
    .updateTable('stock_reservations')
    .set({ status: 'sold' })
    .where('site_id', '=', holder.siteId)
    .where('payment_id', '=', holder.paymentId)
    .where('status', '=', 'held')
    .execute();
}
