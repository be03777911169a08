import { isOnSale, isQuantityInputShown, isSoldOut, productTypes } from '@sitewright/commerce';
import type { Product, Variant } from '@sitewright/commerce';
import { isTruthy } from '@sitewright/template';
import type { PluginContext } from '@sitewright/template';
import { isEqual } from '../values/compare.ts';
import { asBoolean, asNumber, getKey, getPath, isObject } from '../values/read.ts';

const typePath = ['structuredContent', 'productType'] as const;
const variantsPath = ['structuredContent', 'variants'] as const;
const subscribablePath = ['structuredContent', 'isSubscribable'] as const;

/** The product-type number of a store item; 0 when it has none. ENT-04. */
export function productTypeOf(item: unknown): number {
  return asNumber(getPath(item, typePath));
}

/** The variants of a store item as they stand in the data; none when they are no list. */
export function rawVariantsOf(item: unknown): readonly unknown[] {
  const variants = getPath(item, variantsPath);
  return Array.isArray(variants) ? variants : [];
}

/** True when the item is bought by subscription. ENT-02. */
export function isSubscribable(item: unknown): boolean {
  return asBoolean(getPath(item, subscribablePath));
}

/** What the shared rules need of a store item, read the way the language reads values. PDP-19. */
export function readProduct(item: unknown): Product {
  const content = getKey(item, 'structuredContent');
  return {
    productType: productTypeOf(item),
    onSale: isTruthy(getKey(content, 'onSale')),
    isSubscribable: isSubscribable(item),
    variants: rawVariantsOf(item).map(readVariant),
  };
}

function readVariant(variant: unknown): Variant {
  return {
    onSale: isTruthy(getKey(variant, 'onSale')),
    unlimited: isTruthy(getKey(variant, 'unlimited')),
    qtyInStock: asNumber(getKey(variant, 'qtyInStock')),
  };
}

/** PDP-07..09 for a store item. */
export function isItemSoldOut(item: unknown): boolean {
  return isSoldOut(readProduct(item));
}

/** PDP-11 for a store item. Gift cards and unknown kinds are never on sale. */
export function isItemOnSale(item: unknown): boolean {
  const { physical, digital, service } = productTypes;
  const type = productTypeOf(item);
  return (type === physical || type === digital || type === service) && isOnSale(readProduct(item));
}

/** PDP-05 and PDP-06 for a store item, with the settings of the page. */
export function isItemQuantityShown(item: unknown, ctx: PluginContext): boolean {
  return isQuantityInputShown(readProduct(item), {
    multipleQuantityAllowedForServices: isManyServicesAllowed(ctx),
  });
}

function isManyServicesAllowed(ctx: PluginContext): boolean {
  const settings = getKey(ctx.resolve(['websiteSettings']), 'storeSettings');
  const allowed = isObject(settings)
    ? getKey(settings, 'multipleQuantityAllowedForServices')
    : undefined;
  return allowed === undefined || allowed === null || asBoolean(allowed);
}

/**
 * PDP-13 for a store item: variants differ in onSale, in salePrice while on sale, or in price. It
 * compares the numbers as they stand in the data, where two missing ones are equal.
 */
export function hasItemVariedPrices(item: unknown): boolean {
  const { physical, service, giftCard } = productTypes;
  const type = productTypeOf(item);
  if (type !== physical && type !== service && type !== giftCard) return false;
  const [first, ...others] = rawVariantsOf(item);
  const isFirstOnSale = isTruthy(getKey(first, 'onSale'));
  return others.some((variant) => {
    const differs = (key: string) => !isEqual(getKey(first, key), getKey(variant, key));
    return differs('onSale') || (isFirstOnSale && differs('salePrice')) || differs('price');
  });
}
