/** What becomes paper when something happens to an order. */
import { isInvoicedBy } from '../../payments/providers.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { readSettings } from '../settings/read-settings.ts';
import { offsetRequest } from '../orders/edits/offset.ts';
import { listOrderRefunds } from '../orders/refunds/order-refunds.ts';
import type {
  OrderEdited,
  OrderEditSettled,
  OrderPaid,
  OrderPlaced,
  OrderRefundDropped,
  OrderRefunded,
  OrderRelieved,
  OrderSettled,
} from '../orders/order-events.ts';
import {
  creditWholeOrder,
  issueCreditNoteOfRefund,
  issueEditInvoice,
  issueInvoice,
  takeCreditBack,
} from './issue-papers.ts';

/**
 * With its money; before where its buyer pays that invoice or the owner says so. Its mail then leads
 * to the invoice.
 */
export async function invoicePlacedOrder(scope: EventScope, order: OrderPlaced): Promise<void> {
  const isSetEarly = readSettings(scope.site, 'papers').invoiceWhen === 'placed';
  const isEarly = isSetEarly || isInvoicedBy(order.provider);
  const isDue = order.status === 'awaiting_payment' && isEarly;
  if (order.status === 'paid' || isDue) await issueInvoice(scope, order.orderId);
}

/** An order that waited for its money has it now. */
export async function invoicePaidOrder(scope: EventScope, order: OrderPaid): Promise<void> {
  await issueInvoice(scope, order.orderId);
}

/** An invoice that will never be paid is taken back whole. */
export async function creditUnpaidOrder(scope: EventScope, order: OrderSettled): Promise<void> {
  if (order.status === 'canceled') await creditWholeOrder(scope, order.orderId);
}

/** Money went back: what it was for is credited. */
export async function creditRefund(scope: EventScope, refunded: OrderRefunded): Promise<void> {
  await issueCreditNoteOfRefund(scope, refunded);
}

/** Nobody has to pay it any more: an invoice over it does not hold. */
export async function creditRelief(scope: EventScope, relieved: OrderRelieved): Promise<void> {
  await issueCreditNoteOfRefund(scope, relieved);
}

/** What was added has an invoice of its own, with its money or before, as the order has. */
export async function invoiceUnpaidEdit(scope: EventScope, edited: OrderEdited): Promise<void> {
  await issueEditInvoice(scope, { ...edited, isUnpaid: true });
}

export async function invoiceEdit(scope: EventScope, settled: OrderEditSettled): Promise<void> {
  await issueEditInvoice(scope, { ...settled, isUnpaid: false });
}

/** What was taken off and paid for what was added is credited with that. */
export async function creditOffset(
  scope: EventScope,
  { orderId, editId }: OrderEditSettled,
): Promise<void> {
  const refunds = await listOrderRefunds(scope.trx, { siteId: scope.site.siteId, orderId });
  const offset = refunds.find(({ requestId }) => requestId === offsetRequest(editId));
  if (offset) await issueCreditNoteOfRefund(scope, { orderId, refundId: offset.id });
}

/** Money that had gone back and came back to the shop: its credit note does not hold. */
export async function uncreditRefund(
  scope: EventScope,
  { orderId, refundId, paymentRefundId: failureId, refund: { parts } }: OrderRefundDropped,
): Promise<void> {
  await takeCreditBack(scope, orderId, { refundId, failureId, parts });
}
