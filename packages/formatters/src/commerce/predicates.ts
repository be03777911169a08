import { hasVariantChoice, isDigital, isSoldOut } from '@sitewright/commerce';
import type { Predicate } from '@sitewright/template';
import { itemOf } from './item.ts';
import { hasItemVariedPrices, isItemOnSale } from './rules.ts';

/** Something to choose. CFM-07. */
export const hasVariants: Predicate = {
  name: 'has-variants?',
  summary: 'The product has more than one variant; a digital product never has.',
  examples: [
    {
      template: '{.has-variants?}choose{.end}',
      data: { structuredContent: { productType: 1, variants: [{}, {}] } },
      output: 'choose',
    },
  ],
  test: (value, _, ctx) => {
    const item = itemOf(value, ctx);
    return !isDigital(item.productType) && hasVariantChoice(item.variants);
  },
};

/** A lower price. PDP-11, CFM-07. */
export const onSale: Predicate = {
  name: 'on-sale?',
  summary: 'Any variant is on sale; a digital product has its own flag.',
  examples: [
    {
      template: '{.on-sale?}sale{.end}',
      data: { structuredContent: { productType: 1, variants: [{ onSale: true }] } },
      output: 'sale',
    },
  ],
  test: (value, _, ctx) => isItemOnSale(itemOf(value, ctx)),
};

/** Nothing left. PDP-07..09, CFM-07. */
export const soldOut: Predicate = {
  name: 'sold-out?',
  summary: 'Every variant is limited and at zero; digital products and gift cards never.',
  examples: [
    {
      template: '{.sold-out?}gone{.end}',
      data: { structuredContent: { productType: 1, variants: [{ qtyInStock: 0 }] } },
      output: 'gone',
    },
  ],
  test: (value, _, ctx) => isSoldOut(itemOf(value, ctx)),
};

/** Prices that depend on the choice. PDP-13, CFM-07. */
export const variedPrices: Predicate = {
  name: 'varied-prices?',
  summary: 'The variants do not all cost the same.',
  examples: [
    {
      template: '{.varied-prices?}from{.end}',
      data: { structuredContent: { productType: 1, variants: [{ price: 100 }, { price: 200 }] } },
      output: 'from',
    },
  ],
  test: (value, _, ctx) => hasItemVariedPrices(itemOf(value, ctx)),
};
