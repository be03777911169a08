import type { EventScope } from '../../../reactions/reaction.ts';
import { restockUnits } from '../../stock/restock-units.ts';
import type { LockedOrder } from '../lock-order.ts';
import type { ItemUnits } from '../tables.ts';

/**
 * Puts units of items back into the stock: of each at most what the order holds, and of a stock that
 * is not counted nothing.
 * @returns what was put back, by item
 */
export async function restockItems(
  scope: EventScope,
  { siteId, orderId, paymentId }: LockedOrder,
  wished: readonly ItemUnits[],
): Promise<ItemUnits[]> {
  if (wished.length === 0) return [];
  const rows = await scope.trx
    .selectFrom('order_items')
    .select(['id', 'variant_id', 'quantity'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const items = rows.flatMap(({ id, variant_id: variantId, quantity }) => {
    const units = wished.find(({ itemId }) => itemId === id)?.quantity ?? 0;
    return units > 0 ? [{ itemId: id, variantId, quantity: Math.min(units, quantity) }] : [];
  });
  const back = await restockUnits(scope, paymentId, items);
  const left = new Map(back.map(({ variantId, quantity }) => [variantId, quantity]));
  return items.flatMap(({ itemId, variantId, quantity }) => {
    const taken = Math.min(quantity, left.get(variantId) ?? 0);
    left.set(variantId, (left.get(variantId) ?? 0) - taken);
    return taken > 0 ? [{ itemId, quantity: taken }] : [];
  });
}
