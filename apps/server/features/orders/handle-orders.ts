/** `/api/sites/:identifier/orders/:number`: see an order, give money back, call it off, note. */
import {
  addOrderNote as addOrderNoteCall,
  ApiError,
  cancelOrder as cancelOrderCall,
  getOrder,
  refundOrder as refundOrderCall,
  resolveOrder as resolveOrderCall,
  settleOrder as settleOrderCall,
} from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { isFirstOfStaff } from '../requests/first-request.ts';
import { handleCall } from '../../http/handle-call.ts';
import { asWriter } from '../activity/actor.ts';
import type { Site } from '../sites/site.ts';
import { addOrderNote } from './add-order-note.ts';
import { loadOrderMoney } from './load-order-money.ts';
import { presentOrderMoney } from './present-order-money.ts';
import { cancelOrder } from './refunds/cancel-order.ts';
import { refundOrder, type OrderRefundRequest } from './refunds/refund-order.ts';
import { resolveOrder } from './resolve-order.ts';
import { settleOrderByHand } from './settle-order-by-hand.ts';

/** Registers the calls. */
export function handleOrders(scope: CallScope): void {
  const { ctx } = scope;
  const present = async ({ siteId }: Site, orderNumber: number) => {
    const order = await loadOrderMoney(ctx.db, { siteId, orderNumber });
    if (!order) throw new ApiError('order_not_found');
    return presentOrderMoney(order);
  };
  handleCall(scope, getOrder, ({ site, params }) => present(site, params.number));
  handleCall(scope, refundOrderCall, async ({ site, staff, params: { number }, body }) => {
    const { requestId, reason } = body;
    const restock = body.restock.map(({ id, quantity }) => ({ itemId: id, quantity }));
    const asked = { requestId, reason, restock, wish: readRefundWish(body) };
    await refundOrder({ ctx: asWriter(ctx, refundOrderCall, staff), site }, number, {
      ...asked,
      actorName: staff.displayName,
    });
    return present(site, number);
  });
  handleCall(scope, cancelOrderCall, async ({ site, staff, params: { number }, body }) => {
    await cancelOrder({ ctx: asWriter(ctx, cancelOrderCall, staff), site }, number, {
      ...body,
      actorName: staff.displayName,
    });
    return present(site, number);
  });
  handleCall(scope, settleOrderCall, async ({ site, staff, params: { number }, body }) => {
    const settled = { ...body, actorName: staff.displayName };
    await settleOrderByHand({ ctx: asWriter(ctx, settleOrderCall, staff), site }, number, settled);
    return present(site, number);
  });
  handleCall(scope, resolveOrderCall, async ({ site, staff, params: { number } }) => {
    await resolveOrder(
      { ctx: asWriter(ctx, resolveOrderCall, staff), site },
      number,
      staff.displayName,
    );
    return present(site, number);
  });
  handleCall(
    scope,
    addOrderNoteCall,
    async ({ site, staff, params: { number }, headers, body }) => {
      const note = { text: body.text.trim(), actorName: staff.displayName };
      const writer = asWriter(ctx, addOrderNoteCall, staff);
      const activityId = await ctx.transact(async (trx) => {
        const within = { ctx: writer, trx, site };
        const asked = { staff, headers, body: { ...body, number } };
        return (await isFirstOfStaff(within, asked))
          ? addOrderNote(within, number, note)
          : undefined;
      });
      return { ...(await present(site, number)), activityId };
    },
  );
}

interface WishBody {
  units?: readonly { id: string; quantity: number }[] | undefined;
  amounts?: readonly { id: string; amountCents: number }[] | undefined;
  amountCents?: number | undefined;
}

/** Parts of the order, or one amount of all of it, as a call asks for them. */
export function readRefundWish({
  units = [],
  amounts = [],
  amountCents,
}: WishBody): OrderRefundRequest['wish'] {
  return amountCents === undefined ? { parts: [...units, ...amounts] } : { amountCents };
}
