/** `/api/sites/:identifier/orders/:number/detail`, and what a refund would give back. */
import { ApiError, getOrderDetail, previewOrderRefund } from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { readRefundWish } from '../orders/handle-orders.ts';
import { loadOrderMoney } from '../orders/load-order-money.ts';
import { planOrderRefund } from '../orders/refunds/refund-order.ts';
import { loadOrderDetail } from './detail/load-order-detail.ts';

export const handleOrderDetail: CallRegistration = (scope: CallScope): void => {
  const { ctx } = scope;
  handleCall(scope, getOrderDetail, async ({ site, staff, params: { number } }) => {
    const detail = await loadOrderDetail({ ctx, site, standing: staff }, number);
    if (!detail) throw new ApiError('order_not_found');
    return detail;
  });
  handleCall(scope, previewOrderRefund, async ({ site: { siteId }, params, body }) => {
    const order = await loadOrderMoney(ctx.db, { siteId, orderNumber: params.number });
    if (!order) throw new ApiError('order_not_found');
    const refund = planOrderRefund(order.kept, readRefundWish(body));
    if (!refund) throw new ApiError('refund_too_large');
    const { amountCents, taxCents, parts } = refund;
    return {
      amountCents,
      taxCents,
      parts: parts.map(({ id, quantity, amountCents: cents }) => {
        return { id, quantity, amountCents: cents };
      }),
    };
  });
};
