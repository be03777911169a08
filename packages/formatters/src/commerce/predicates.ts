import { hasVariantChoice, isDigital, isOnSale, isSoldOut } from '@sitewright/commerce';
import type { Predicate } from '@sitewright/template';
import { itemOf } from './item.ts';
import { hasItemVariedPrices } from './rules.ts';

/** Something to choose. CFM-07. */
export const hasVariants: Predicate = {
  name: 'has-variants?',
  test: (value, _, ctx) => {
    const item = itemOf(value, ctx);
    return !isDigital(item.productType) && hasVariantChoice(item.variants);
  },
};

/** A lower price. PDP-11, CFM-07. */
export const onSale: Predicate = {
  name: 'on-sale?',
  test: (value, _, ctx) => isOnSale(itemOf(value, ctx)),
};

/** Nothing left. PDP-07..09, CFM-07. */
export const soldOut: Predicate = {
  name: 'sold-out?',
  test: (value, _, ctx) => isSoldOut(itemOf(value, ctx)),
};

/** Prices that depend on the choice. PDP-13, CFM-07. */
export const variedPrices: Predicate = {
  name: 'varied-prices?',
  test: (value, _, ctx) => hasItemVariedPrices(itemOf(value, ctx)),
};
