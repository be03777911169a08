/** What becomes of an order when money of its payment went back, or did not. */
import {
  listKeptParts,
  refundAmount,
  refundFurther,
  sumRefund,
  type PartialRefund,
  type RefundedPart,
} from '@sitewright/commerce';
import { findRefundedTender } from '../../../payments/find-refunded-tender.ts';
import type { PaymentRefundFailed, PaymentRefunded } from '../../../payments/payment-events.ts';
import { announceEvent, type EventScope } from '../../../reactions/reaction.ts';
import { lockOrderOfPayment, type LockedOrder } from '../lock-order.ts';
import { moveOrder } from '../move-order.ts';
import { noteInTimeline } from '../timeline.ts';
import { sumPaymentsOfOrder } from '../order-payments.ts';
import { listOrderRefunds, type OrderRefund } from './order-refunds.ts';
import { oweOrderRefund } from './owe-order-refund.ts';

/** The order knows what went back; it counts as refunded when all of it did. */
export async function noteOrderRefund(scope: EventScope, event: PaymentRefunded): Promise<void> {
  const { payment, amountCents, refundId, wasGivenUp } = event;
  const order = await lockToldOrder(scope, event);
  if (!order) return;
  const { requestId } = await findRefundedTender(scope.trx, payment, refundId);
  const refunds = await listOrderRefunds(scope.trx, order);
  // What was given up is not owed by its request any more: it is a refund of its own.
  const own = wasGivenUp
    ? undefined
    : refunds.find((one) => one.requestId === requestId && one.status === 'due');
  const refund = own ?? (await noteForeign(scope, order, { refunds, requestId, event }));
  const status = await saveRefund(scope, order, {
    ...refund,
    sentCents: refund.sentCents + amountCents,
  });
  if (status === 'done') await tellRefunded(scope, order, refund);
  if (await isAllBack(scope, order)) await moveOrder(scope, order, 'refunded');
}

/** True once all that its payments took went back, and nothing is due. */
async function isAllBack({ trx }: EventScope, order: LockedOrder): Promise<boolean> {
  const { amountCents, refundedCents } = await sumPaymentsOfOrder(trx, order);
  return order.dueCents === 0 && refundedCents >= amountCents;
}

/** Money that will not go back is kept again, and may be given back anew. */
export async function dropOrderRefund(
  scope: EventScope,
  event: PaymentRefundFailed,
): Promise<void> {
  const { payment, amountCents, refundId, wasDone } = event;
  const order = await lockToldOrder(scope, event);
  if (!order) return;
  if (!(await isAllBack(scope, order))) await moveOrder(scope, order, 'refund-failed');
  const { requestId } = await findRefundedTender(scope.trx, payment, refundId);
  const refunds = await listOrderRefunds(scope.trx, order);
  const isOwn = ({ requestId: id }: OrderRefund) => id === refundId || id === requestId;
  const own = refunds.findLast((one) => isOwn(one) && one.status !== 'failed');
  if (!own) return;
  const left = refundAmount(own.parts, own.amountCents - amountCents) ?? nothing;
  const dropped = sumRefund(listKeptParts(own.parts, [left]).filter(isSomething));
  const refund = {
    ...own,
    ...left,
    sentCents: own.sentCents - (wasDone ? amountCents : 0),
    failedCents: own.failedCents + amountCents,
    dropped: [...own.dropped, { refundId, parts: [...dropped.parts] }],
  };
  const status = await saveRefund(scope, order, refund);
  const { orderId, paymentId, currency, isTest } = order;
  await announceEvent(scope, 'order-refund-dropped', {
    orderId,
    paymentId,
    currency,
    isTest,
    refundId: own.id,
    paymentRefundId: refundId,
    refund: { ...dropped, parts: dropped.parts.filter((part) => part.amountCents !== 0) },
  });
  const details = { amountCents, currency };
  await noteInTimeline(scope, orderId, { kind: 'refund-failed', actorName: null, details });
  if (status === 'done' && own.status === 'due') await tellRefunded(scope, order, refund);
}

function isSomething({ quantity, amountCents }: RefundedPart): boolean {
  return quantity !== 0 || amountCents !== 0;
}

/** The order of the payment, which is told what went back of all its payments. */
async function lockToldOrder(
  { trx }: EventScope,
  { payment }: Pick<PaymentRefunded, 'payment'>,
): Promise<LockedOrder | undefined> {
  const order = await lockOrderOfPayment(trx, payment);
  if (!order) return undefined;
  const { refundedCents } = await sumPaymentsOfOrder(trx, order);
  await trx
    .updateTable('orders')
    .set({ refunded_cents: refundedCents })
    .where('site_id', '=', order.siteId)
    .where('id', '=', order.orderId)
    .execute();
  return { ...order, refundedCents };
}

const nothing: PartialRefund = { amountCents: 0, taxCents: 0, parts: [] };

interface ForeignRefund {
  refunds: readonly OrderRefund[];
  requestId: string;
  event: PaymentRefunded;
}

/**
 * A refund that somebody made at the provider tells no parts. Those of one order count together, so
 * that it does not matter in which order they come.
 */
async function noteForeign(
  scope: EventScope,
  order: LockedOrder,
  { refunds, requestId, event }: ForeignRefund,
): Promise<OrderRefund> {
  const { amountCents, refundId } = event;
  const lastOwn = refunds.findLastIndex(({ source }) => source === 'staff');
  const refund = refundFurther(
    listKeptParts(order.chargedParts, refunds),
    refunds.slice(lastOwn + 1),
    amountCents,
  ) ?? { ...nothing, amountCents };
  const isTaken = refunds.some((one) => one.requestId === requestId);
  const id = await oweOrderRefund(scope, order, {
    requestId: isTaken ? refundId : requestId,
    source: 'provider',
    refund,
    restocked: [],
    reason: '',
  });
  return (await listOrderRefunds(scope.trx, order)).find((one) => one.id === id)!;
}

async function tellRefunded(
  scope: EventScope,
  order: LockedOrder,
  { id: refundId, amountCents, source }: OrderRefund,
): Promise<void> {
  const { orderId, orderNumber, token, email, currency, grandTotalCents, refundedCents } = order;
  const details = { amountCents, currency, isAtProvider: source === 'provider' };
  await noteInTimeline(scope, orderId, { kind: 'refunded', actorName: null, details });
  await announceEvent(scope, 'order-refunded', {
    orderId,
    orderNumber,
    token,
    email,
    currency,
    refundId,
    amountCents,
    refundedCents,
    grandTotalCents,
  });
}

async function saveRefund(
  { ctx, trx }: EventScope,
  { siteId, orderId }: LockedOrder,
  refund: OrderRefund,
): Promise<OrderRefund['status']> {
  const { amountCents, sentCents } = refund;
  const isWhole = sentCents >= amountCents;
  const status = amountCents === 0 ? 'failed' : isWhole ? 'done' : 'due';
  await trx
    .updateTable('order_refunds')
    .set({
      status,
      amount_cents: amountCents,
      tax_cents: refund.taxCents,
      parts: JSON.stringify(refund.parts),
      sent_cents: sentCents,
      failed_cents: refund.failedCents,
      dropped: JSON.stringify(refund.dropped),
      done_at: status === 'done' ? ctx.now() : null,
    })
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('id', '=', refund.id)
    .execute();
  return status;
}
