/** Stock that is counted anew or moved by hand. */
import { ApiError, mainLocationId } from '@sitewright/contract';
import { maxInteger } from '../../db/columns.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import { loadHeldUnits } from '../products/held-units.ts';
import { holdLocations } from './locations.ts';
import { moveLevels, type LevelMove } from './stock-levels.ts';

/**
 * Units more or less (at a location; without one, more at the main one, and less from there first),
 * how many there are in the house (those that are held among them), or whether
 * they are counted: those that begin to be counted begin at none.
 */
export type StockAdjustment =
  | { readonly variantId: string; readonly by: number; readonly locationId?: string | undefined }
  | { readonly variantId: string; readonly to: number | 'unlimited' }
  | { readonly variantId: string; readonly isCounted: boolean };

interface Level {
  unlimited: boolean;
  /** For sale now. */
  quantity: number;
}

/**
 * Applies adjustments in their order: all of them or none. Variants are locked in the order of their
 * ids. What has no counted stock has none to add to or take from.
 * @throws ApiError `item_not_found`; `not_found` for a location; `not_enough_stock` when units would
 * fall below zero
 */
export async function adjustStock(
  scope: EventScope,
  adjustments: readonly StockAdjustment[],
): Promise<void> {
  const { trx, site } = scope;
  const { siteId } = site;
  if (adjustments.length === 0) return;
  const ids = [...new Set(adjustments.map(({ variantId }) => variantId))];
  await holdLocations(trx, siteId, placesIn(adjustments));
  const rows = await trx
    .selectFrom('variants')
    .select(['id', 'unlimited', 'qty_in_stock', 'qty_elsewhere'])
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length < ids.length) throw new ApiError('item_not_found');
  const held = await loadHeldUnits(trx, siteId, ids);
  const turned: string[] = [];
  for (const row of rows) {
    const before = { unlimited: row.unlimited, quantity: row.qty_in_stock };
    const own = adjustments.filter(({ variantId }) => variantId === row.id);
    const after = own.reduce((level, one) => adjust(level, one, held.get(row.id) ?? 0), before);
    const moves = after.unlimited ? [] : movesOf(row, own, after.quantity);
    await moveLevels(
      trx,
      siteId,
      moves.filter(({ by }) => by < 0),
    );
    await trx
      .updateTable('variants')
      .set({ unlimited: after.unlimited, qty_in_stock: after.quantity })
      .where('site_id', '=', siteId)
      .where('id', '=', row.id)
      .execute();
    await moveLevels(
      trx,
      siteId,
      moves.filter(({ by }) => by > 0),
    );
    if (isSoldOut(before) !== isSoldOut(after)) turned.push(row.id);
  }
  if (turned.length > 0) await announceEvent(scope, 'stock-changed', { variantIds: turned });
}

function placesIn(adjustments: readonly StockAdjustment[]): string[] {
  return adjustments.flatMap((one) => ('by' in one ? (one.locationId ?? []) : []));
}

/** Units by location other than the main one. @throws ApiError when there are too few beside them */
function movesOf(
  row: { id: string; unlimited: boolean; qty_elsewhere: number },
  adjustments: readonly StockAdjustment[],
  quantity: number,
): LevelMove[] {
  const sums = new Map<string, number>();
  for (const one of adjustments) {
    if (!('by' in one) || one.locationId === undefined) continue;
    sums.set(one.locationId, (sums.get(one.locationId) ?? 0) + one.by);
  }
  const isMainNamed = sums.delete(mainLocationId);
  const moved = [...sums.values()];
  const elsewhere = moved.reduce((sum, by) => sum + by, row.qty_elsewhere);
  // What is taken without a place is taken elsewhere too, before anything is added to a place.
  const added = moved.reduce((sum, by) => sum + Math.max(by, 0), 0);
  const least = isMainNamed ? elsewhere : added + Math.min(elsewhere - added, quantity);
  if (least > quantity) throw new ApiError('not_enough_stock');
  return [...sums].map(([locationId, by]) => ({ variantId: row.id, locationId, by }));
}

function adjust(level: Level, adjustment: StockAdjustment, held: number): Level {
  if ('isCounted' in adjustment) {
    if (adjustment.isCounted) return level.unlimited ? { unlimited: false, quantity: 0 } : level;
    return { unlimited: true, quantity: 0 };
  }
  if ('to' in adjustment) {
    if (adjustment.to === 'unlimited') return { unlimited: true, quantity: 0 };
    return { unlimited: false, quantity: Math.max(0, adjustment.to - held) };
  }
  if (level.unlimited) return level;
  const quantity = level.quantity + adjustment.by;
  // What is held may come back on top.
  if (quantity < 0 || quantity + held > maxInteger) throw new ApiError('not_enough_stock');
  return { unlimited: false, quantity };
}

function isSoldOut({ unlimited, quantity }: Level): boolean {
  return !unlimited && quantity === 0;
}
