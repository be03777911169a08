import { expect, test } from 'vitest';
import { sampleCart, sampleEntry } from '../testing/sample-cart.ts';
import { subtotalText } from './cart-subtotal.ts';

test('CART-11 the subtotal is written in the currency of the cart', () => {
  const entries = [sampleEntry({ purchasePriceCents: 123_400 })];
  expect(subtotalText(sampleCart(entries))).toBe('$1,234.00');
  expect(subtotalText(sampleCart(entries, { currency: 'SEK' }))).toBe('1,234.00 kr');
});
