/** What orders tell the other rooms, in the transaction in which it happened. */
import type { PaymentSnapshot } from '../../payments/payment-snapshot.ts';
import type { OrderStatus } from './order-states.ts';

/** An order was made of a cart. */
export interface OrderPlaced {
  orderId: string;
  orderNumber: number;
  token: string;
  cartId: string;
  status: OrderStatus;
  currency: string;
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

/** A placed order whose money came, or was given up. */
export interface OrderSettled {
  orderId: string;
  orderNumber: number;
  token: string;
  status: 'paid' | 'canceled';
  email: string;
  currency: string;
  grandTotalCents: number;
}
