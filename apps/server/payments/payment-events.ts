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

interface RefundNotice extends PaymentNotice {
  amountCents: number;
  /** Of the refund of this tender. */
  refundId: string;
}

/** Money went back by one tender, all of it or a part. At most once for a refund. */
export interface PaymentRefunded extends RefundNotice {
  /** True when it had been given up before, and was told as failed. */
  wasGivenUp: boolean;
}

/**
 * Money that was to go back by a tender will not, or came back to us after it had gone. Each at most
 * once for a refund.
 */
export interface PaymentRefundFailed extends RefundNotice {
  /** True when it had gone back before. */
  wasDone: boolean;
}

/** A buyer asked their bank for the money back, or the bank decided about that. */
export interface PaymentDisputed extends PaymentNotice {
  dispute: ProviderDispute;
}

/** The day to pay has passed, and the order stands all the same. */
export interface PaymentOverdue extends PaymentNotice {
  /** Counts from 1. */
  reminder: number;
}

/** A provider told what it keeps of a payment. */
export interface PaymentFeeTold extends PaymentNotice {
  amountCents: number;
  currency: string;
}

/** A provider sent what it had taken to the bank of the shop. */
export interface PayoutTold {
  provider: string;
  /** What the provider calls it, or whoever noted it. */
  payoutRef: string;
  /** What came to the bank; below zero: the provider took it from there. */
  amountCents: number;
  /** What it kept of it, beside what it told with single payments. */
  feeCents: number;
  currency: string;
  isTest: boolean;
}
