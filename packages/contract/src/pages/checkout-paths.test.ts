import { expect, test } from 'vitest';
import { checkoutPath } from './checkout-paths.ts';

test('ROUT-05 a checkout is named by its cart, whatever signs the token has', () => {
  expect(checkoutPath('cart-1')).toBe('/checkout?cartToken=cart-1');
  expect(checkoutPath('a/b&c')).toBe('/checkout?cartToken=a%2Fb%26c');
});
