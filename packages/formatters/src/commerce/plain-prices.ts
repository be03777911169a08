import type { Formatter } from '@sitewright/template';
import { itemOf } from './item.ts';
import { toCentsText } from './price-text.ts';
import { fromMoneyOf, normalMoneyOf, saleMoneyOf } from './prices.ts';

const item = {
  structuredContent: {
    productType: 1,
    variants: [
      { priceMoney: { value: '12.00', currency: 'USD' } },
      {
        priceMoney: { value: '20.00', currency: 'USD' },
        salePriceMoney: { value: '10.50', currency: 'USD' },
        onSale: true,
      },
    ],
  },
};

/** Lowest price. */
export const fromPrice: Formatter = {
  name: 'from-price',
  summary: 'Lowest price to pay now over all variants, in hundredths.',
  examples: [{ template: '{item|from-price}', data: { item }, output: '1050' }],
  run: (value, _, ctx) => toCentsText(fromMoneyOf(itemOf(value, ctx))),
};

/** Highest regular price. */
export const normalPrice: Formatter = {
  name: 'normal-price',
  summary: 'Highest regular price over all variants, in hundredths.',
  examples: [{ template: '{item|normal-price}', data: { item }, output: '2000' }],
  run: (value, _, ctx) => toCentsText(normalMoneyOf(itemOf(value, ctx))),
};

/** Lowest sale price. */
export const salePrice: Formatter = {
  name: 'sale-price',
  summary: 'Lowest price of the variants on sale, in hundredths; 0 when none is.',
  examples: [{ template: '{item|sale-price}', data: { item }, output: '1050' }],
  run: (value, _, ctx) => toCentsText(saleMoneyOf(itemOf(value, ctx))),
};
