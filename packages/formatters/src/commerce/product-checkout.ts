import type { Formatter } from '@sitewright/template';
import { addToCartMarkup } from './add-to-cart-btn.ts';
import { quantityMarkup } from './quantity-input.ts';
import { variantsMarkup } from './variants-select.ts';

/** All that a visitor needs to buy a product. CFM-03. */
export const productCheckout: Formatter = {
  name: 'product-checkout',
  run: (item, _, ctx) =>
    (variantsMarkup(item, ctx) ?? '') +
    (quantityMarkup(item, ctx) ?? '') +
    addToCartMarkup(item, ctx),
};
