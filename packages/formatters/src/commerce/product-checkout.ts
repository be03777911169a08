import type { Formatter } from '@sitewright/template';
import { addToCartMarkup } from './add-to-cart-btn.ts';
import { quantityMarkup } from './quantity-input.ts';
import { variantsMarkup } from './variants-select.ts';

/** All that a visitor needs to buy a product. CFM-03. */
export const productCheckout: Formatter = {
  name: 'product-checkout',
  summary: '`variants-select`, `quantity-input` and `add-to-cart-btn`, one after the other.',
  examples: [
    {
      template: '{item|product-checkout}',
      data: {
        item: {
          id: 'p1',
          collectionId: 'c1',
          structuredContent: { productType: 1, variants: [{ qtyInStock: 5 }] },
        },
      },
      output:
        '\n\n\n<div class="product-quantity-input" data-item-id="p1" data-animation-role="content">\n  <div class="quantity-label">Quantity:</div>\n  <input aria-label="Quantity" size="4" max="9999" min="1" value="1" type="number" step="1"></input>\n</div>\n\n\n\n\n\n\n\n\n\n\n\n\n<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">\n  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary " role="button" tabindex="0" data-dynamic-strings data-collection-id="c1" data-item-id="p1" data-product-type="1" data-use-custom-label="" data-original-label="Add To Cart" >\n    <div class="sqs-add-to-cart-button-inner">Add To Cart</div>\n  </div>\n</div>',
    },
  ],
  run: (item, _, ctx) =>
    (variantsMarkup(item, ctx) ?? '') +
    (quantityMarkup(item, ctx) ?? '') +
    addToCartMarkup(item, ctx),
};
