/** What a key of a program may do: an area, and reading or writing there. D-74. */

/** Every scope there is. An area that a program cannot write has no `write`. */
export const apiScopes = [
  'orders:read',
  'orders:write',
  'inventory:read',
  'inventory:write',
  'products:read',
  'products:write',
  'profiles:read',
  'transactions:read',
  'forms:read',
  'lists:read',
  'lists:write',
  'webhooks:read',
  'webhooks:write',
] as const;

/** One of {@link apiScopes}. */
export type ApiScope = (typeof apiScopes)[number];

/** Whether a key with these scopes may do what a call needs; `write` reads too. */
export function holdsScope(held: readonly ApiScope[], needed: ApiScope): boolean {
  const writing = needed.replace(/:read$/, ':write');
  return held.some((scope) => scope === needed || scope === writing);
}
