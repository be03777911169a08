import { ApiError } from '@sitewright/contract';
import type { EventScope } from '../../reactions/reaction.ts';
import { findOrderByNumber } from './find-order.ts';
import { noteInTimeline } from './timeline.ts';

/**
 * Keeps what a person wants others of the shop to know; its buyer never sees it.
 * @returns the row of the log
 * @throws ApiError `order_not_found`
 */
export async function addOrderNote(
  scope: EventScope,
  orderNumber: number,
  { text, actorName }: { text: string; actorName: string },
): Promise<string | undefined> {
  const order = await findOrderByNumber(scope.trx, scope.site.siteId, orderNumber);
  if (!order) throw new ApiError('order_not_found');
  const entry = { kind: 'note' as const, actorName, details: { text } };
  return noteInTimeline(scope, order.id, entry);
}
