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

/** In which a period is charged when it is due. */
export const billedStatuses = [
  'active',
  'past-due',
] as const satisfies readonly SubscriptionStatus[];

/** In which there may be a later period. */
export const runningStatuses = [
  ...billedStatuses,
  'paused',
] as const satisfies readonly SubscriptionStatus[];

/** Whether its periods are charged now: see {@link billedStatuses}. */
export function isBilled({ status }: { readonly status: SubscriptionStatus }): boolean {
  return billedStatuses.some((one) => one === status);
}

/** Whether there may be a later period: see {@link runningStatuses}. */
export function isRunning({ status }: { readonly status: SubscriptionStatus }): boolean {
  return runningStatuses.some((one) => one === status);
}

/** Status after an event; undefined when the event changes nothing. */
export function nextSubscriptionStatus(
  status: SubscriptionStatus,
  event: SubscriptionEventType,
): SubscriptionStatus | undefined {
  return subscriptionStates[status][event];
}
