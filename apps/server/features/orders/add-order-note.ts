import { ApiError } from '@sitewright/contract';
import type { OrderSource } from './act-on-order.ts';
import { findOrderByNumber } from './find-order.ts';
import { noteInTimeline } from './timeline.ts';

/**
 * Keeps what a person wants others of the shop to know; its buyer never sees it.
 * @throws ApiError `order_not_found`
 */
export async function addOrderNote(
  { ctx, site }: OrderSource,
  orderNumber: number,
  { text, actorName }: { text: string; actorName: string },
): Promise<void> {
  await ctx.transact(async (trx) => {
    const order = await findOrderByNumber(trx, site.siteId, orderNumber);
    if (!order) throw new ApiError('order_not_found');
    const entry = { kind: 'note' as const, actorName, details: { text } };
    await noteInTimeline({ ctx, trx, site }, order.id, entry);
  });
}
