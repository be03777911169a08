// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { sampleCart, sampleEntry } from '../../testing/sample-cart.ts';
import { syncCartIndicators } from './cart-indicator.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<a class="sqs-custom-cart cart-quantity-zero" href="/cart">Cart' +
    '<span class="sqs-cart-quantity">0</span><span class="sqs-cart-subtotal"></span></a>';
});

const link = () => document.querySelector('a')!;

test('CART-10 CART-11 the link shows quantity and subtotal', () => {
  syncCartIndicators(sampleCart([sampleEntry({ quantity: 2 })]));
  expect(link().querySelector('.sqs-cart-quantity')?.textContent).toBe('2');
  expect(link().querySelector('.sqs-cart-subtotal')?.textContent).toBe('$64.00');
  expect(link().getAttribute('aria-label')).toBe('Cart, 2 items in cart');
});

test('CART-09 a link without words of its own speaks the count alone', () => {
  link().innerHTML = '<svg></svg><span class="sqs-cart-quantity"></span>';
  syncCartIndicators(sampleCart([sampleEntry({ quantity: 101 })]));
  expect(link().getAttribute('aria-label')).toBe('More than 100 items');
});

test('CART-12 the first sync initialises the link, an empty cart marks it empty', () => {
  expect(link().classList.contains('cart-initialized')).toBe(false);
  syncCartIndicators(sampleCart([]));
  expect(link().classList.contains('cart-initialized')).toBe(true);
  expect(link().classList.contains('empty')).toBe(true);
  expect(link().classList.contains('cart-quantity-zero')).toBe(true);
  syncCartIndicators(sampleCart([sampleEntry()]));
  expect(link().classList.contains('empty')).toBe(false);
  expect(link().classList.contains('cart-quantity-zero')).toBe(false);
});
