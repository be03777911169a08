/** Where a subscription is looked at and changed; its token cannot be guessed. */
export function subscriptionPath(token: string): string {
  return `/subscriptions/${encodeURIComponent(token)}`;
}

/** Where another way to pay is chosen for it. */
export function cardPath(token: string): string {
  return `${subscriptionPath(token)}/card`;
}
