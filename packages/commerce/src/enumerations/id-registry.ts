/**
 * Ids of which only some have names: code uses the names, data may hold a reserved number, which
 * means nothing here and is kept as it is. ENUM-08, D-49.
 */
export interface IdRegistry<Name extends string> {
  readonly names: readonly Name[];
  /** First and last of the numbers that others use. */
  readonly reserved: readonly [first: number, last: number];
}

/** Parts of the product that a plan can hold. 1 to 70 are reserved. AUTH-09, D-49, D-86. */
export const entitlements = {
  names: ['commerce', 'gift-cards', 'subscriptions', 'point-of-sale', 'klarna'],
  reserved: [1, 70],
} as const satisfies IdRegistry<string>;

/** Services that accounts elsewhere belong to. 1 to 85 are reserved. CONN-08, D-49. */
export const connectedAccounts = {
  names: ['email', 'twitter', 'foursquare', 'instagram', 'flickr', 'fivehundredpix'],
  reserved: [1, 85],
} as const satisfies IdRegistry<string>;
