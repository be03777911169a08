import type { Formatter } from '@sitewright/template';
import { asNumber, asText, getKey } from '../values/read.ts';
import { legacyMoneySpan } from './price-text.ts';

/** Items in the cart. CFM-02, ENT-20. */
export const cartQuantity: Formatter = {
  name: 'cart-quantity',
  summary: 'How many items are in the cart, in a span that the storefront script keeps current.',
  examples: [
    {
      template: '{cart|cart-quantity}',
      data: { cart: { entries: [{ quantity: 2 }, { quantity: 1 }] } },
      output: '<span class="sqs-cart-quantity">3</span>',
    },
  ],
  run: (cart) => {
    const entries = getKey(cart, 'entries');
    const quantities = Array.isArray(entries)
      ? entries.map((entry: unknown) => asNumber(getKey(entry, 'quantity')))
      : [];
    const count = quantities.reduce((total, quantity) => total + quantity, 0);
    return `<span class="sqs-cart-quantity">${count}</span>`;
  },
};

/** Sum of the cart. CFM-02. */
export const cartSubtotal: Formatter = {
  name: 'cart-subtotal',
  summary: 'The subtotal of the cart, in a span that the storefront script keeps current.',
  examples: [
    {
      template: '{cart|cart-subtotal}',
      data: { cart: { subtotalCents: 12345 } },
      output: '<span class="sqs-cart-subtotal"><span class="sqs-money-native">123.45</span></span>',
    },
  ],
  run: (cart) => {
    const cents = asText(getKey(cart, 'subtotalCents')) || '0';
    return `<span class="sqs-cart-subtotal">${legacyMoneySpan(cents)}</span>`;
  },
};

/** Where the cart is. CFM-02. */
export const cartUrl: Formatter = {
  name: 'cart-url',
  summary: 'The address of the cart page; the value does not matter.',
  examples: [{ template: '<a href="{@|cart-url}">', data: {}, output: '<a href="/cart">' }],
  run: () => '/cart',
};
