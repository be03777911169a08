import type { EventScope } from '../../reactions/reaction.ts';
import { listFulfillments } from '../fulfillments/list-fulfillments.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { noteGoodsBack } from '../orders/note-goods-back.ts';
import { writeOffItems } from '../orders/refunds/write-off-items.ts';
import type { ItemUnits } from '../orders/tables.ts';
import { listReturns } from './list-returns.ts';
import { hasArrived } from './return-states.ts';
import { unitsOf } from './returnable-units.ts';

/**
 * Goods of an order came back that nobody has paid: once all of them did, it can be given up. What
 * came back and cannot be sold does not go on the shelf by that.
 */
export async function noteUnpaidGoods(
  scope: EventScope,
  order: LockedOrder,
  { items, restocked }: { items: readonly ItemUnits[]; restocked: readonly ItemUnits[] },
): Promise<void> {
  if (order.status !== 'awaiting_payment') return;
  const returns = (await listReturns(scope.trx, order)).filter(hasArrived);
  const handed = (await listFulfillments(scope.trx, order)).filter(
    ({ state }) => state !== 'canceled',
  );
  const ids = new Set(handed.flatMap((one) => one.items.map(({ itemId }) => itemId)));
  const isAllBack = [...ids].every((id) => unitsOf(id, returns) >= unitsOf(id, handed));
  await noteGoodsBack(scope, order.orderId, isAllBack);
  const lost = items.map(({ itemId, quantity }) => {
    return { itemId, quantity: quantity - unitsOf(itemId, [{ items: restocked }]) };
  });
  await writeOffItems(scope, order, lost);
}
