import type { SiteView } from '../site-view.ts';
import { isRecord } from '../theme/read-conf.ts';
import type { PresentedProduct, PresentedVariant } from './present-product.ts';

/** The merchandising context of products, by their ids (ENT-14, PDP-15). */
export function presentMerchandising(
  view: SiteView,
  products: readonly PresentedProduct[],
): Record<string, unknown> {
  const store = view.websiteSettings.storeSettings;
  const settings =
    isRecord(store) && isRecord(store.merchandisingSettings) ? store.merchandisingSettings : {};
  return Object.fromEntries(products.map((product) => [product.id, presentOne(product, settings)]));
}

function presentOne(product: PresentedProduct, settings: Record<string, unknown>) {
  const threshold = Number(settings.scarcityThreshold ?? 10);
  const scarce = product.variants.filter((variant) => isScarce(variant, threshold));
  const isOnlyVariant = product.variants.length === 1;
  return {
    scarcityEnabled: settings.scarcityEnabledOnProductItems === true && scarce.length > 0,
    scarcityTemplateViews: scarce.map((variant) => ({
      ...(isOnlyVariant ? {} : { attributes: variant.attributes }),
      qtyInStock: variant.qtyInStock,
    })),
    scarcityText:
      typeof settings.scarcityText === 'string' && settings.scarcityText !== ''
        ? settings.scarcityText
        : 'Only {qtyInStock} left in stock',
    scarcityShownByDefault: isOnlyVariant,
    customSoldOutText: settings.customSoldOutText ?? '',
    restockNotificationViews: [],
    mailingListSignUpEnabled: false,
    mailingListOptInByDefault: false,
  };
}

function isScarce(variant: PresentedVariant, threshold: number): boolean {
  return !variant.unlimited && variant.qtyInStock > 0 && variant.qtyInStock <= threshold;
}
