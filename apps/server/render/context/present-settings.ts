import type { Site } from '../../features/sites/site.ts';
import { shopPolicies } from '../../features/settings/shop-policies.ts';
import { escapeHtml } from './escape-html.ts';
import { presentPublicSettings } from './present-public-settings.ts';

/**
 * `websiteSettings` of the page context (template-format §4): the public fields of settings and
 * nothing else.
 */
export function presentWebsiteSettings(site: Site): Record<string, unknown> {
  const frame = presentPublicSettings(site, 'frame');
  return {
    id: site.siteId,
    websiteId: site.siteId,
    subjects: [],
    ...presentPublicSettings(site, 'business'),
    ...presentPublicSettings(site, 'social'),
    siteHeader: frame.header,
    siteFooter: frame.footer,
    // Our own: where the shop says what it says, for the foot of pages.
    policies: shopPolicies(site).map(({ label, url }) => ({
      label: escapeHtml(label),
      url: escapeHtml(url),
    })),
    storeSettings: presentStoreSettings(site),
  };
}

function presentStoreSettings(site: Site): Record<string, unknown> {
  const store = presentPublicSettings(site, 'store');
  return {
    useLightCart: false,
    defaultCurrency: site.currency,
    selectedCurrency: site.currency,
    ...store,
    minimumOrderSubtotal: {
      value: store.minimumOrderSubtotal?.value ?? '0',
      currency: site.currency,
    },
    merchandisingSettings: presentPublicSettings(site, 'merchandising'),
  };
}
