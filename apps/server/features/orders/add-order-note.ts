import { ApiError } from '@sitewright/contract';
import type { OrderSource } from './act-on-order.ts';
import { findOrderByNumber } from './find-order.ts';
import { noteInTimeline } from './timeline.ts';

/**
 * Keeps what a person wants others of the shop to know; its buyer never sees it.
 * @returns the row of the log
 * @throws ApiError `order_not_found`
 */
export async function addOrderNote(
  { ctx, site }: OrderSource,
  orderNumber: number,
  { text, actorName }: { text: string; actorName: string },
): Promise<string | undefined> {
  return ctx.transact(async (trx) => {
    const order = await findOrderByNumber(trx, site.siteId, orderNumber);
    if (!order) throw new ApiError('order_not_found');
    const entry = { kind: 'note' as const, actorName, details: { text } };
    return noteInTimeline({ ctx, trx, site }, order.id, entry);
  });
}
