import { isScarce } from '@sitewright/commerce';
import type { PublicSettings } from '@sitewright/contract';
import type { SiteView } from '../site-view.ts';
import { presentPublicSettings } from './present-public-settings.ts';
import type { PresentedProduct } from './present-product.ts';

/** The merchandising context of products, by their ids (ENT-14, PDP-15). */
export function presentMerchandising(
  view: SiteView,
  products: readonly PresentedProduct[],
): Record<string, unknown> {
  const settings = presentPublicSettings(view.snapshot.site, 'merchandising');
  return Object.fromEntries(products.map((product) => [product.id, presentOne(product, settings)]));
}

function presentOne(product: PresentedProduct, settings: PublicSettings<'merchandising'>) {
  const scarce = product.variants.filter((variant) =>
    isScarce(variant, settings.scarcityThreshold),
  );
  const isOnlyVariant = product.variants.length === 1;
  return {
    scarcityEnabled: settings.scarcityEnabledOnProductItems && scarce.length > 0,
    scarcityTemplateViews: scarce.map((variant) => ({
      ...(isOnlyVariant ? {} : { attributes: variant.attributes }),
      qtyInStock: variant.qtyInStock,
    })),
    scarcityText: settings.scarcityText,
    scarcityShownByDefault: isOnlyVariant,
    customSoldOutText: settings.customSoldOutText,
    restockNotificationViews: [],
    mailingListSignUpEnabled: false,
    mailingListOptInByDefault: false,
  };
}
