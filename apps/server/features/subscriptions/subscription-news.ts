/** What happens to subscriptions by whoever asks for it, and what is told of them. */

/** What a buyer, or staff for them, may ask for. */
export const subscriptionActions = ['pause', 'resume', 'skip', 'cancel'] as const;

/** One of {@link subscriptionActions}. */
export type SubscriptionAction = (typeof subscriptionActions)[number];

/** What a mail tells. */
export type SubscriptionNews =
  | { kind: 'started' }
  | { kind: 'failed'; retryAt: Date }
  | { kind: 'ended' }
  | { kind: 'confirm'; paymentId: string; path: string }
  | { kind: 'new-card'; paymentId: string }
  | { kind: 'plan-changed' | 'change-planned' | 'change-dropped'; label: string }
  | { kind: 'address' | 'short' | 'short-skipped' }
  | { kind: 'changed'; action: SubscriptionAction };
