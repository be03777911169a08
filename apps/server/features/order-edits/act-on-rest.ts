/** What staff do about a rest that is due. */
import { SHIPPING_PART, takeOff, type ChargedPart } from '@sitewright/commerce';
import { ApiError, type RestAction } from '@sitewright/contract';
import { hashToken } from '../../db/hash-token.ts';
import { newToken } from '../../db/id.ts';
import { findActivePayment } from '../../payments/find-active-payment.ts';
import { lockCart } from '../../payments/lock-payment.ts';
import { byStaffProviderName } from '../../payments/providers.ts';
import { takeByStaff } from '../../payments/take-by-staff.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { logDone } from '../activity/log-done.ts';
import { closeCustomCart, extendCustomCart } from '../cart/custom-line.ts';
import { deriveStatus } from '../fulfillments/fulfill-order.ts';
import { isRestCalledOff } from '../orders/find-order.ts';
import { actOnOrder, type LockedPurchase, type OrderSource } from '../orders/act-on-order.ts';
import { oweByPayments, sendRefunds } from '../orders/refunds/refund-order.ts';
import { noteRelief } from '../orders/refunds/relieve-order.ts';
import { restockItems } from '../orders/refunds/restock-items.ts';
import { callOffRequest, offsetRequest, releaseOffset } from '../orders/edits/offset.ts';
import { snapshotRest } from '../orders/edits/snapshot-rest.ts';
import { endDueEdit, letOrderShip } from '../orders/edits/store-edit.ts';
import { noteInTimeline } from '../orders/timeline.ts';
import { loadEditedOrder } from './edited-order.ts';
import { queueEditedMail } from './queue-edited-mail.ts';
import { restEnd } from './rest-cart.ts';
import { payLinkPath } from '../draft-orders/pay-links.ts';
import { insertRestLink, newRestLink } from './rest-links.ts';

interface Rest {
  orderId: string;
  editId: string;
  cartId: string;
  dueCents: number;
  currency: string;
  parts: readonly ChargedPart[];
}

interface Asked {
  source: OrderSource;
  orderNumber: number;
  rest: Rest;
  actorName: string;
}

const acts: Readonly<Record<RestAction, (asked: Asked) => Promise<void>>> = {
  paid: notePaidByHand,
  'call-off': callOff,
  ship: letShip,
  mail: mailAgain,
};

/**
 * A rest that was paid meanwhile stays paid.
 * @throws ApiError `order_not_found`; `not_found` when nothing is due; `payment_under_way` while
 * somebody pays it; `order_changed` for money of what was called off meanwhile; `order_edit_sent` for
 * calling off what left
 */
export async function actOnRest(
  source: OrderSource,
  orderNumber: number,
  { action, actorName }: { action: RestAction; actorName: string },
): Promise<void> {
  const rest = await findRest(source, orderNumber);
  await acts[action]({ source, orderNumber, rest, actorName });
}

async function findRest({ ctx, site }: OrderSource, orderNumber: number): Promise<Rest> {
  const row = await ctx.db
    .selectFrom('orders as o')
    .leftJoin('order_edits as e', (join) =>
      join
        .onRef('e.site_id', '=', 'o.site_id')
        .onRef('e.order_id', '=', 'o.id')
        .on('e.state', '=', 'due'),
    )
    .select(['o.id', 'o.currency', 'e.id as edit_id', 'e.cart_id', 'e.due_cents', 'e.parts'])
    .where('o.site_id', '=', site.siteId)
    .where('o.order_number', '=', orderNumber)
    .executeTakeFirst();
  if (!row) throw new ApiError('order_not_found');
  const { id: orderId, currency, edit_id: editId, cart_id: cartId, due_cents, parts } = row;
  if (editId === null || cartId === null) throw new ApiError('not_found');
  return { orderId, currency, editId, cartId, dueCents: due_cents ?? 0, parts: parts ?? [] };
}

async function notePaidByHand({ source, rest, actorName, orderNumber }: Asked): Promise<void> {
  const { ctx, site } = source;
  const { siteId } = site;
  const { cartId, dueCents, currency, orderId } = rest;
  const taken = await takeByStaff(
    { ctx, site },
    {
      cartId,
      provider: byStaffProviderName,
      amountCents: dueCents,
      currency,
      snapshot: await snapshotRest(ctx.db, { siteId, cartId }, {}),
    },
  );
  if (taken.kind !== 'payment') {
    // Whoever has the money is told that nothing asks for it any more.
    if (await isRestCalledOff(ctx.db, { siteId, cartId })) throw new ApiError('order_changed');
    return;
  }
  await actOnOrder(source, orderNumber, async (scope) => {
    const details = { settlement: 'received' };
    await noteInTimeline(scope, orderId, { kind: 'settled-by-hand', actorName, details });
  });
}

/** What was added goes off again, and what had paid for it is given back. */
async function callOff({ source, orderNumber, rest, actorName }: Asked): Promise<void> {
  const { siteId } = source.site;
  const { cartId } = rest;
  const act = async (scope: EventScope, purchase: LockedPurchase) => {
    const isDue = await scope.trx
      .selectFrom('order_edits')
      .select('id')
      .where('site_id', '=', siteId)
      .where('cart_id', '=', cartId)
      .where('state', '=', 'due')
      .executeTakeFirst();
    if (!isDue) return;
    const active = await findActivePayment(scope.trx, { siteId, cartId });
    if (active) throw new ApiError('payment_under_way');
    await takeBack(scope, purchase, { rest, actorName });
  };
  // The cart comes first: whoever pays it waits, or was quicker.
  const before = async (scope: EventScope) => {
    await lockCart(scope.trx, { siteId, cartId });
  };
  const payments = await actOnOrder(source, orderNumber, act, before);
  await sendRefunds(source, payments);
}

async function takeBack(
  scope: EventScope,
  { order, payments }: LockedPurchase,
  { rest, actorName }: { rest: Rest; actorName: string },
): Promise<void> {
  const { trx } = scope;
  const { orderId, siteId, orderNumber, currency } = order;
  const { editId, cartId, parts } = rest;
  const edited = await loadEditedOrder(trx, { siteId, orderNumber });
  const own = new Map(parts.map((part) => [part.id, part]));
  const items = edited?.items.filter(({ id }) => own.has(id)) ?? [];
  if (items.some(({ kept, open }) => open < kept)) throw new ApiError('order_edit_sent');
  const units = items
    .filter(({ kept }) => kept > 0)
    .map(({ id, kept }) => ({ id, quantity: kept }));
  const shipping = edited?.kept.find(({ id }) => id === SHIPPING_PART)?.amountCents ?? 0;
  const shippingCents = Math.min(own.get(SHIPPING_PART)?.amountCents ?? 0, shipping);
  const refund = takeOff(edited?.kept ?? [], { units, shippingCents, discountCents: 0 });
  if (!refund) throw new ApiError('refund_too_large');
  const restocked = await restockItems(
    scope,
    order,
    units.map(({ id: itemId, quantity }) => ({ itemId, quantity })),
  );
  await endDueEdit(scope, { orderId, state: 'called-off' });
  await closeCustomCart(scope, { cartId, orderId });
  const requestId = callOffRequest(editId);
  await noteRelief(scope, order, { requestId, refund, restocked, reason: '', editId });
  const amountCents = await releaseOffset(scope, { orderId, editId });
  const owed = { requestId: offsetRequest(editId), reason: '', amountCents };
  if (amountCents > 0) await oweByPayments(scope, payments, owed);
  await deriveStatus(scope, order);
  const details = { amountCents: refund.amountCents, currency };
  await noteInTimeline(scope, orderId, { kind: 'rest-called-off', actorName, details });
}

async function letShip({ source, orderNumber, rest, actorName }: Asked): Promise<void> {
  await actOnOrder(source, orderNumber, async (scope, { order }) => {
    if (order.dueCents === 0 || order.shipsUnpaid) return;
    await letOrderShip(scope, rest.orderId);
    await noteInTimeline(scope, rest.orderId, { kind: 'rest-may-ship', actorName, details: {} });
  });
}

/**
 * A link to copy, from the root of the site. Those of before go on working.
 * @throws ApiError `order_not_found`; `not_found` when nothing is due
 */
export async function makeRestLink(source: OrderSource, orderNumber: number): Promise<string> {
  const { orderId, editId } = await findRest(source, orderNumber);
  const token = newToken();
  const link = { tokenHash: hashToken(token) };
  await actOnOrder(source, orderNumber, async (scope) => {
    await insertRestLink(scope, { orderId, editId, link });
    await logDone(scope, { ...aboutOrder(orderNumber), action: 'order-link-made' });
  });
  return payLinkPath(token);
}

/** A new link; those of before go on working, and all of them for so many days anew. */
async function mailAgain({ source, orderNumber, rest }: Asked): Promise<void> {
  const { ctx } = source;
  const link = newRestLink();
  const { orderId, editId, cartId } = rest;
  await actOnOrder(source, orderNumber, async (scope, { order }) => {
    if (order.dueCents === 0) return;
    await extendCustomCart(scope, cartId, restEnd(ctx.now()));
    await queueEditedMail(scope, { orderId, editId, link });
    await logDone(scope, { ...aboutOrder(orderNumber), action: 'order-mailed' });
  });
}

function aboutOrder(orderNumber: number) {
  return { subject: `order:${orderNumber}`, title: `#${orderNumber}` };
}
