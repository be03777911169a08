/** `/api/sites/:identifier/orders/:number/edits`: look, edit, list; settle a rest. */
import {
  ApiError,
  editOrder,
  listOrderEdits,
  makeRestLink as makeRestLinkCall,
  previewOrderEdit,
  sendOwedRefund as sendOwedRefundCall,
  settleOrderRest,
} from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { isAllowed } from '../../policies/is-allowed.ts';
import { asWriter } from '../activity/actor.ts';
import { findOrderByNumber } from '../orders/find-order.ts';
import { loadOrderMoney } from '../orders/load-order-money.ts';
import { presentOrderMoney } from '../orders/present-order-money.ts';
import type { Site } from '../sites/site.ts';
import { siteUrl } from '../sites/site-url.ts';
import { actOnRest, makeRestLink } from './act-on-rest.ts';
import { listEdits } from './list-edits.ts';
import { makeEdit } from './make-edit.ts';
import { previewEdit } from './preview-edit.ts';
import { sendOwedRefund } from './send-owed-refund.ts';

function handleOrderEdits(scope: CallScope): void {
  const { ctx } = scope;
  const present = async ({ siteId }: Site, orderNumber: number) => {
    const order = await loadOrderMoney(ctx.db, { siteId, orderNumber });
    if (!order) throw new ApiError('order_not_found');
    return presentOrderMoney(order);
  };
  handleCall(scope, previewOrderEdit, ({ site, params: { number }, body }) =>
    previewEdit({ ctx, site }, number, body.content),
  );
  handleCall(scope, editOrder, async ({ site, staff, params: { number }, body }) => {
    const { displayName: actorName } = staff;
    const mayRefund = isAllowed(staff, 'refund-orders');
    await makeEdit({ ctx: asWriter(ctx, editOrder, staff), site }, number, {
      ...body,
      actorName,
      mayRefund,
    });
    return present(site, number);
  });
  handleCall(scope, listOrderEdits, async ({ site: { siteId }, params: { number } }) => {
    const order = await findOrderByNumber(ctx.db, siteId, number);
    if (!order) throw new ApiError('order_not_found');
    return { edits: await listEdits(ctx.db, { siteId, orderId: order.id }) };
  });
  handleCall(scope, settleOrderRest, async ({ site, staff, params: { number }, body }) => {
    const { displayName: actorName } = staff;
    await actOnRest({ ctx: asWriter(ctx, settleOrderRest, staff), site }, number, {
      action: body.action,
      actorName,
    });
    return present(site, number);
  });
  handleCall(scope, makeRestLinkCall, async ({ site, staff, params: { number } }) => {
    const shopUrl = siteUrl(ctx, site);
    const within = { ctx: asWriter(ctx, makeRestLinkCall, staff), site };
    if (!shopUrl) throw new ApiError('shop_address_unknown');
    return { url: shopUrl + (await makeRestLink(within, number)) };
  });
  handleCall(scope, sendOwedRefundCall, async ({ site, staff, params }) => {
    const { number, refundId } = params;
    const { displayName: actorName } = staff;
    await sendOwedRefund({ ctx: asWriter(ctx, sendOwedRefundCall, staff), site }, number, {
      refundId,
      actorName,
    });
    return present(site, number);
  });
}

/** What staff do with orders that were placed. */
export const orderEditCalls: readonly CallRegistration[] = [handleOrderEdits];
