/** The life of a payment, as data. Nothing else decides what may follow what. */

/** What can happen to a payment, whoever tells it: the shopper, the provider, the clock. */
export type PaymentEventType =
  | 'action-required'
  | 'placed'
  | 'succeeded'
  | 'failed'
  | 'canceled'
  | 'expired'
  | 'paid-twice'
  | 'refunded'
  /** Money that had gone back came back to us. */
  | 'refund-failed'
  /** The same for money that came twice: it is owed still. */
  | 'spare-refund-failed';

export type PaymentStatus =
  | 'created'
  | 'requires_action'
  | 'pending'
  | 'succeeded'
  | 'failed'
  | 'canceled'
  | 'expired'
  | 'refund_due'
  | 'refunded';

type Transitions = Partial<Record<PaymentEventType, PaymentStatus>>;

/**
 * Status → what may happen → next status. What is not listed changes nothing: that makes repeated
 * and reordered events harmless. Money that arrives late still counts, so `failed`, `canceled` and
 * `expired` lead to `succeeded`; money that arrives for a cart already bought is given back. Of two
 * endings without money the one further down stands, whichever came first.
 */
export const paymentStates: Readonly<Record<PaymentStatus, Transitions>> = {
  /** Stock is held; the provider is being asked. */
  created: {
    'action-required': 'requires_action',
    placed: 'pending',
    succeeded: 'succeeded',
    failed: 'failed',
    canceled: 'canceled',
    expired: 'expired',
    'paid-twice': 'refund_due',
  },
  /** The shopper is at the provider's second step. */
  requires_action: {
    placed: 'pending',
    succeeded: 'succeeded',
    failed: 'failed',
    canceled: 'canceled',
    expired: 'expired',
    'paid-twice': 'refund_due',
  },
  /** The order stands, the money comes later (bank transfer). */
  pending: { succeeded: 'succeeded', failed: 'failed', canceled: 'canceled' },
  succeeded: { refunded: 'refunded' },
  expired: {
    succeeded: 'succeeded',
    failed: 'failed',
    canceled: 'canceled',
    'paid-twice': 'refund_due',
  },
  failed: { succeeded: 'succeeded', canceled: 'canceled', 'paid-twice': 'refund_due' },
  canceled: { succeeded: 'succeeded', 'paid-twice': 'refund_due' },
  refund_due: { refunded: 'refunded' },
  refunded: { 'refund-failed': 'succeeded', 'spare-refund-failed': 'refund_due' },
};

/** Statuses in which a payment holds stock; a cart has at most one such payment. */
export const activePaymentStatuses = ['created', 'requires_action'] as const;

/** Status after an event; undefined when the event changes nothing. */
export function nextPaymentStatus(
  status: PaymentStatus,
  event: PaymentEventType,
): PaymentStatus | undefined {
  return paymentStates[status][event];
}

/** True for one of {@link activePaymentStatuses}. */
export function isActivePayment(status: PaymentStatus): boolean {
  return activePaymentStatuses.some((active) => active === status);
}
