import { differsInPrice, hasVariantPrices, isQuantityInputShown } from '@sitewright/commerce';
import { isTruthy } from '@sitewright/template';
import type { PluginContext } from '@sitewright/template';
import { isEqual } from '../values/compare.ts';
import { asBoolean, getKey, isObject } from '../values/read.ts';
import type { Item } from './item.ts';

/** PDP-05 and PDP-06 for a store item, with the settings of the page. */
export function isItemQuantityShown(item: Item, ctx: PluginContext): boolean {
  return isQuantityInputShown(item, {
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

/** Facts as they stand in the data, where two missing ones are equal. */
const asInData = { isSame: isEqual, isOn: isTruthy };

/** PDP-13 for a store item. */
export function hasItemVariedPrices({ productType, variants }: Item): boolean {
  const [first] = variants;
  if (!first || !hasVariantPrices(productType)) return false;
  return variants.some(({ raw }, place) => place > 0 && differsInPrice(first.raw, raw, asInData));
}
