import type { EventScope } from '../../../reactions/reaction.ts';
import { writeOffUnits } from '../../stock/write-off-units.ts';
import type { LockedOrder } from '../lock-order.ts';
import type { ItemUnits } from '../tables.ts';

/** Units of items that nobody can sell any more: they never go back on the shelf by themselves. */
export async function writeOffItems(
  scope: EventScope,
  { siteId, orderId, paymentId }: Pick<LockedOrder, 'siteId' | 'orderId' | 'paymentId'>,
  lost: readonly ItemUnits[],
): Promise<void> {
  const rows = await scope.trx
    .selectFrom('order_items')
    .select(['id', 'variant_id'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute();
  const variantOf = new Map(rows.map((row) => [row.id, row.variant_id]));
  const units = lost.flatMap(({ itemId, quantity }) => {
    const variantId = variantOf.get(itemId);
    return variantId !== undefined && quantity > 0 ? [{ variantId, quantity }] : [];
  });
  await writeOffUnits(scope, paymentId, units);
}
