/** What becomes of goods that come back. */
import { listKeptParts, SHIPPING_PART, type KeptPart, type RefundWish } from '@sitewright/commerce';
import { ApiError } from '@sitewright/contract';
import type { EventScope } from '../../reactions/reaction.ts';
import { actOnOrder, type LockedPurchase, type OrderSource } from '../orders/act-on-order.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { listOrderRefunds } from '../orders/refunds/order-refunds.ts';
import {
  giveBack,
  planOrderRefund,
  requirePaid,
  sendRefunds,
} from '../orders/refunds/refund-order.ts';
import { relieveUnpaidOrder } from '../orders/refunds/relieve-order.ts';
import { restockItems } from '../orders/refunds/restock-items.ts';
import type { ItemUnits } from '../orders/tables.ts';
import { noteUnpaidGoods } from './note-unpaid-goods.ts';
import { listReturns, type OrderReturn } from './list-returns.ts';
import { returnTransitions, type ReturnEvent } from './return-states.ts';
import { tellReturn } from './tell-return.ts';

/** Something that happened to a return, and who says so. */
export interface ReturnMove {
  id: string;
  event: ReturnEvent;
  /** When it was received: units that can be sold again. */
  restock?: readonly ItemUnits[];
  /** When it is refunded: what is kept of shipping goes back too. */
  isShippingRefunded?: boolean;
  /** Null: its buyer. */
  actorName: string | null;
}

/**
 * Moves a return on. What the state table does not expect changes nothing, so that the same twice is
 * once.
 * @throws ApiError `order_not_found`, `not_found`; `refund_not_possible` and `refund_too_large` as
 * for other refunds; `order_edit_unpaid` when nothing would be left to pay; `return_not_possible`
 * when more units are put back than came
 */
export async function moveReturn(
  source: OrderSource,
  orderNumber: number,
  move: ReturnMove,
): Promise<void> {
  if (move.event === 'refunded') return refundReturn(source, orderNumber, move);
  await actOnOrder(source, orderNumber, async (scope, { order }) => {
    const found = await findMovable(scope, order, move);
    if (!found) return;
    const isBack = move.event === 'received';
    const restocked = isBack ? await restock(scope, order, { found, move }) : undefined;
    await saveMove(scope, order, { found, move, restocked });
    if (restocked) await noteUnpaidGoods(scope, order, { items: found.items, restocked });
  });
}

async function refundReturn(
  source: OrderSource,
  orderNumber: number,
  move: ReturnMove,
): Promise<void> {
  const payments = await actOnOrder(source, orderNumber, async (scope, purchase) => {
    const { order } = purchase;
    if (order.status === 'awaiting_payment') return relieveReturn(scope, purchase, move);
    const { refunds } = await requirePaid(scope, purchase);
    const planned = await planReturn(scope, order, { move, refunds });
    if (!planned) return;
    const { found, refund } = planned;
    const request = { ...requestOf(found, move), restock: [] };
    await giveBack(scope, { order, payments: purchase.payments, request, refund });
    await saveMove(scope, order, { found, move });
  });
  await sendRefunds(source, payments);
}

/** Nobody has paid it yet: nobody has to any more, and its invoice is credited by so much. */
async function relieveReturn(
  scope: EventScope,
  { order, payment }: LockedPurchase,
  move: ReturnMove,
): Promise<void> {
  const refunds = await listOrderRefunds(scope.trx, order);
  const planned = await planReturn(scope, order, { move, refunds });
  if (!planned) return;
  const { found, refund } = planned;
  const { requestId, reason } = requestOf(found, move);
  await relieveUnpaidOrder(scope, { order, payment, requestId, refund, restocked: [], reason });
  await saveMove(scope, order, { found, move });
}

function requestOf({ id }: OrderReturn, { actorName }: ReturnMove) {
  return { requestId: `return-${id}`, reason: '', actorName: actorName ?? '' };
}

/** Undefined when that may not happen to it now. @throws ApiError `not_found`, `refund_too_large` */
async function planReturn(
  scope: EventScope,
  order: LockedOrder,
  { move, refunds }: { move: ReturnMove; refunds: Awaited<ReturnType<typeof listOrderRefunds>> },
) {
  const found = await findMovable(scope, order, move);
  if (!found) return undefined;
  const kept = listKeptParts(order.chargedParts, refunds);
  const refund = planOrderRefund(kept, { parts: wishesOf(found, kept, move) });
  if (!refund) throw new ApiError('refund_too_large');
  return { found, refund };
}

function wishesOf(
  { items }: OrderReturn,
  kept: readonly KeptPart[],
  { isShippingRefunded = false }: ReturnMove,
): RefundWish[] {
  const shippingCents = kept.find(({ id }) => id === SHIPPING_PART)?.amountCents ?? 0;
  const units = items.map(({ itemId: id, quantity }) => ({ id, quantity }));
  const hasShipping = isShippingRefunded && shippingCents > 0;
  return hasShipping ? [...units, { id: SHIPPING_PART, amountCents: shippingCents }] : units;
}

/** Undefined when that may not happen to it now. @throws ApiError `not_found` */
async function findMovable(
  { trx }: EventScope,
  order: LockedOrder,
  { id, event, actorName }: ReturnMove,
): Promise<OrderReturn | undefined> {
  const found = (await listReturns(trx, order)).find((one) => one.id === id);
  if (!found) throw new ApiError('not_found');
  // Once it is approved only the shop calls it off.
  if (actorName === null && found.state !== 'requested') return undefined;
  return returnTransitions[found.state].includes(event) ? found : undefined;
}

async function restock(
  scope: EventScope,
  order: LockedOrder,
  { found, move }: { found: OrderReturn; move: ReturnMove },
): Promise<ItemUnits[]> {
  const wished = move.restock ?? [];
  const isThere = wished.every(({ itemId, quantity }) => {
    const came = found.items.find((item) => item.itemId === itemId);
    return came !== undefined && quantity <= came.quantity;
  });
  if (!isThere) throw new ApiError('return_not_possible');
  return restockItems(scope, order, wished);
}

interface Saved {
  found: OrderReturn;
  move: ReturnMove;
  restocked?: readonly ItemUnits[] | undefined;
}

async function saveMove(
  scope: EventScope,
  order: LockedOrder,
  { found, move: { event, actorName }, restocked }: Saved,
): Promise<void> {
  await scope.trx
    .updateTable('returns')
    .set({
      state: event,
      updated_at: scope.ctx.now(),
      ...(restocked && { restocked: JSON.stringify(restocked) }),
    })
    .where('site_id', '=', order.siteId)
    .where('order_id', '=', order.orderId)
    .where('id', '=', found.id)
    .execute();
  const { id: returnId, reason, items } = found;
  await tellReturn(scope, order, { returnId, state: event, reason, items, actorName });
}
