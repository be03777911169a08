/** What payments tell the other rooms, in the transaction in which it happened. */
import type { Payment } from './lock-payment.ts';

interface PaymentNotice {
  /** As it stands after the event. */
  payment: Payment;
  /** True when no real money moves. */
  isTest: boolean;
}

/** The order stands, the money comes later. */
export type PaymentPlaced = PaymentNotice;

/** The money is there. */
export interface PaymentPaid extends PaymentNotice {
  /** The money came after its stock had gone to others: a person has to look. */
  isStockShort: boolean;
}

/** No money will come, unless it comes late. */
export type PaymentFailed = PaymentNotice;

/** Money went back, all of it or a part. */
export interface PaymentRefunded extends PaymentNotice {
  amountCents: number;
}
