import type { OrderChannel } from '@sitewright/contract';
import type { EventScope } from '../../reactions/reaction.ts';

/** How an order came to be, where it was not in the shop. */
export async function setOrderChannel(
  { trx, site }: EventScope,
  orderId: string,
  channel: OrderChannel,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ channel })
    .where('site_id', '=', site.siteId)
    .where('id', '=', orderId)
    .execute();
}
