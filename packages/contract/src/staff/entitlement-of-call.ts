import type { entitlements } from '@sitewright/commerce';

/** A part of the product that a plan can hold. AUTH-09 */
export type Entitlement = (typeof entitlements)['names'][number];

/** Calls that need a part of the product; others need none. A line guards one more. AUTH-09, D-86 */
export const entitlementOfCall: Readonly<Record<string, Entitlement>> = {
  'POST /api/commerce/shopping-cart/entries': 'commerce',
  'POST /api/3/commerce/cart/subscription': 'subscriptions',
  'POST /api/content-service/product/1.1/websites/:websiteId/products': 'commerce',
  'POST /api/sites/:identifier/products': 'commerce',
  'POST /api/sites/:identifier/gift-cards': 'gift-cards',
};
