/** First segments of addresses that are the server's own. */
export const reservedSegments: readonly string[] = [
  'account',
  'api',
  'assets',
  'cart',
  'checkout',
  'config',
  'downloads',
  'embed-frame',
  'gift-card',
  'instalments',
  'lock',
  'members',
  'order-status',
  'popup-overlay',
  'restock',
  's',
  'scripts',
  'search',
  'subscriptions',
  'universal',
];

/** True for an address that no page of a site can have, because the server answers there. */
export function isReservedAddress(urlId: string): boolean {
  return reservedSegments.includes(urlId.split('/')[0]!.toLowerCase());
}
