import type { SubscriptionStatus } from './subscription-states.ts';

/** How a subscription stands, for its buyer. */
export const statusWords = {
  active: 'Active',
  'past-due': 'A payment is open',
  paused: 'Paused',
  completed: 'Completed',
  canceled: 'Canceled',
} as const satisfies Readonly<Record<SubscriptionStatus, string>>;
