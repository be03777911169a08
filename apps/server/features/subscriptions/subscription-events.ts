/** What subscriptions tell the other rooms, in the transaction in which it happened. */
import type { PartialRefund } from '@sitewright/commerce';
import type { Payment } from '../../payments/lock-payment.ts';

/** A part of a paid period is not used: its buyer has it as credit. */
export interface PlanCredited {
  /** The same twice is one. */
  changeId: string;
  /** The payment of the period. */
  payment: Payment;
  /** By what it was paid for. */
  credit: PartialRefund;
  isTest: boolean;
}
