/** Holding stock for a payment: all of it or none of it, and never below zero. */
import { sql, type RawBuilder } from 'kysely';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';

/** Units of one variant. */
export interface StockUnits {
  variantId: string;
  quantity: number;
}

/** Units of one variant that are held now. */
export interface HeldStock extends StockUnits {
  /** Units that others can still buy. */
  left: number;
}

/** Which payment holds the stock, and until when. */
export interface Reservation {
  paymentId: string;
  units: readonly StockUnits[];
  expiresAt: Date;
}

/** Some of the stock is not there. Thrown inside the transaction, so that nothing of it is taken. */
export class OutOfStockError extends Error {
  override name = 'OutOfStockError';
  readonly variantIds: readonly string[];
  constructor(variantIds: readonly string[]) {
    super('There is not enough stock');
    this.variantIds = variantIds;
  }
}

/**
 * Takes units off the stock and notes for whom. Rows are locked in the order of their ids, so that
 * two buyers of the same things cannot wait for each other.
 * @returns what was taken and what is left of it
 * @throws OutOfStockError when any of them is short
 */
export async function reserveStock(
  scope: EventScope,
  reservation: Reservation,
): Promise<HeldStock[]> {
  const { siteId } = scope.site;
  const { paymentId, expiresAt } = reservation;
  const units = sumUnits(reservation.units);
  if (units.length === 0) return [];
  const { rows: taken } = await sql<HeldStock>`
    with ${takenUnits(siteId, units)}, held as (
      insert into stock_reservations (site_id, payment_id, variant_id, quantity, status, expires_at)
      select ${siteId}, ${paymentId}, id, quantity, 'held', ${expiresAt} from taken
      on conflict (site_id, payment_id, variant_id) do update
        set status = 'held', quantity = excluded.quantity, restocked = 0, expires_at = excluded.expires_at
    )
    select id as "variantId", quantity, qty_in_stock as "left" from taken`.execute(scope.trx);
  await tellTaken(scope, units, taken);
  return taken.map(({ variantId, quantity, left }) => ({ variantId, quantity, left }));
}

/**
 * The table `taken` of a statement: units that are off the stock, of each variant all or none. Rows are
 * locked in the order of their ids. Each variant stands once among the units.
 */
export function takenUnits(siteId: string, units: readonly StockUnits[]): RawBuilder<unknown> {
  return sql`wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(units)}::jsonb)
        as unit("variantId" text, quantity integer)
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
    )`;
}

/** Tells of what is sold out by it. @throws OutOfStockError when some of it was not taken */
export async function tellTaken(
  scope: EventScope,
  units: readonly StockUnits[],
  taken: readonly Pick<HeldStock, 'variantId' | 'left'>[],
): Promise<void> {
  const missing = units.filter((unit) => taken.every((row) => row.variantId !== unit.variantId));
  if (missing.length > 0) throw new OutOfStockError(missing.map((unit) => unit.variantId));
  const soldOut = taken.filter((row) => row.left === 0).map((row) => row.variantId);
  if (soldOut.length > 0) await announceEvent(scope, 'stock-changed', { variantIds: soldOut });
}

/** Holds what a payment holds until another time. */
export async function holdUntil(
  { trx, site }: EventScope,
  paymentId: string,
  expiresAt: Date,
): Promise<void> {
  await trx
    .updateTable('stock_reservations')
    .set({ expires_at: expiresAt })
    .where('site_id', '=', site.siteId)
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'held')
    .execute();
}

/** Units by variant, each variant once. */
export function sumUnits(units: readonly StockUnits[]): StockUnits[] {
  const sums = new Map<string, number>();
  for (const { variantId, quantity } of units) {
    sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
  }
  return [...sums].map(([variantId, quantity]) => ({ variantId, quantity }));
}
