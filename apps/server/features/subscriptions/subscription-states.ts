/** The life of a subscription, as data. */

export type SubscriptionStatus = 'active' | 'past-due' | 'paused' | 'completed' | 'canceled';

export type SubscriptionEventType =
  | 'paid'
  | 'failed'
  | 'given-up'
  | 'skipped'
  | 'paused'
  | 'resumed'
  | 'canceled';

type Transitions = Partial<Record<SubscriptionEventType, SubscriptionStatus>>;

/** Status → what may happen → next status. What is not listed changes nothing. */
const subscriptionStates: Readonly<Record<SubscriptionStatus, Transitions>> = {
  active: {
    paid: 'active',
    failed: 'past-due',
    'given-up': 'canceled',
    skipped: 'active',
    paused: 'paused',
    canceled: 'canceled',
  },
  /** A period is not paid; it is tried again. */
  'past-due': {
    paid: 'active',
    failed: 'past-due',
    'given-up': 'canceled',
    paused: 'paused',
    canceled: 'canceled',
  },
  paused: { paid: 'paused', resumed: 'active', canceled: 'canceled' },
  completed: {},
  /** Money that comes late pays its period; nothing begins again. */
  canceled: {},
};

/** Status after an event; undefined when the event changes nothing. */
export function nextSubscriptionStatus(
  status: SubscriptionStatus,
  event: SubscriptionEventType,
): SubscriptionStatus | undefined {
  return subscriptionStates[status][event];
}
