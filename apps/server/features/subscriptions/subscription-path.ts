/** Where a subscription is looked at and changed; its token cannot be guessed. */
export function subscriptionPath(token: string): string {
  return `/subscriptions/${encodeURIComponent(token)}`;
}

/** Where another way to pay is chosen for it. */
export function cardPath(token: string): string {
  return `${subscriptionPath(token)}/card`;
}

/** Where it becomes another one. */
export function changePath(token: string): string {
  return `${subscriptionPath(token)}/change`;
}

/** Where it is told where it goes. */
export function addressPath(token: string): string {
  return `${subscriptionPath(token)}/address`;
}
