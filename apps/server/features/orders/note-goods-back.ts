import type { EventScope } from '../../reactions/reaction.ts';

/** Whether all that was handed over of a locked order came back. */
export async function noteGoodsBack(
  { trx, site }: EventScope,
  orderId: string,
  isAllBack: boolean,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ is_all_back: isAllBack })
    .where('site_id', '=', site.siteId)
    .where('id', '=', orderId)
    .execute();
}
