/** What orders tell the other rooms, in the transaction in which it happened. */
import type { PartialRefund } from '@sitewright/commerce';
import type { PaymentSnapshot } from '../../payments/payment-snapshot.ts';
import type { TimelineKind } from './timeline.ts';
import type { RefundSource } from './tables.ts';
import type { OrderKind, OrderStatus } from './order-states.ts';

/** An order was made of a cart. */
export interface OrderPlaced {
  orderId: string;
  orderNumber: number;
  token: string;
  cartId: string;
  status: OrderStatus;
  currency: string;
  /** Who takes its money. */
  provider: string;
  /** True when it may leave before its money is there. */
  isHandedOverUnpaid: boolean;
  /** Until when its money may come, when that is later. */
  dueAt: Date | null;
  isTest: boolean;
  snapshot: PaymentSnapshot;
}

/**
 * The money of an order is there, and so is its stock: what was bought may be handed over. Told once
 * in the life of an order, of test orders too.
 */
export interface OrderPaid {
  orderId: string;
  orderNumber: number;
  token: string;
  cartId: string;
  paymentId: string;
  currency: string;
  isTest: boolean;
  snapshot: PaymentSnapshot;
}

/** Something stands in the timeline of an order that did not before. */
export interface OrderChanged {
  orderId: string;
  orderNumber: number;
  isTest: boolean;
  change: TimelineKind;
}

/** A placed order whose money came, or was given up. */
export interface OrderSettled {
  orderId: string;
  orderNumber: number;
  token: string;
  kind: OrderKind;
  status: 'paid' | 'canceled';
  email: string;
  currency: string;
  /** What its payment was to bring. */
  grandTotalCents: number;
  isTest: boolean;
}

/** An order stands though its day to pay has passed. */
export interface OrderOverdue {
  orderId: string;
  orderNumber: number;
  token: string;
  email: string;
  currency: string;
  grandTotalCents: number;
  provider: string;
  dueAt: Date | null;
  /** Counts from 1. */
  reminder: number;
}

/** Money came for an order that had been given up. */
export interface OrderReopened {
  orderId: string;
  email: string;
  isTest: boolean;
}

/** Money of an order is to go back; the parts tell for what. */
export interface OrderRefundOwed {
  orderId: string;
  paymentId: string;
  currency: string;
  isTest: boolean;
  refundId: string;
  /** Who began it: what a provider tells has happened already. */
  source?: RefundSource;
  refund: PartialRefund;
}

/** That much of a refund that was owed will not go back, and is not owed any more. */
export interface OrderRefundDropped extends OrderRefundOwed {
  /** The refund of the payment that failed: one for each tender. */
  paymentRefundId: string;
}

/** So much of an order that nobody had paid is not to be paid any more. */
export interface OrderRelieved {
  orderId: string;
  refundId: string;
  /** Of the edit that was called off; null: it was ordered at once. */
  editId: string | null;
}

/** A refund of an order went back, by all its tenders. */
export interface OrderRefunded {
  orderId: string;
  orderNumber: number;
  token: string;
  email: string;
  currency: string;
  refundId: string;
  amountCents: number;
  /** All that went back so far, and what was paid. */
  refundedCents: number;
  grandTotalCents: number;
}

/** A paid order was called off; what is left of its money goes back. */
export interface OrderCanceled {
  orderId: string;
  orderNumber: number;
  token: string;
  email: string;
  currency: string;
  /** What goes back. */
  amountCents: number;
  isTest: boolean;
}

/** An order was edited. */
export interface OrderEdited {
  orderId: string;
  editId: string;
}

/** What an edit added is paid, by money or by what it took off. */
export interface OrderEditSettled {
  orderId: string;
  editId: string;
  currency: string;
  isTest: boolean;
  snapshot: PaymentSnapshot;
  /** Null: no money was needed, so no payment tells the ledger. */
  paymentId: string | null;
}
