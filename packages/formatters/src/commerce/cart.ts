import type { Formatter } from '@sitewright/template';
import { asNumber, getKey } from '../values/read.ts';
import { moneySpan, writeCents } from './cents-text.ts';

/** Items in the cart. CFM-02, ENT-20. */
export const cartQuantity: Formatter = {
  name: 'cart-quantity',
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
  run: (cart) => {
    const subtotal = writeCents(getKey(cart, 'subtotalCents'));
    return `<span class="sqs-cart-subtotal">${moneySpan(subtotal)}</span>`;
  },
};

/** Where the cart is. CFM-02. */
export const cartUrl: Formatter = {
  name: 'cart-url',
  run: () => '/cart',
};
