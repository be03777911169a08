/** What every shop page shows of the shop itself. */
import type { StoreFacts } from '@sitewright/contract';
import { readSettings } from '../settings/read-settings.ts';
import { shopPolicies } from '../settings/shop-policies.ts';
import type { Site } from './site.ts';

/** `currency` is the store's, or that of the order that is shown. */
export function presentStoreFacts(site: Site, currency = site.currency): StoreFacts {
  const moneyNotation = site.notationOf(currency);
  const store = readSettings(site, 'store');
  return {
    websiteId: site.siteId,
    title: site.title,
    locale: site.locale,
    currency,
    ...(moneyNotation && { moneyNotation }),
    logoUrl: '',
    contactEmail: readSettings(site, 'business').contactEmail,
    continueShoppingUrl: store.continueShoppingLinkUrl,
    policies: shopPolicies(site).map(({ label, url }) => ({ label, url })),
    isTestMode: readSettings(site, 'payments').test,
  };
}
