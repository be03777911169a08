import type { EventScope } from '../../reactions/reaction.ts';
import type { FulfillmentStatus } from './order-states.ts';

/** How much of an order was handed over, as it follows from what was. The order must be locked. */
export async function setFulfillmentStatus(
  { trx, site }: EventScope,
  orderId: string,
  status: FulfillmentStatus,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ fulfillment_status: status })
    .where('site_id', '=', site.siteId)
    .where('id', '=', orderId)
    .execute();
}
