/** `/api/1.0/commerce/orders`: list, get, fulfil. */
import { createHash } from 'node:crypto';
import { ApiError, fulfillApiOrder, getApiOrder, listApiOrders } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { fulfillOrder } from '../fulfillments/fulfill-order.ts';
import { listOpenUnits } from '../fulfillments/list-open-units.ts';
import type { Site } from '../sites/site.ts';
import { readPage, writeCursor } from './cursor.ts';
import { findOrderRow, listOrderRows, presentApiOrders } from './load-api-orders.ts';
import { cutRows } from './modified-page.ts';

export function handleApiOrders(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listApiOrders, async ({ site: { siteId }, query }) => {
    const asked = readPage('orders', query);
    const { page, last } = cutRows(await listOrderRows(ctx.db, siteId, asked));
    const result = await presentApiOrders(ctx.db, siteId, page);
    const nextPageCursor = last ? writeCursor('orders', last, asked.filter) : null;
    return { result, pagination: { nextPageCursor } };
  });
  handleCall(scope, getApiOrder, ({ site, params }) => present(ctx, site, params.orderId));
  handleCall(scope, fulfillApiOrder, async ({ site, key, params, headers, body }) => {
    const { siteId } = site;
    const row = await findOrderRow(ctx.db, siteId, params.orderId);
    if (!row) throw new ApiError('order_not_found');
    const id = fulfillmentIdOf(key.keyId, headers['idempotency-key']);
    const { carrierName: carrier, trackingNumber, trackingUrl } = body;
    const items =
      body.items?.map(({ id: itemId, quantity }) => ({ itemId, quantity })) ??
      (await listOpenUnits(ctx.db, { siteId, orderId: row.id, paymentId: row.payment_id }));
    const facts = { carrier, trackingNumber, trackingUrl, actorName: key.name };
    const made = { id, kind: 'shipment' as const, items, ...facts };
    await fulfillOrder({ ctx, site }, row.order_number, made);
    return present(ctx, site, params.orderId);
  });
}

async function present(ctx: AppContext, { siteId }: Site, orderId: string) {
  const row = await findOrderRow(ctx.db, siteId, orderId);
  const [order] = row ? await presentApiOrders(ctx.db, siteId, [row]) : [];
  if (!order) throw new ApiError('order_not_found');
  return order;
}

/** The same key of the same program is the same shipment. */
function fulfillmentIdOf(keyId: string, requestKey: string): string {
  return createHash('sha256').update(`${keyId} ${requestKey}`).digest('hex').slice(0, 24);
}
