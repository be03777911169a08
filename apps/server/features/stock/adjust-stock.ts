/** Stock that is counted anew or moved by hand. */
import { ApiError } from '@sitewright/contract';
import { maxInteger } from '../../db/columns.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import { loadHeldUnits } from '../products/held-units.ts';

/**
 * Units more or less, how many there are in the house (those that are held among them), or whether
 * they are counted: those that begin to be counted begin at none.
 */
export type StockAdjustment =
  | { readonly variantId: string; readonly by: number }
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
 * @throws ApiError `item_not_found`; `not_enough_stock` when units would fall below zero
 */
export async function adjustStock(
  scope: EventScope,
  adjustments: readonly StockAdjustment[],
): Promise<void> {
  const { trx, site } = scope;
  const { siteId } = site;
  const ids = [...new Set(adjustments.map(({ variantId }) => variantId))];
  const rows = await trx
    .selectFrom('variants')
    .select(['id', 'unlimited', 'qty_in_stock'])
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
    await trx
      .updateTable('variants')
      .set({ unlimited: after.unlimited, qty_in_stock: after.quantity })
      .where('site_id', '=', siteId)
      .where('id', '=', row.id)
      .execute();
    if (isSoldOut(before) !== isSoldOut(after)) turned.push(row.id);
  }
  if (turned.length > 0) await announceEvent(scope, 'stock-changed', { variantIds: turned });
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
