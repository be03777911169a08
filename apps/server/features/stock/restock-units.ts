import { sql } from 'kysely';
import { maxInteger } from '../../db/columns.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import { keepForTheGone } from '../products/held-units.ts';
import { giveBackToPlaces } from './give-back.ts';
import type { StockUnits } from './stock-units.ts';

/** What is back of a variant; of one that is not there, nothing is known of its shelf. */
interface Noted extends StockUnits {
  readonly before: number | null;
  readonly grown: number | null;
}

/**
 * Puts sold units of a payment back on the shelf, of each variant at most what it sold and did not
 * get back yet; those of a deleted variant wait for it. The payment must be locked.
 * @returns what was put back
 */
export async function restockUnits(
  scope: EventScope,
  paymentId: string,
  units: readonly StockUnits[],
): Promise<StockUnits[]> {
  if (units.length === 0) return [];
  const { siteId } = scope.site;
  const { rows } = await sql<Noted>`
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
      returning stock_reservations.variant_id, sold.quantity
    ), locked as (
      select variants.id, sold.quantity, variants.qty_in_stock as before
      from variants join sold on sold.variant_id = variants.id
      where variants.site_id = ${siteId} and sold.quantity > 0
      order by variants.id
      for update of variants
    ), shelved as (
      update variants
      set qty_in_stock = least(variants.qty_in_stock::bigint + locked.quantity, ${maxInteger})::integer
      from locked
      where variants.site_id = ${siteId} and variants.id = locked.id
      returning variants.id, locked.before, variants.qty_in_stock - locked.before as grown
    )
    select noted.variant_id as "variantId", noted.quantity, shelved.before, shelved.grown
    from noted left join shelved on shelved.id = noted.variant_id
    order by noted.variant_id`.execute(scope.trx);
  await keepForTheGone(
    scope.trx,
    siteId,
    rows.filter(({ before }) => before === null),
  );
  const back = rows.flatMap(({ variantId, grown }) =>
    grown === null ? [] : [{ variantId, quantity: grown }],
  );
  await giveBackToPlaces(scope.trx, siteId, { paymentId, units: back });
  const turned = rows.filter(({ before }) => before === 0).map(({ variantId }) => variantId);
  if (turned.length > 0) await announceEvent(scope, 'stock-changed', { variantIds: turned });
  return rows.map(({ variantId, quantity }) => ({ variantId, quantity }));
}
