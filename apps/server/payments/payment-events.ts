/** What payments tell the other rooms, in the transaction in which it happened. */
import type { Payment } from './lock-payment.ts';
import type { ProviderDispute } from './provider-payment.ts';

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

/** Money came for a cart that another payment had bought: it goes back. */
export type PaymentPaidTwice = PaymentNotice;

/** Money went back by one tender, all of it or a part. */
export interface PaymentRefunded extends PaymentNotice {
  amountCents: number;
  /** Of the refund of this tender. */
  refundId: string;
}

/** Money that was to go back by a tender will not, or came back to us after it had gone. */
export interface PaymentRefundFailed extends PaymentRefunded {
  /** True when it had gone back before. */
  wasDone: boolean;
}

/** A buyer asked their bank for the money back, or the bank decided about that. */
export interface PaymentDisputed extends PaymentNotice {
  dispute: ProviderDispute;
}
