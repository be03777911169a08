/** What becomes of orders when something happens to their payments. */
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import type {
  PaymentFailed,
  PaymentOverdue,
  PaymentPaid,
  PaymentPlaced,
} from '../../payments/payment-events.ts';
import { lockOrderOfPayment } from './lock-order.ts';
import { makeOrder, notePaid, type PaidFor } from './make-order.ts';
import { moveOrder } from './move-order.ts';
import { byItself, noteInTimeline } from './timeline.ts';

/** The order stands before its money. */
export async function makePlacedOrder(scope: EventScope, event: PaymentPlaced): Promise<void> {
  if (event.payment.snapshot.keepsMethodFor) return;
  await makeOrder(scope, paidFor(event), 'awaiting_payment');
}

/**
 * The money makes the order, or settles the one that was placed before. What an edit left to pay is
 * settled by settle-rest.ts.
 */
export async function makePaidOrder(scope: EventScope, event: PaymentPaid): Promise<void> {
  const { payment, isStockShort } = event;
  if (payment.snapshot.keepsMethodFor) return;
  if (payment.snapshot.restOf) return;
  if (!payment.isPlaced) {
    await makeOrder(scope, paidFor(event), isStockShort ? 'needs_attention' : 'paid');
    return;
  }
  const order = await lockOrderOfPayment(scope.trx, payment);
  if (!order) return;
  const status = await moveOrder(scope, order, isStockShort ? 'stock-short' : 'paid');
  if (status && order.status === 'canceled') await announceEvent(scope, 'order-reopened', order);
  if (status === 'needs_attention') {
    await noteInTimeline(scope, order.orderId, { ...byItself, kind: 'stock-short' });
  }
  if (status !== 'paid') return;
  await notePaid(scope, paidFor(event), order);
  const grandTotalCents = payment.amountCents;
  await announceEvent(scope, 'order-settled', { ...order, grandTotalCents, status });
}

/** A placed order whose money never comes is canceled. */
export async function cancelPlacedOrder(scope: EventScope, event: PaymentFailed): Promise<void> {
  if (!event.payment.isPlaced) return;
  const order = await lockOrderOfPayment(scope.trx, event.payment);
  if (!order || (await moveOrder(scope, order, 'canceled')) !== 'canceled') return;
  await noteInTimeline(scope, order.orderId, { ...byItself, kind: 'canceled' });
  const { amountCents: grandTotalCents } = event.payment;
  await announceEvent(scope, 'order-settled', { ...order, grandTotalCents, status: 'canceled' });
}

/** Whoever pays by invoice is reminded; what was ordered stays theirs. */
export async function remindOfOrder(scope: EventScope, event: PaymentOverdue): Promise<void> {
  const { payment, reminder } = event;
  const order = await lockOrderOfPayment(scope.trx, payment);
  if (!order) return;
  const details = { reminder };
  await noteInTimeline(scope, order.orderId, { kind: 'reminded', actorName: null, details });
  const { provider, dueAt, amountCents: grandTotalCents } = payment;
  await announceEvent(scope, 'order-overdue', {
    ...order,
    grandTotalCents,
    provider,
    dueAt,
    reminder,
  });
}

function paidFor({ payment, isTest }: PaymentPlaced): PaidFor {
  const { paymentId, cartId, provider, currency, dueAt, snapshot } = payment;
  return { paymentId, cartId, provider, currency, dueAt, isTest, snapshot };
}
