import type { Site } from '../../features/sites/site.ts';
import { sanitizeContent } from '../sanitize-content.ts';
import { isRecord } from '../theme/read-conf.ts';
import { escapeHtml } from './escape-html.ts';

/** Settings whose text is HTML; all others are plain text. */
const htmlSettings = new Set(['returnPolicy', 'termsOfService', 'privacyPolicy', 'text', 'body']);

/** `websiteSettings` of the page context: the owner's over the defaults, plain text escaped. */
export function presentWebsiteSettings(site: Site): Record<string, unknown> {
  const own = presentValue(site.settings, '');
  const settings = isRecord(own) ? own : {};
  return {
    id: site.siteId,
    websiteId: site.siteId,
    subjects: [],
    simpleLikingEnabled: true,
    commentsEnabled: false,
    ...settings,
    storeSettings: presentStoreSettings(site, settings.storeSettings),
  };
}

function presentStoreSettings(site: Site, own: unknown): Record<string, unknown> {
  const settings = isRecord(own) ? own : {};
  return {
    isLive: true,
    useLightCart: false,
    expressCheckout: false,
    continueShoppingLinkUrl: '/',
    defaultCurrency: site.currency,
    selectedCurrency: site.currency,
    measurementStandard: 1,
    multipleQuantityAllowedForServices: true,
    ...settings,
    merchandisingSettings: {
      scarcityEnabledOnProductItems: false,
      scarcityEnabledOnProductBlocks: false,
      scarcityMessageType: 'DEFAULT_SCARCITY_MESSAGE',
      scarcityThreshold: 10,
      restockNotificationsEnabled: false,
      relatedProductsEnabled: false,
      productReviewsEnabled: false,
      ...(isRecord(settings.merchandisingSettings) ? settings.merchandisingSettings : {}),
    },
  };
}

function presentValue(value: unknown, key: string): unknown {
  if (typeof value === 'string') {
    return htmlSettings.has(key) ? sanitizeContent(value) : escapeHtml(value);
  }
  if (Array.isArray(value)) return value.map((entry) => presentValue(entry, key));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, presentValue(entry, name)]),
  );
}
