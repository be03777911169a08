import { awaitsRestock, isScarce } from '@sitewright/commerce';
import type { PublicSettings } from '@sitewright/contract';
import { readSettingsForPages } from '../../features/settings/read-settings.ts';
import type { SiteView } from '../site-view.ts';
import { presentPublicSettings } from './present-public-settings.ts';
import type { PresentedProduct } from './present-product.ts';

/** The merchandising context of products, by their ids (ENT-14, PDP-15). */
export function presentMerchandising(
  view: SiteView,
  products: readonly PresentedProduct[],
): Record<string, unknown> {
  const settings = presentPublicSettings(view.snapshot.site, 'merchandising');
  const texts = readSettingsForPages(view.snapshot.site, 'merchandising');
  return Object.fromEntries(
    products.map((product) => [
      product.id,
      { ...presentScarcity(product, settings), ...presentRestock(product, texts) },
    ]),
  );
}

function presentScarcity(product: PresentedProduct, settings: PublicSettings<'merchandising'>) {
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
    scarcityText: product.scarcityText ?? settings.scarcityText,
    scarcityShownByDefault: isOnlyVariant,
    customSoldOutText: product.customSoldOutText ?? settings.customSoldOutText,
  };
}

/**
 * A form for each variant that is sold out. Where there are several variants, scripts show the one
 * of the variant that is chosen. The formatter escapes the texts.
 */
function presentRestock(product: PresentedProduct, settings: PublicSettings<'merchandising'>) {
  const { productType, variants } = product;
  const awaited = variants.filter((variant) => awaitsRestock(productType, variant));
  return {
    restockNotificationViews: settings.restockNotificationsEnabled
      ? awaited.map(({ id }) => ({ variantId: id, hiddenByDefault: variants.length > 1 }))
      : [],
    restockNotificationMessages: {
      buttonText: settings.restockButtonText,
      CTAText: settings.restockCallToActionText,
      placeholderText: settings.restockPlaceholderText,
      mailingListDescription: settings.restockMailingListText,
    },
    mailingListSignUpEnabled: settings.restockMailingListEnabled,
    mailingListOptInByDefault: settings.restockMailingListOptInByDefault,
  };
}
