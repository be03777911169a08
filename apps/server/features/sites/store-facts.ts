/** What every shop page shows of the shop itself. */
import type { StoreFacts } from '@sitewright/contract';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from './site.ts';

/** `currency` is the store's, or that of the order that is shown. */
export function presentStoreFacts(site: Site, currency = site.currency): StoreFacts {
  const moneyNotation = site.notationOf(currency);
  const store = readSettings(site, 'store');
  const { returnPolicy, termsOfService, privacyPolicy } = store;
  const policies = [
    { label: 'Return policy', url: returnPolicy },
    { label: 'Terms of service', url: termsOfService },
    { label: 'Privacy policy', url: privacyPolicy },
  ];
  return {
    websiteId: site.siteId,
    title: site.title,
    locale: site.locale,
    currency,
    ...(moneyNotation && { moneyNotation }),
    logoUrl: '',
    contactEmail: readSettings(site, 'business').contactEmail,
    continueShoppingUrl: store.continueShoppingLinkUrl,
    policies: policies.filter(({ url }) => isAddress(url)),
    isTestMode: readSettings(site, 'payments').test,
  };
}

/** A policy is linked when its setting is an address; texts are shown elsewhere. */
function isAddress(text: string): boolean {
  return /^(?:\/(?!\/)|https:\/\/)\S*$/.test(text);
}
