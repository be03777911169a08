/** What of an order may still come back. */
import { productTypes } from '@sitewright/commerce';
import type { Fulfillment } from '../fulfillments/list-fulfillments.ts';
import type { OrderedItem } from '../orders/list-ordered-items.ts';
import type { ItemUnits } from '../orders/tables.ts';
import type { OrderReturn } from './list-returns.ts';
import { isLivingReturn } from './return-states.ts';

export interface ReturnableItem extends OrderedItem {
  returnable: number;
}

interface Handed {
  fulfillments: readonly Fulfillment[];
  returns: readonly OrderReturn[];
  /** Only what was handed over since; missing: whenever. */
  since?: Date | undefined;
}

/**
 * The goods of an order with the units that may come back: handed over, and neither given back
 * already nor on their way. Each unit comes back once.
 */
export function listReturnable(
  items: readonly OrderedItem[],
  { fulfillments, returns, since }: Handed,
): ReturnableItem[] {
  const living = returns.filter(isLivingReturn);
  const waiting = living.filter(({ state }) => state !== 'refunded');
  const handed = fulfillments.filter(
    ({ state, handedOverAt: at }) =>
      state !== 'canceled' && at !== null && (since === undefined || at >= since),
  );
  return items
    .filter(({ productType }) => productType === productTypes.physical)
    .map((item) => {
      const left = unitsOf(item.id, handed) - unitsOf(item.id, living);
      const kept = item.kept - unitsOf(item.id, waiting);
      return { ...item, returnable: Math.max(0, Math.min(left, kept)) };
    });
}

/** Units of an item in all of these. */
export function unitsOf(itemId: string, parts: readonly { items: readonly ItemUnits[] }[]): number {
  return parts
    .flatMap(({ items }) => items)
    .filter((units) => units.itemId === itemId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
