import { ApiError } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { isToken } from '../../db/id.ts';
import { readViewer } from '../checkout/read-viewer.ts';
import { isOrderOwner } from '../orders/orders-of-accounts.ts';
import type { OrderKind } from '../orders/order-states.ts';

export interface OwnOrder {
  orderId: string;
  orderNumber: number;
  kind: OrderKind;
}

/** @throws ApiError `order_not_found` for everybody but its buyer */
export async function findOwnOrder(
  ctx: AppContext,
  request: FastifyRequest,
  token: string,
): Promise<OwnOrder> {
  const row = isToken(token)
    ? await ctx.db
        .selectFrom('orders')
        .select(['id', 'order_number', 'kind', 'owner_hash', 'account_id', 'email'])
        .where('site_id', '=', request.site.siteId)
        .where('token', '=', token)
        .executeTakeFirst()
    : undefined;
  if (!row || !isOrderOwner(row, await readViewer(ctx, request))) {
    throw new ApiError('order_not_found');
  }
  return { orderId: row.id, orderNumber: row.order_number, kind: row.kind };
}
