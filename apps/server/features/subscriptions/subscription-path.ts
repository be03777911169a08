/** Where a subscription is looked at and changed; its token cannot be guessed. */
export function subscriptionPath(token: string): string {
  return `/subscriptions/${encodeURIComponent(token)}`;
}
