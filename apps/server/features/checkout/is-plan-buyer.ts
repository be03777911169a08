import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { readViewer } from './read-viewer.ts';
import { isOrderOwner } from '../orders/orders-of-accounts.ts';
import type { SubscriptionRow } from '../subscriptions/stored-subscriptions.ts';

/**
 * True for whoever bought the order that a plan began with, in the browser that paid or signed in.
 * Everybody else has its link at most: they see nothing about a person. D-44
 */
export async function isPlanBuyer(
  ctx: AppContext,
  request: FastifyRequest,
  { site_id: siteId, order_id: orderId }: SubscriptionRow,
): Promise<boolean> {
  const order = await ctx.db
    .selectFrom('orders')
    .select(['owner_hash', 'account_id', 'email'])
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  return order !== undefined && isOrderOwner(order, await readViewer(ctx, request));
}
