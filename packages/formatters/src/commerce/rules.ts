import { isDigital, isOnSale, isQuantityEligible, productTypes } from '@sitewright/commerce';
import type { PluginContext } from '@sitewright/template';
import { isEqual } from '../values/compare.ts';
import { asBoolean, getKey, isObject } from '../values/read.ts';
import { isGoodsOrService } from './item.ts';
import type { Item, ItemVariant } from './item.ts';

/** PDP-11 for a store item. Gift cards and unknown kinds are never on sale. */
export function isItemOnSale(item: Item): boolean {
  return (isGoodsOrService(item) || isDigital(item.productType)) && isOnSale(item);
}

/** PDP-05 and PDP-06 for a store item, with the settings of the page. */
export function isItemQuantityShown(item: Item, ctx: PluginContext): boolean {
  const settings = { multipleQuantityAllowedForServices: isManyServicesAllowed(ctx) };
  return isQuantityEligible(item, settings) && !hasAtMostOne(item);
}

/** Imported counts are summed as they are: below zero they take away, unreadable they hide nothing. */
function hasAtMostOne({ variants }: Item): boolean {
  if (variants.some(({ unlimited }) => unlimited)) return false;
  return variants.reduce((total, { qtyInStock }) => total + qtyInStock, 0) <= 1;
}

function isManyServicesAllowed(ctx: PluginContext): boolean {
  const settings = getKey(ctx.resolve(['websiteSettings']), 'storeSettings');
  const allowed = isObject(settings)
    ? getKey(settings, 'multipleQuantityAllowedForServices')
    : undefined;
  return allowed === undefined || allowed === null || asBoolean(allowed);
}

/** True for the kinds whose prices are those of their variants. */
export function isPricedByVariants(item: Item): boolean {
  return isGoodsOrService(item) || item.productType === productTypes.giftCard;
}

/**
 * PDP-13 for a store item: variants differ in onSale, in salePrice while on sale, or in price. It
 * compares the numbers as they stand in the data, where two missing ones are equal.
 */
export function hasItemVariedPrices(item: Item): boolean {
  const [first] = item.variants;
  if (!first || !isPricedByVariants(item)) return false;
  return item.variants.some((variant, place) => place > 0 && differsInPrice(first, variant));
}

function differsInPrice(first: ItemVariant, { raw }: ItemVariant): boolean {
  return (
    !isEqual(first.raw.onSale, raw.onSale) ||
    (first.onSale && !isEqual(first.raw.salePrice, raw.salePrice)) ||
    !isEqual(first.raw.price, raw.price)
  );
}
