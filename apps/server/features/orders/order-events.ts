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
  isTest: boolean;
  snapshot: PaymentSnapshot;
}

/** A gift card was sold. The code is nowhere else. */
export interface GiftCardIssued {
  giftCardId: string;
  code: string;
  amountCents: number;
  currency: string;
  email: string;
}
