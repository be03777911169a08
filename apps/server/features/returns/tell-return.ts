import type { ReturnReason, ReturnState } from '@sitewright/contract';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import { listOrderedItems } from '../orders/list-ordered-items.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import type { ItemUnits } from '../orders/tables.ts';
import { noteInTimeline } from '../orders/timeline.ts';

interface ToldReturn {
  returnId: string;
  state: ReturnState;
  reason: ReturnReason;
  items: readonly ItemUnits[];
  /** Null: its buyer. */
  actorName: string | null;
}

/** Writes down what became of a return, and tells the other rooms. */
export async function tellReturn(
  scope: EventScope,
  order: LockedOrder,
  { returnId, state, reason, items, actorName }: ToldReturn,
): Promise<void> {
  const { orderId, orderNumber, token, email } = order;
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const details = { returnId, state, reason, units };
  await noteInTimeline(scope, orderId, { kind: 'return-changed', actorName, details });
  const named = await listOrderedItems(scope.trx, { ...order, kept: [] });
  await announceEvent(scope, 'return-changed', {
    returnId,
    orderId,
    orderNumber,
    token,
    email,
    state,
    reason,
    items: items.map(({ itemId, quantity }) => {
      const item = named.find(({ id }) => id === itemId);
      return { name: item?.name ?? '', variant: item?.variant ?? '', quantity };
    }),
  });
}
