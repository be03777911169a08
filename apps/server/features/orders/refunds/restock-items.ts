import { sql } from 'kysely';
import type { EventScope } from '../../../reactions/reaction.ts';
import { restockUnits } from '../../stock/restock-units.ts';
import type { LockedOrder } from '../lock-order.ts';
import type { ItemUnits } from '../tables.ts';

/**
 * Puts units of items back into the stock: of each at most what the order holds and did not get back
 * yet, and of a stock that is not counted nothing.
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
    .select(['id', 'variant_id', 'quantity', 'restocked'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const items = rows.flatMap(({ id: itemId, variant_id: variantId, ...row }) => {
    const units = wished.find((wish) => wish.itemId === itemId)?.quantity ?? 0;
    const quantity = Math.min(units, row.quantity - row.restocked);
    return quantity > 0 ? [{ itemId, variantId, quantity }] : [];
  });
  const back = await restockUnits(scope, paymentId, items);
  const left = new Map(back.map(({ variantId, quantity }) => [variantId, quantity]));
  const restocked = items.flatMap(({ itemId, variantId, quantity }) => {
    const taken = Math.min(quantity, left.get(variantId) ?? 0);
    left.set(variantId, (left.get(variantId) ?? 0) - taken);
    return taken > 0 ? [{ itemId, quantity: taken }] : [];
  });
  await noteRestocked(scope, { siteId, orderId, restocked });
  return restocked;
}

async function noteRestocked(
  { trx }: EventScope,
  { siteId, orderId, restocked }: { siteId: string; orderId: string; restocked: ItemUnits[] },
): Promise<void> {
  if (restocked.length === 0) return;
  await sql`
    update order_items set restocked = order_items.restocked + back.quantity
    from jsonb_to_recordset(${JSON.stringify(restocked)}::jsonb)
      as back("itemId" text, quantity integer)
    where order_items.site_id = ${siteId} and order_items.order_id = ${orderId}
      and order_items.id = back."itemId"`.execute(trx);
}
