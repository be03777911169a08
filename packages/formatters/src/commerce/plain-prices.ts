import type { Formatter } from '@sitewright/template';
import { itemOf } from './item.ts';
import { toCentsText } from './price-text.ts';
import { fromMoneyOf, normalMoneyOf, saleMoneyOf } from './prices.ts';

/** Lowest price. */
export const fromPrice: Formatter = {
  name: 'from-price',
  run: (value, _, ctx) => toCentsText(fromMoneyOf(itemOf(value, ctx)), ctx),
};

/** Highest regular price. */
export const normalPrice: Formatter = {
  name: 'normal-price',
  run: (value, _, ctx) => toCentsText(normalMoneyOf(itemOf(value, ctx)), ctx),
};

/** Lowest sale price. */
export const salePrice: Formatter = {
  name: 'sale-price',
  run: (value, _, ctx) => toCentsText(saleMoneyOf(itemOf(value, ctx)), ctx),
};
