import type { EventScope } from '../../reactions/reaction.ts';
import type { LockedOrder } from './lock-order.ts';
import { nextOrderStatus, type OrderEventType, type OrderStatus } from './order-states.ts';

/** Moves a locked order on. @returns its new status; undefined when the event changes nothing */
export async function moveOrder(
  { trx, site }: EventScope,
  order: LockedOrder,
  event: OrderEventType,
): Promise<OrderStatus | undefined> {
  const status = nextOrderStatus(order.status, event);
  if (!status) return undefined;
  await trx
    .updateTable('orders')
    .set({ status })
    .where('site_id', '=', site.siteId)
    .where('id', '=', order.orderId)
    .execute();
  return status;
}
