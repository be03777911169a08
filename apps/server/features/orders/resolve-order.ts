import { actOnOrder, type OrderSource } from './act-on-order.ts';
import { notePaid } from './make-order.ts';
import { moveOrder } from './move-order.ts';
import { noteInTimeline } from './timeline.ts';

/**
 * A person has seen to an order whose stock was short: it goes on as paid. No stock is taken.
 * @throws ApiError `order_not_found`
 */
export async function resolveOrder(
  source: OrderSource,
  orderNumber: number,
  actorName: string,
): Promise<void> {
  await actOnOrder(source, orderNumber, async (scope, { order, payment }) => {
    if ((await moveOrder(scope, order, 'resolved')) === undefined) return;
    await noteInTimeline(scope, order.orderId, { kind: 'resolved', actorName, details: {} });
    await notePaid(scope, { ...payment, isTest: order.isTest }, order);
  });
}
