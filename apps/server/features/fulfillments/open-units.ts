/** What of an order is still to be handed over. */
import { isHandedOver, type OrderedItem } from '../orders/list-ordered-items.ts';
import type { Fulfillment } from './list-fulfillments.ts';

/** An item with units that are kept, and that were handed over. */
export interface OpenItem extends OrderedItem {
  handed: number;
  /** Still to be handed over. */
  open: number;
}

/** The items that are handed over at all. */
export function listOpenItems(
  items: readonly OrderedItem[],
  fulfillments: readonly Fulfillment[],
): OpenItem[] {
  const alive = fulfillments.filter(({ state }) => state !== 'canceled');
  return items.filter(isHandedOver).map((item) => {
    const handed = alive
      .flatMap((fulfillment) => fulfillment.items)
      .filter(({ itemId }) => itemId === item.id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return { ...item, handed, open: Math.max(0, item.kept - handed) };
  });
}
