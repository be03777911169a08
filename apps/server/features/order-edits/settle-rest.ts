/** What an edit left to pay is there, or will never be. */
import type { PaymentPaid } from '../../payments/payment-events.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import { closeCustomCart } from '../cart/custom-line.ts';
import { endDueEdit } from '../orders/edits/store-edit.ts';
import { lockOrderOfPayment } from '../orders/lock-order.ts';
import type { OrderSettled } from '../orders/order-events.ts';
import { addPaymentOfOrder } from '../orders/order-payments.ts';
import { byItself, noteInTimeline } from '../orders/timeline.ts';

/**
 * The payment becomes one of the order's. A rest that was paid or called off before has a cart that
 * is bought, so that money for it goes back and never comes here.
 */
export async function settleRest(
  scope: EventScope,
  { payment, isTest }: PaymentPaid,
): Promise<void> {
  const { restOf } = payment.snapshot;
  if (!restOf) return;
  const { trx } = scope;
  const { orderId, editId } = restOf;
  const { siteId, paymentId, cartId, amountCents, currency, snapshot } = payment;
  await addPaymentOfOrder(trx, { siteId, orderId, paymentId });
  const order = await lockOrderOfPayment(trx, { siteId, paymentId });
  if (!order) throw new Error(`There is no order ${orderId}`);
  await endDueEdit(scope, { orderId, state: 'settled' });
  await closeCustomCart(scope, { cartId, orderId });
  const details = { amountCents, currency };
  await noteInTimeline(scope, orderId, { ...byItself, kind: 'rest-paid', details });
  const settled = { orderId, editId, currency, isTest, snapshot, paymentId };
  await announceEvent(scope, 'order-edit-settled', settled);
}

/** An order whose money never came has no rest either; money for it goes back. */
export async function dropRest(
  scope: EventScope,
  { orderId, status }: OrderSettled,
): Promise<void> {
  if (status !== 'canceled') return;
  const ended = await endDueEdit(scope, { orderId, state: 'called-off' });
  if (ended) await closeCustomCart(scope, { cartId: ended.cartId, orderId });
}
