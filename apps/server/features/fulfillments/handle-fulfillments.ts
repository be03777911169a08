import {
  addFulfillment,
  ApiError,
  changeFulfillment,
  listFulfillments as listFulfillmentsCall,
} from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { asWriter } from '../activity/actor.ts';
import { findOrderByNumber } from '../orders/find-order.ts';
import type { Site } from '../sites/site.ts';
import { fulfillOrder, moveFulfillment } from './fulfill-order.ts';
import { listFulfillments } from './list-fulfillments.ts';
import { presentFulfillment } from './present-fulfillment.ts';

/** `/api/sites/:identifier/orders/:number/fulfillments`: list, add, tell what became of one. */
export function handleFulfillments(scope: CallScope): void {
  const { ctx } = scope;
  const present = async ({ siteId }: Site, orderNumber: number) => {
    const order = await findOrderByNumber(ctx.db, siteId, orderNumber);
    if (!order) throw new ApiError('order_not_found');
    const fulfillments = await listFulfillments(ctx.db, { siteId, orderId: order.id });
    return { fulfillments: fulfillments.map(presentFulfillment) };
  };
  handleCall(scope, listFulfillmentsCall, ({ site, params }) => present(site, params.number));
  handleCall(scope, addFulfillment, async ({ site, staff, params: { number }, body }) => {
    const items = body.items.map(({ id, quantity }) => ({ itemId: id, quantity }));
    const made = { ...body, id: body.requestId, items, actorName: staff.displayName };
    await fulfillOrder({ ctx: asWriter(ctx, addFulfillment, staff), site }, number, made);
    return present(site, number);
  });
  handleCall(scope, changeFulfillment, async ({ site, staff, params, body }) => {
    const { number, fulfillmentId } = params;
    const moved = { id: fulfillmentId, event: body.event, actorName: staff.displayName };
    await moveFulfillment({ ctx: asWriter(ctx, changeFulfillment, staff), site }, number, moved);
    return present(site, number);
  });
}
