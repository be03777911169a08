/** What every shop page shows of the shop itself. */
import type { StoreFacts } from '@sitewright/contract';
import type { Site } from '../sites/site.ts';
import { readStoreSettings } from './store-settings.ts';

export function presentStoreFacts(site: Site): StoreFacts {
  const settings = readStoreSettings(site);
  const { returnPolicy, termsOfService, privacyPolicy } = settings;
  const policies = [
    { label: 'Return policy', url: returnPolicy },
    { label: 'Terms of service', url: termsOfService },
    { label: 'Privacy policy', url: privacyPolicy },
  ];
  return {
    websiteId: site.siteId,
    title: site.title,
    locale: site.locale,
    currency: site.currency,
    logoUrl: '',
    contactEmail: settings.contactEmail,
    continueShoppingUrl: settings.continueShoppingLinkUrl,
    policies: policies.filter(({ url }) => isAddress(url)),
    isTestMode: settings.payments.test,
  };
}

/** A policy is linked when its setting is an address; texts are shown elsewhere. */
function isAddress(text: string): boolean {
  return /^(?:\/(?!\/)|https:\/\/)\S*$/.test(text);
}
