/** Holding stock for a payment: all of it or none of it, and never below zero. */
import { sql, type RawBuilder } from 'kysely';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import type { HeldStock, StockUnits } from './stock-units.ts';
import { noteTakings, takeSpread } from './take-spread.ts';

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
  const { paymentId, expiresAt, units } = reservation;
  return takeForPayment(scope, units, { paymentId, status: 'held', expiresAt, again: heldAnew });
}

const heldAnew = sql`on conflict (site_id, payment_id, variant_id) do update
  set status = 'held', quantity = excluded.quantity, restocked = 0, expires_at = excluded.expires_at`;

/** How units that are taken are noted. */
interface Noted {
  readonly paymentId: string;
  readonly status: 'held' | 'sold';
  readonly expiresAt: Date;
  /** What becomes of the row where the payment had units of the variant before. */
  readonly again: RawBuilder<unknown>;
}

/** A wanted variant that is there. */
interface TakenRow extends StockUnits {
  /** Units that are left; null: nothing was taken. */
  left: number | null;
  /** Some of it is not at the main location: it is taken from places in their order. */
  isSpread: boolean;
}

/**
 * Takes units off the stock and notes them for a payment: one statement where all of them lie at the
 * main location, some more where they do not.
 * @returns what was taken and what is left of it
 * @throws OutOfStockError when any of them is short
 */
export async function takeForPayment(
  scope: EventScope,
  asked: readonly StockUnits[],
  { paymentId, status, expiresAt, again }: Noted,
): Promise<HeldStock[]> {
  const { trx, site } = scope;
  const { siteId } = site;
  const units = sumUnits(asked);
  if (units.length === 0) return [];
  const note = (from: RawBuilder<unknown>) => sql`
    insert into stock_reservations (site_id, payment_id, variant_id, quantity, status, expires_at)
    select ${siteId}, ${paymentId}, "variantId", quantity, ${status}, ${expiresAt} from ${from}
    ${again}`;
  const { rows } = await sql<TakenRow>`
    with ${takenUnits(siteId, units)}, noted as (${note(sql`taken`)})
    select locked."variantId", locked.quantity, taken."left", locked.elsewhere > 0 as "isSpread"
    from locked left join taken on taken."variantId" = locked."variantId"`.execute(trx);
  const taken = rows.flatMap(({ variantId, quantity, left }) =>
    left === null ? [] : [{ variantId, quantity, left }],
  );
  const spread = await takeSpread(
    trx,
    siteId,
    rows.filter((row) => row.isSpread && row.left === null),
  );
  if (spread.length > 0) {
    await note(sql`jsonb_to_recordset(${JSON.stringify(spread)}::jsonb)
      as n ("variantId" text, quantity integer)`).execute(trx);
    await noteTakings(trx, siteId, { paymentId, taken: spread });
    taken.push(...spread.map(({ variantId, quantity, left }) => ({ variantId, quantity, left })));
  }
  await tellTaken(scope, units, taken);
  return taken;
}

/**
 * The table `taken` of a statement: units that are off the stock, of each variant all or none, where
 * all of it is at the main location. Rows are locked in the order of their ids, the others too. Each
 * variant stands once among the units.
 */
function takenUnits(siteId: string, units: readonly StockUnits[]): RawBuilder<unknown> {
  return sql`wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(units)}::jsonb)
        as unit("variantId" text, quantity integer)
    ), locked as (
      select variants.id as "variantId", wanted.quantity, variants.qty_elsewhere as elsewhere
      from variants join wanted on wanted."variantId" = variants.id
      where variants.site_id = ${siteId}
      order by variants.id
      for update of variants
    ), taken as (
      update variants set qty_in_stock = variants.qty_in_stock - locked.quantity
      from locked
      where variants.site_id = ${siteId} and variants.id = locked."variantId"
        and variants.qty_in_stock >= locked.quantity
        and locked.elsewhere = 0
      returning locked."variantId", locked.quantity, variants.qty_in_stock as "left"
    )`;
}

/** Tells of what is sold out by it. @throws OutOfStockError when some of it was not taken */
async function tellTaken(
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
function sumUnits(units: readonly StockUnits[]): StockUnits[] {
  const sums = new Map<string, number>();
  for (const { variantId, quantity } of units) {
    sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
  }
  return [...sums].map(([variantId, quantity]) => ({ variantId, quantity }));
}
