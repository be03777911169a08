/** What becomes of orders when something happens to their payments. */
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import type {
  PaymentFailed,
  PaymentPaid,
  PaymentPlaced,
  PaymentRefunded,
} from '../../payments/payment-events.ts';
import type { OrderSettled } from './order-events.ts';
import { makeOrder, notePaid, type PaidFor } from './make-order.ts';
import { nextOrderStatus, type OrderEventType, type OrderStatus } from './order-states.ts';

/** The order stands before its money. */
export async function makePlacedOrder(scope: EventScope, event: PaymentPlaced): Promise<void> {
  await makeOrder(scope, paidFor(event), 'awaiting_payment');
}

/** The money makes the order, or settles the one that was placed before. */
export async function makePaidOrder(scope: EventScope, event: PaymentPaid): Promise<void> {
  const { payment, isStockShort } = event;
  if (!payment.isPlaced) {
    await makeOrder(scope, paidFor(event), isStockShort ? 'needs_attention' : 'paid');
    return;
  }
  const order = await moveOrder(scope, payment.paymentId, isStockShort ? 'stock-short' : 'paid');
  if (order?.status !== 'paid') return;
  await notePaid(scope, paidFor(event), order);
  await announceEvent(scope, 'order-settled', { ...order, status: 'paid' });
}

/** A placed order whose money never comes is canceled. */
export async function cancelPlacedOrder(scope: EventScope, event: PaymentFailed): Promise<void> {
  if (!event.payment.isPlaced) return;
  const order = await moveOrder(scope, event.payment.paymentId, 'canceled');
  if (order) await announceEvent(scope, 'order-settled', { ...order, status: 'canceled' });
}

/** The order knows what went back; it counts as refunded when all of it did. */
export async function noteOrderRefund(
  scope: EventScope,
  { payment }: PaymentRefunded,
): Promise<void> {
  const { refundedCents, amountCents, paymentId } = payment;
  await scope.trx
    .updateTable('orders')
    .set({ refunded_cents: refundedCents })
    .where('site_id', '=', scope.site.siteId)
    .where('payment_id', '=', paymentId)
    .execute();
  if (refundedCents >= amountCents) await moveOrder(scope, paymentId, 'refunded');
}

function paidFor({ payment, isTest }: PaymentPlaced): PaidFor {
  const { paymentId, cartId, currency, dueAt, snapshot } = payment;
  return { paymentId, cartId, currency, dueAt, isTest, snapshot };
}

type MovedOrder = Omit<OrderSettled, 'status'> & { status: OrderStatus };

/** Undefined when the payment made no order, or when the event changes nothing. */
async function moveOrder(
  { trx, site }: EventScope,
  paymentId: string,
  event: OrderEventType,
): Promise<MovedOrder | undefined> {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'order_number', 'token', 'status', 'email', 'currency', 'grand_total_cents'])
    .where('site_id', '=', site.siteId)
    .where('payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();
  const status = order && nextOrderStatus(order.status, event);
  if (!order || !status) return undefined;
  await trx
    .updateTable('orders')
    .set({ status })
    .where('site_id', '=', site.siteId)
    .where('id', '=', order.id)
    .execute();
  return {
    orderId: order.id,
    orderNumber: order.order_number,
    token: order.token,
    status,
    email: order.email,
    currency: order.currency,
    grandTotalCents: order.grand_total_cents,
  };
}
