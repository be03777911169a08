/** What endpoints are told of what happens. */
import type { PaymentDisputed, PaymentRefunded } from '../../payments/payment-events.ts';
import type { Payment } from '../../payments/lock-payment.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { CustomerChanged } from '../customers/customer-events.ts';
import type { FulfillmentMade } from '../fulfillments/fulfillment-events.ts';
import { findOrderByNumber } from '../orders/find-order.ts';
import type {
  OrderCanceled,
  OrderChanged,
  OrderPaid,
  OrderPlaced,
  OrderRefunded,
  OrderSettled,
} from '../orders/order-events.ts';
import type { TimelineKind } from '../orders/timeline.ts';
import type { ProductsChanged } from '../products/product-events.ts';
import type { ReviewsPublished } from '../reviews/review-events.ts';
import type { StockChanged } from '../stock/stock-events.ts';
import { queueWebhook, queueWebhooks } from './queue-webhook.ts';

/** What stands in the timeline of an order and has a topic of its own. */
const told: ReadonlySet<TimelineKind> = new Set([
  'placed',
  'paid',
  'canceled',
  'refunded',
  'fulfilled',
]);

export async function tellOrderPlaced(scope: EventScope, order: OrderPlaced): Promise<void> {
  const { orderId, orderNumber, isTest, currency, snapshot } = order;
  const { grandTotalCents } = snapshot;
  const placed = { orderId, orderNumber, testMode: isTest, currency, grandTotalCents };
  await queueWebhook(scope, 'order.placed', placed);
}

export async function tellOrderPaid(scope: EventScope, order: OrderPaid): Promise<void> {
  const { orderId, orderNumber, isTest } = order;
  await queueWebhook(scope, 'order.paid', { orderId, orderNumber, testMode: isTest });
}

export async function tellOrderSettled(scope: EventScope, order: OrderSettled): Promise<void> {
  if (order.status === 'canceled') await tellOrderCanceled(scope, order);
}

export async function tellOrderCanceled(
  scope: EventScope,
  { orderNumber }: Pick<OrderCanceled, 'orderNumber'>,
): Promise<void> {
  await queueWebhook(scope, 'order.canceled', await nameOrder(scope, orderNumber));
}

export async function tellOrderRefunded(scope: EventScope, order: OrderRefunded): Promise<void> {
  const { orderNumber, refundId, currency, amountCents, refundedCents } = order;
  const named = await nameOrder(scope, orderNumber);
  const refund = { refundId, currency, amountCents, refundedCents };
  await queueWebhook(scope, 'order.refunded', { ...named, ...refund });
}

export async function tellOrderFulfilled(scope: EventScope, made: FulfillmentMade): Promise<void> {
  const { orderNumber, fulfillmentId, kind } = made;
  const named = await nameOrder(scope, orderNumber);
  await queueWebhook(scope, 'order.fulfilled', { ...named, fulfillmentId, kind });
}

export async function tellOrderChanged(scope: EventScope, order: OrderChanged): Promise<void> {
  const { orderId, orderNumber, isTest: testMode, change } = order;
  if (told.has(change)) return;
  await queueWebhook(scope, 'order.updated', { orderId, orderNumber, testMode, change });
}

export async function tellCustomerChanged(
  scope: EventScope,
  { customerId, kind }: CustomerChanged,
): Promise<void> {
  await queueWebhook(scope, `customer.${kind}`, { customerId });
}

interface PaymentNotice {
  payment: Payment;
  isTest: boolean;
}

export async function tellPaymentPaid(scope: EventScope, notice: PaymentNotice): Promise<void> {
  if (notice.payment.snapshot.keepsMethodFor) return;
  await queueWebhook(scope, 'payment.paid', describePayment(notice));
}

export async function tellPaymentFailed(scope: EventScope, notice: PaymentNotice): Promise<void> {
  if (notice.payment.snapshot.keepsMethodFor) return;
  await queueWebhook(scope, 'payment.failed', describePayment(notice));
}

export async function tellPaymentRefunded(
  scope: EventScope,
  notice: PaymentRefunded,
): Promise<void> {
  const { refundId, amountCents, payment } = notice;
  const { refundedCents } = payment;
  const refund = { refundId, amountCents, refundedCents };
  await queueWebhook(scope, 'payment.refunded', { ...describePayment(notice), ...refund });
}

export async function tellPaymentDisputed(
  scope: EventScope,
  notice: PaymentDisputed,
): Promise<void> {
  const { status, amountCents } = notice.dispute;
  const disputed = { ...describePayment(notice), amountCents, status };
  await queueWebhook(scope, 'payment.disputed', disputed);
}

export async function tellStockChanged(
  scope: EventScope,
  { variantIds }: StockChanged,
): Promise<void> {
  await queueWebhook(scope, 'stock.changed', { variantIds: [...variantIds] });
}

export async function tellProductsChanged(
  scope: EventScope,
  { products }: ProductsChanged,
): Promise<void> {
  for (const [kind, changed] of Map.groupBy(products, (product) => product.kind)) {
    const happened = changed.map(({ productId }) => ({ productId }));
    await queueWebhooks(scope, `product.${kind}`, happened);
  }
}

export async function tellReviewsPublished(
  scope: EventScope,
  { published }: ReviewsPublished,
): Promise<void> {
  await queueWebhooks(scope, 'review.published', published);
}

function describePayment({ payment, isTest }: PaymentNotice) {
  const { paymentId, amountCents, currency } = payment;
  return { paymentId, amountCents, currency, testMode: isTest };
}

async function nameOrder({ trx, site }: EventScope, orderNumber: number) {
  const order = await findOrderByNumber(trx, site.siteId, orderNumber);
  if (!order) throw new Error(`There is no order ${orderNumber}`);
  return { orderId: order.id, orderNumber, testMode: order.is_test };
}
