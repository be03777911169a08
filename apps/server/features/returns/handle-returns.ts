/** `/api/sites/:identifier/orders/:number/returns`: list, open, move on, refund. */
import {
  ApiError,
  changeReturn as changeReturnCall,
  listReturns as listReturnsCall,
  openReturn as openReturnCall,
  refundReturn as refundReturnCall,
} from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { handleCall } from '../../http/handle-call.ts';
import { asWriter } from '../activity/actor.ts';
import { findOrderByNumber } from '../orders/find-order.ts';
import type { ItemUnits } from '../orders/tables.ts';
import type { Site } from '../sites/site.ts';
import { listReturns, type OrderReturn } from './list-returns.ts';
import { moveReturn } from './move-return.ts';
import { openReturn } from './open-return.ts';
import { returnTransitions } from './return-states.ts';

/** Registers the calls. */
export function handleReturns(scope: CallScope): void {
  const { ctx } = scope;
  const present = async ({ siteId }: Site, orderNumber: number) => {
    const order = await findOrderByNumber(ctx.db, siteId, orderNumber);
    if (!order) throw new ApiError('order_not_found');
    const returns = await listReturns(ctx.db, { siteId, orderId: order.id });
    return { returns: returns.map(presentReturn) };
  };
  handleCall(scope, listReturnsCall, ({ site, params }) => present(site, params.number));
  handleCall(scope, openReturnCall, async ({ site, staff, params: { number }, body }) => {
    const { requestId: id, items, reason, note } = body;
    const opened = { id, items: items.map(toUnits), reason, note, actorName: staff.displayName };
    await openReturn({ ctx: asWriter(ctx, openReturnCall, staff), site }, number, opened);
    return present(site, number);
  });
  handleCall(scope, changeReturnCall, async ({ site, staff, params, body }) => {
    const { number, returnId: id } = params;
    const { event, restock } = body;
    const actorName = staff.displayName;
    const move = { id, event, restock: restock.map(toUnits), actorName };
    await moveReturn({ ctx: asWriter(ctx, changeReturnCall, staff), site }, number, move);
    return present(site, number);
  });
  handleCall(scope, refundReturnCall, async ({ site, staff, params, body }) => {
    const { number, returnId: id } = params;
    const move = { id, event: 'refunded' as const, ...body, actorName: staff.displayName };
    await moveReturn({ ctx: asWriter(ctx, refundReturnCall, staff), site }, number, move);
    return present(site, number);
  });
}

/** As the calls of staff answer it. */
export function presentReturn({
  createdAt,
  items,
  restocked,
  ...told
}: OrderReturn): AnswerOf<typeof listReturnsCall>['returns'][number] {
  return {
    ...told,
    next: [...returnTransitions[told.state]],
    items: items.map(toWire),
    restocked: restocked.map(toWire),
    createdOn: createdAt.getTime(),
  };
}

function toWire({ itemId: id, quantity }: ItemUnits) {
  return { id, quantity };
}

function toUnits({ id, quantity }: { id: string; quantity: number }): ItemUnits {
  return { itemId: id, quantity };
}
