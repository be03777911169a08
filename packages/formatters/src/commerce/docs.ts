import type { PluginDocs } from '../plugin.ts';

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

/** Products and the cart, for authors. */
export const commerceDocs: PluginDocs = {
  'add-to-cart-btn': {
    summary: 'The add-to-cart button of a product, with all that the storefront script needs.',
    examples: [
      {
        template: '{item|add-to-cart-btn}',
        data: { item: { id: 'p1', collectionId: 'c1', structuredContent: { productType: 1 } } },
        output:
          '\n\n\n\n\n\n\n\n\n\n\n\n\n<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">\n  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary " role="button" tabindex="0" data-dynamic-strings data-collection-id="c1" data-item-id="p1" data-product-type="1" data-use-custom-label="" data-original-label="Add To Cart" >\n    <div class="sqs-add-to-cart-button-inner">Add To Cart</div>\n  </div>\n</div>',
      },
    ],
  },
  'bookkeeper-money-format': {
    summary: 'Hundredths as money in the currency of the locale’s region.',
    examples: [
      {
        template: '{n|bookkeeper-money-format}',
        data: { n: 12345 },
        output: '$123.45',
        locale: 'en',
      },
    ],
  },
  'cart-quantity': {
    summary: 'How many items are in the cart, in a span that the storefront script keeps current.',
    examples: [
      {
        template: '{cart|cart-quantity}',
        data: { cart: { entries: [{ quantity: 2 }, { quantity: 1 }] } },
        output: '<span class="sqs-cart-quantity">3</span>',
      },
    ],
  },
  'cart-subtotal': {
    summary: 'The subtotal of the cart, in a span that the storefront script keeps current.',
    examples: [
      {
        template: '{cart|cart-subtotal}',
        data: { cart: { subtotalCents: 12345 } },
        output:
          '<span class="sqs-cart-subtotal"><span class="sqs-money-native">123.45</span></span>',
      },
    ],
  },
  'cart-url': {
    summary: 'The address of the cart page; the value does not matter.',
    examples: [{ template: '<a href="{@|cart-url}">', data: {}, output: '<a href="/cart">' }],
  },
  'percentage-format': {
    summary: 'A rate with two or three decimals; with `trim` only as many as it needs.',
    usage: '[trim]',
    examples: [
      {
        template: '{n|percentage-format} {n|percentage-format trim}',
        data: { n: 8.5 },
        output: '8.50 8.5',
        locale: 'en',
      },
    ],
  },
  'from-price': {
    summary: 'Lowest price to pay now over all variants, in hundredths.',
    examples: [{ template: '{item|from-price}', data: { item }, output: '1050' }],
  },
  'normal-price': {
    summary: 'Highest regular price over all variants, in hundredths.',
    examples: [{ template: '{item|normal-price}', data: { item }, output: '2000' }],
  },
  'sale-price': {
    summary: 'Lowest price of the variants on sale, in hundredths; 0 when none is.',
    examples: [{ template: '{item|sale-price}', data: { item }, output: '1050' }],
  },
  'has-variants?': {
    summary: 'The product has more than one variant; a digital product never has.',
    examples: [
      {
        template: '{.has-variants?}choose{.end}',
        data: { structuredContent: { productType: 1, variants: [{}, {}] } },
        output: 'choose',
      },
    ],
  },
  'on-sale?': {
    summary: 'Any variant is on sale; a digital product has its own flag.',
    examples: [
      {
        template: '{.on-sale?}sale{.end}',
        data: { structuredContent: { productType: 1, variants: [{ onSale: true }] } },
        output: 'sale',
      },
    ],
  },
  'sold-out?': {
    summary: 'Every variant is limited and at zero; digital products and gift cards never.',
    examples: [
      {
        template: '{.sold-out?}gone{.end}',
        data: { structuredContent: { productType: 1, variants: [{ qtyInStock: 0 }] } },
        output: 'gone',
      },
    ],
  },
  'varied-prices?': {
    summary: 'The variants do not all cost the same.',
    examples: [
      {
        template: '{.varied-prices?}from{.end}',
        data: { structuredContent: { productType: 1, variants: [{ price: 100 }, { price: 200 }] } },
        output: 'from',
      },
    ],
  },
  'product-checkout': {
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
  },
  'product-price': {
    summary: 'The price of a product: from, sale and original price, or what a subscription costs.',
    usage: '[currency options]',
    examples: [
      {
        template: '{item|product-price}',
        data: {
          item: {
            structuredContent: {
              productType: 1,
              variants: [{ price: 1200, priceMoney: { value: '12.00', currency: 'USD' } }],
            },
          },
          featureFlags: { useCLDRMoneyFormat: true },
        },
        output: '\n\n\n<div class="product-price">\n$12.00\n</div>',
        locale: 'en',
      },
    ],
  },
  'product-quick-view': {
    summary: 'The button that opens a product over the list.',
    usage: '[group or reference]',
    examples: [
      {
        template: '{item|product-quick-view all}',
        data: { item: { id: 'p1' } },
        output:
          '<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="p1" data-group="all">Quick View</span>',
      },
    ],
  },
  'product-restock-notification': {
    summary: 'One back-in-stock form per restock view of the product’s merchandising context.',
    examples: [
      {
        template: '{item|product-restock-notification}',
        data: {
          item: { id: 'p1' },
          productMerchandisingContext: {
            p1: {
              restockNotificationViews: [{ variantId: 'v1' }],
              restockNotificationMessages: {
                CTAText: 'Get it when it is back',
                placeholderText: 'E-mail',
                buttonText: 'Tell me',
              },
            },
          },
        },
        output:
          '\n\n\n\n\n\n\n<div class="product-restock-notification" data-product-id="p1" data-variant-id="v1">\n  <span class="product-restock-cta">Get it when it is back</span>\n  <form class="product-restock-form" action="#">\n    <input type="text" x-autocompletetype="email" spellcheck="false" name="email" placeholder="E-mail">\n    <input class="sqs-editable-button" type="submit" value="Tell me">\n  </form>\n\n\n</div>\n',
      },
    ],
  },
  'product-scarcity': {
    summary: 'One message per scarcity view of the product’s merchandising context, when enabled.',
    examples: [
      {
        template: '{item|product-scarcity}',
        data: {
          item: { id: 'p1' },
          productMerchandisingContext: {
            p1: {
              scarcityEnabled: true,
              scarcityText: 'Only {qtyInStock} left',
              scarcityTemplateViews: [{ qtyInStock: 2 }],
            },
          },
        },
        output: '\n  <div class="product-scarcity">\n    Only 2 left\n  </div>\n',
        locale: 'en',
      },
    ],
  },
  'product-status': {
    summary: 'The mark of a product that is sold out or on sale; missing for all others.',
    examples: [
      {
        template: '{item|product-status}',
        data: { item: { structuredContent: { productType: 1, variants: [{ qtyInStock: 0 }] } } },
        output: '<div class="product-mark sold-out">sold out</div>',
      },
    ],
  },
  'quantity-input': {
    summary: 'The quantity input of a product; missing where only one can be bought.',
    examples: [
      {
        template: '{item|quantity-input}',
        data: {
          item: { id: 'p1', structuredContent: { productType: 1, variants: [{ qtyInStock: 5 }] } },
        },
        output:
          '\n\n\n<div class="product-quantity-input" data-item-id="p1" data-animation-role="content">\n  <div class="quantity-label">Quantity:</div>\n  <input aria-label="Quantity" size="4" max="9999" min="1" value="1" type="number" step="1"></input>\n</div>',
      },
    ],
  },
  'subscription-price': {
    summary: 'The price of the first pricing option of the cheapest variant.',
    usage: '[currency options]',
    examples: [
      {
        template: '{item|subscription-price}',
        data: {
          item: {
            structuredContent: {
              productType: 1,
              variants: [
                {
                  priceMoney: { value: '20.00', currency: 'USD' },
                  pricingOptions: [{ priceMoney: { value: '18.00', currency: 'USD' } }],
                },
              ],
            },
          },
        },
        output:
          '\n\n\n<div class="subscription-price">\n<span class="sqs-money-native">18.00</span>\n</div>',
        locale: 'en',
      },
    ],
  },
  'summary-form-field': {
    summary: 'A form field with the answer that was given, by the type of the field.',
    examples: [
      {
        template: '{f|summary-form-field}',
        data: { f: { type: 'name', rawTitle: 'Name', values: { First: 'Ada', Last: 'Byron' } } },
        output:
          '<div style="font-size:11px; margin-top:3px">\n  <span style="font-weight:bold;">Name:</span> Ada Byron\n</div>',
      },
    ],
  },
  'variant-descriptor': {
    summary: 'The option values of a variant in one line.',
    examples: [
      {
        template: '{v|variant-descriptor}',
        data: { v: { optionValues: [{ value: 'Small' }, { value: 'Blue' }] } },
        output: 'Small / Blue',
      },
    ],
  },
  'variants-select': {
    summary:
      'Select boxes and radio buttons for the options of a product; missing without a choice.',
    examples: [
      {
        template: '{item|variants-select}',
        data: {
          item: {
            id: 'p1',
            structuredContent: {
              productType: 1,
              variantOptionOrdering: ['Size'],
              variants: [{ attributes: { Size: 'S' } }, { attributes: { Size: 'L' } }],
            },
          },
        },
        output:
          '\n  \n  \n  \n  \n\n  <div class="product-variants" data-item-id="p1" data-variants="[{&quot;attributes&quot;:{&quot;Size&quot;:&quot;S&quot;}},{&quot;attributes&quot;:{&quot;Size&quot;:&quot;L&quot;}}]" data-animation-role="content">\n    <div class="variant-option">\n    <div class="variant-option-title">Size: </div>\n    <div class="variant-select-wrapper">\n      <select aria-label="Select Size" data-variant-option-name="Size">\n        <option value="">Select Size</option>\n        <option value="S">S</option><option value="L">L</option>\n      </select>\n    </div>\n    <div class="variant-radiobtn-wrapper" data-variant-option-name="Size">\n      <input type="radio" class="variant-radiobtn" value="S" name="variant-option-Size" id="variant-option-Size-S"/>\n      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="variant-option-Size-S">S</label>\n      <input type="radio" class="variant-radiobtn" value="L" name="variant-option-Size" id="variant-option-Size-L"/>\n      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="variant-option-Size-L">L</label>\n    </div>\n    </div>\n  </div>\n',
        locale: 'en',
      },
    ],
  },
};
