/** Handing an order over, in parts. */
import { listKeptParts } from '@sitewright/commerce';
import { ApiError } from '@sitewright/contract';
import { findProvider } from '../../payments/providers.ts';
import { settleWithin } from '../../payments/settle-payment.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import { actOnOrder, type OrderSource } from '../orders/act-on-order.ts';
import { listOrderedItems, type OrderedItem } from '../orders/list-ordered-items.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import type { FulfillmentStatus } from '../orders/order-states.ts';
import { listOrderRefunds } from '../orders/refunds/order-refunds.ts';
import { noteGoodsBack } from '../orders/note-goods-back.ts';
import { setFulfillmentStatus } from '../orders/set-fulfillment-status.ts';
import type { ItemUnits } from '../orders/tables.ts';
import { noteInTimeline } from '../orders/timeline.ts';
import {
  deriveFulfillmentStatus,
  firstStates,
  fulfillmentStates,
  type FulfillmentEventType,
  type FulfillmentKind,
} from './fulfillment-states.ts';
import { canBeHandedOver } from './can-be-handed-over.ts';
import { listFulfillments } from './list-fulfillments.ts';
import { listOpenItems } from './open-units.ts';

/** What is sent or lies ready, and who says so. */
export interface NewFulfillment {
  /** The same id twice is one. */
  id: string;
  kind: FulfillmentKind;
  items: readonly ItemUnits[];
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
  actorName: string;
}

/**
 * Notes that units of an order were sent, or lie ready; its buyer is told once.
 * @throws ApiError `order_not_found`; `order_not_open` unless it may be handed over; `order_rest_due`
 * while a rest is, unless staff let it leave; `fulfillment_too_large` when fewer units are open
 */
export async function fulfillOrder(
  source: OrderSource,
  orderNumber: number,
  made: NewFulfillment,
): Promise<void> {
  await actOnOrder(source, orderNumber, async (scope, { order, payment }) => {
    const known = await listFulfillments(scope.trx, order);
    if (known.some(({ id }) => id === made.id)) return;
    const provider = findProvider(source.ctx, payment.provider);
    const isOpen = canBeHandedOver(order.status, provider, made.kind);
    if (order.kind !== 'goods' || !isOpen) throw new ApiError('order_not_open');
    const isHeldBack = order.dueCents > 0 && !order.shipsUnpaid && !provider?.isHandedOverUnpaid;
    if (isHeldBack) throw new ApiError('order_rest_due');
    const open = listOpenItems(await listKeptItems(scope, order), known);
    const items = takeOpen(made.items, open);
    await insertFulfillment(scope, order, made);
    await deriveStatus(scope, order);
    await noteGoodsBack(scope, order.orderId, false);
    const { kind, carrier, trackingNumber, trackingUrl, actorName } = made;
    const units = made.items.reduce((sum, { quantity }) => sum + quantity, 0);
    const details = { kind, units, carrier, trackingNumber };
    await noteInTimeline(scope, order.orderId, { kind: 'fulfilled', actorName, details });
    const { orderNumber: number, token, email } = order;
    await announceEvent(scope, 'fulfillment-made', {
      fulfillmentId: made.id,
      orderId: order.orderId,
      kind,
      orderNumber: number,
      token,
      email,
      items,
      carrier,
      trackingNumber,
      trackingUrl,
    });
  });
}

/**
 * Tells what became of it. What the state table does not expect changes nothing. What is paid at
 * pick-up is paid by that, and so is picked up whole.
 * @throws ApiError `order_not_found`, `not_found`; `pickup_unpaid` for a part of what is not paid
 */
export async function moveFulfillment(
  source: OrderSource,
  orderNumber: number,
  moved: { id: string; event: FulfillmentEventType; actorName: string },
): Promise<void> {
  const { id, event, actorName } = moved;
  await actOnOrder(source, orderNumber, async (scope, { order, payment }) => {
    const known = await listFulfillments(scope.trx, order);
    const fulfillment = known.find((one) => one.id === id);
    if (!fulfillment) throw new ApiError('not_found');
    const state = fulfillmentStates[fulfillment.state][event];
    if (!state) return;
    await scope.trx
      .updateTable('fulfillments')
      .set({ state, updated_at: scope.ctx.now() })
      .where('site_id', '=', order.siteId)
      .where('order_id', '=', order.orderId)
      .where('id', '=', id)
      .execute();
    const fulfillmentStatus = await deriveStatus(scope, order);
    const provider = findProvider(source.ctx, payment.provider);
    const isPaying = state === 'picked-up' && provider?.isPaidAtPickup === true;
    const isUnpaid = isPaying && order.status === 'awaiting_payment';
    if (isUnpaid && fulfillmentStatus !== 'fulfilled') throw new ApiError('pickup_unpaid');
    const details = { state };
    await noteInTimeline(scope, order.orderId, { kind: 'fulfillment-changed', actorName, details });
    if (!isPaying) return;
    const { paymentId } = payment;
    const news = { paymentId, type: 'succeeded' as const, isTest: order.isTest };
    await settleWithin(scope.trx, { ctx: scope.ctx, site: scope.site, news });
  });
}

/** The units with their names. @throws ApiError when fewer are open, or none are asked for */
function takeOpen(wished: readonly ItemUnits[], open: ReturnType<typeof listOpenItems>) {
  const ids = new Set(wished.map(({ itemId }) => itemId));
  if (wished.length === 0 || ids.size < wished.length) throw new ApiError('fulfillment_too_large');
  return wished.map(({ itemId, quantity }) => {
    const item = open.find(({ id }) => id === itemId);
    const isOpen = item && Number.isSafeInteger(quantity) && quantity > 0 && quantity <= item.open;
    if (!isOpen) throw new ApiError('fulfillment_too_large');
    return { name: item.name, variant: item.variant, quantity };
  });
}

async function insertFulfillment(
  { ctx, trx }: EventScope,
  { siteId, orderId }: LockedOrder,
  { id, kind, items, carrier, trackingNumber, trackingUrl }: NewFulfillment,
): Promise<void> {
  await trx
    .insertInto('fulfillments')
    .values({
      site_id: siteId,
      order_id: orderId,
      id,
      kind,
      state: firstStates[kind],
      items: JSON.stringify(items),
      carrier,
      tracking_number: trackingNumber,
      tracking_url: trackingUrl,
      created_at: ctx.now(),
      updated_at: ctx.now(),
    })
    .execute();
}

async function listKeptItems(
  { trx }: EventScope,
  order: Pick<LockedOrder, 'siteId' | 'orderId' | 'chargedParts'>,
): Promise<OrderedItem[]> {
  const kept = listKeptParts(order.chargedParts, await listOrderRefunds(trx, order));
  return listOrderedItems(trx, { ...order, kept });
}

/** Says of a locked order how much of it was handed over, as it follows from its units. */
export async function deriveStatus(
  scope: EventScope,
  order: Pick<LockedOrder, 'siteId' | 'orderId' | 'chargedParts'>,
): Promise<FulfillmentStatus> {
  const fulfillments = await listFulfillments(scope.trx, order);
  const items = listOpenItems(await listKeptItems(scope, order), fulfillments);
  const states = fulfillments.map(({ state }) => state);
  const status = deriveFulfillmentStatus(items, states);
  await setFulfillmentStatus(scope, order.orderId, status);
  return status;
}
