/** Editing an order that was placed: all of it in one transaction, or nothing. */
import { addChargedParts } from '@sitewright/commerce';
import { ApiError, type OrderEditContent } from '@sitewright/contract';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import { deriveStatus } from '../fulfillments/fulfill-order.ts';
import { actOnOrder, type LockedPurchase, type OrderSource } from '../orders/act-on-order.ts';
import { backRequest, offsetRequest } from '../orders/edits/offset.ts';
import { insertEdit, saveEditedOrder } from '../orders/edits/store-edit.ts';
import { insertOrderItems } from '../orders/insert-order-items.ts';
import { noteGoodsBack } from '../orders/note-goods-back.ts';
import { oweOrderRefund } from '../orders/refunds/owe-order-refund.ts';
import { oweByPayments, sendRefunds } from '../orders/refunds/refund-order.ts';
import { relieveUnpaidOrder } from '../orders/refunds/relieve-order.ts';
import { restockItems } from '../orders/refunds/restock-items.ts';
import { writeOffItems } from '../orders/refunds/write-off-items.ts';
import { noteInTimeline } from '../orders/timeline.ts';
import type { ItemUnits } from '../orders/tables.ts';
import { OutOfStockError } from '../stock/reserve-stock.ts';
import { sellMoreUnits } from '../stock/sell-stock.ts';
import { snapshotEdit } from './edit-snapshot.ts';
import { loadEditedOrder, type EditedOrder } from './edited-order.ts';
import { planEdit, type PlannedEdit } from './plan-edit.ts';
import { priceAddition } from './price-addition.ts';
import { queueEditedMail } from './queue-edited-mail.ts';
import { requireEditable } from './require-editable.ts';
import { startRestCart } from './rest-cart.ts';
import { newRestLink, type NewRestLink } from './rest-links.ts';

/** An edit that somebody confirmed. */
export interface OrderEditRequest {
  /** The same id twice is one edit. */
  requestId: string;
  /** Of the order as it was seen. */
  version: number;
  expectedDifferenceCents: number;
  content: OrderEditContent;
  /** What goes back goes at once, or stays owed. */
  refund: 'now' | 'later';
  isMailed: boolean;
  actorName: string;
  /** True for whoever may give money back. */
  mayRefund: boolean;
}

/**
 * Edits an order. What comes in is taken off the stock at once; what it costs beyond what goes off
 * is left to pay, and what goes off beyond that is given back.
 * @throws ApiError `order_not_found`; `order_changed` when it is not as it was seen; `stock_changed`;
 * `not_allowed` for money that somebody may not give back; as {@link requireEditable},
 * {@link planEdit} and {@link priceAddition}
 */
export async function makeEdit(
  source: OrderSource,
  orderNumber: number,
  request: OrderEditRequest,
): Promise<void> {
  const { ctx, site } = source;
  const seen = await loadEditedOrder(ctx.db, { siteId: site.siteId, orderNumber });
  if (!seen) throw new ApiError('order_not_found');
  const addition = await priceAddition(source, seen, request.content);
  const link = newRestLink();
  const payments = await actOnOrder(source, orderNumber, async (scope, purchase) => {
    if (await isMade(scope, purchase, request.requestId)) return;
    const order = await loadEditedOrder(scope.trx, { siteId: site.siteId, orderNumber });
    if (!order) throw new ApiError('order_not_found');
    requireEditable(site, order);
    if (order.editCount !== request.version) throw new ApiError('order_changed');
    const plan = planEdit(order, request.content, addition);
    const differenceCents = plan.addedCents - plan.takenCents;
    if (differenceCents !== request.expectedDifferenceCents) throw new ApiError('order_changed');
    await applyEdit(scope, { ...purchase, edited: order, plan, request, link });
  }).catch(explain);
  if (request.refund === 'now') await sendRefunds({ ctx, site }, payments);
}

function explain(error: unknown): never {
  if (error instanceof OutOfStockError) throw new ApiError('stock_changed');
  throw error;
}

async function isMade(
  { trx }: EventScope,
  { order: { siteId, orderId } }: LockedPurchase,
  editId: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('order_edits')
    .select('id')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('id', '=', editId)
    .executeTakeFirst();
  return row !== undefined;
}

interface Applied extends LockedPurchase {
  edited: EditedOrder;
  plan: PlannedEdit;
  request: OrderEditRequest;
  link: NewRestLink;
}

async function applyEdit(scope: EventScope, applied: Applied): Promise<void> {
  const { order, edited, plan, request, link } = applied;
  const { orderId, currency, isTest } = order;
  const { requestId: editId, content, actorName } = request;
  const snapshot = plan.added.steps.length > 0 ? snapshotEdit(edited, editId, plan) : null;
  await takeAway(scope, applied);
  await insertItems(scope, applied);
  const cartId = plan.dueCents > 0 ? await startRestCart(scope, edited, { editId, plan }) : null;
  const charged = chargedAfter(edited, plan);
  await saveEditedOrder(scope, {
    orderId,
    dueCents: plan.dueCents,
    shippingAddress: content.shippingAddress,
    snapshot,
    charged,
    steps: [...edited.steps, ...plan.added.steps],
  });
  await insertEdit(scope, {
    ...plan,
    orderId,
    editId,
    number: edited.editCount + 1,
    content,
    snapshot,
    parts: plan.added.parts,
    cartId,
    actorName,
  });
  await deriveStatus(scope, { ...order, chargedParts: charged });
  if (plan.added.lines.length > 0) await noteGoodsBack(scope, orderId, false);
  await noteInTimeline(scope, orderId, {
    kind: 'edited',
    actorName,
    details: {
      addedCents: plan.addedCents,
      takenCents: plan.takenCents,
      dueCents: plan.dueCents,
      currency,
      reason: content.reason.trim(),
      isAddressChanged: content.shippingAddress !== null,
    },
  });
  await announceEvent(scope, 'order-edited', { orderId, editId });
  if (snapshot && plan.dueCents === 0) {
    const settled = { orderId, editId, currency, isTest, snapshot, paymentId: null };
    await announceEvent(scope, 'order-edit-settled', settled);
  }
  if (request.isMailed) await queueEditedMail(scope, { orderId, editId, link });
}

/** What goes off: it pays for what comes in, is given back, or need not be paid any more. */
async function takeAway(
  scope: EventScope,
  { order, payment, payments, plan, request }: Applied,
): Promise<void> {
  const { requestId, content, refund: when, actorName, mayRefund } = request;
  const reason = content.reason.trim();
  const { offset, back } = plan;
  const restocked = await takeUnits(scope, order, { units: plan.takenUnits, content });
  if (order.status === 'awaiting_payment') {
    if (!back) return;
    const relief = { requestId: offsetRequest(requestId), refund: back, restocked, reason };
    await relieveUnpaidOrder(scope, { order, payment, ...relief });
    return;
  }
  if (offset) {
    const id = offsetRequest(requestId);
    const noted = back ? [] : restocked;
    const owed = {
      requestId: id,
      source: 'edit' as const,
      refund: offset,
      restocked: noted,
      reason,
    };
    await oweOrderRefund(scope, order, owed);
  }
  if (!back) return;
  const backId = backRequest(requestId);
  const owed = { requestId: backId, source: 'staff' as const, refund: back, restocked, reason };
  await oweOrderRefund(scope, order, owed);
  const { amountCents } = back;
  if (when === 'later' || amountCents === 0) return;
  if (!mayRefund) throw new ApiError('not_allowed');
  await oweByPayments(scope, payments, { requestId: backId, reason, amountCents });
  const { orderId, currency } = order;
  const details = { amountCents, currency, units: 0, restocked: 0, reason };
  await noteInTimeline(scope, orderId, { kind: 'refund-asked', actorName, details });
}

/** @returns what is on the shelf again; the rest is sold no more, and never comes back by itself */
async function takeUnits(
  scope: EventScope,
  order: LockedPurchase['order'],
  { units, content }: { units: readonly ItemUnits[]; content: OrderEditContent },
): Promise<ItemUnits[]> {
  if (content.isRestocked) return restockItems(scope, order, units);
  await writeOffItems(scope, order, units);
  return [];
}

/** What comes in is sold at once, paid or not: nobody else can buy it. */
async function insertItems(scope: EventScope, { order, plan, request }: Applied): Promise<void> {
  const { lines, itemIds } = plan.added;
  const { orderId, paymentId } = order;
  await insertOrderItems(scope, { orderId, lines, itemIds, editId: request.requestId });
  await sellMoreUnits(
    scope,
    paymentId,
    lines.filter(({ isStockCounted }) => isStockCounted),
  );
}

function chargedAfter({ charged }: EditedOrder, { added }: PlannedEdit) {
  return addChargedParts(charged, added.parts);
}
