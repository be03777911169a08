// @vitest-environment happy-dom
import type { Cart } from '@sitewright/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleCart, sampleEntry } from '../../testing/sample-cart.ts';
import { acceptCart } from '../../cart/cart-store.ts';
import { cartStore } from '../../platform/storefront.ts';
import { PARTS, start } from './cart-indicator.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<a class="sqs-custom-cart cart-quantity-zero" href="/cart">Cart' +
    '<span class="sqs-cart-quantity">0</span><span class="sqs-cart-subtotal"></span></a>';
});

const link = () => document.querySelector('a')!;

/** Starts every part on the page and gives the page a cart. */
function show(cart: Cart): void {
  cartStore.set({ status: 'idle' });
  document.querySelectorAll<HTMLElement>(PARTS).forEach(start);
  acceptCart(cartStore, cart);
}

test('CART-10 CART-11 the link shows quantity and subtotal', async () => {
  show(sampleCart([sampleEntry({ quantity: 2 })]));
  expect(link().querySelector('.sqs-cart-quantity')?.textContent).toBe('2');
  const subtotal = link().querySelector('.sqs-cart-subtotal');
  await vi.waitFor(() => expect(subtotal?.textContent).toBe('$64.00'));
  expect(link().getAttribute('aria-label')).toBe('Cart, 2 items in cart');
});

test('CART-09 a link without words of its own speaks the count alone', () => {
  link().innerHTML = '<svg></svg><span class="sqs-cart-quantity"></span>';
  show(sampleCart([sampleEntry({ quantity: 101 })]));
  expect(link().getAttribute('aria-label')).toBe('More than 100 items');
});

test('CART-12 the first sync initialises the link, an empty cart marks it empty', () => {
  expect(link().classList.contains('cart-initialized')).toBe(false);
  show(sampleCart([]));
  expect(link().classList.contains('cart-initialized')).toBe(true);
  expect(link().classList.contains('empty')).toBe(true);
  expect(link().classList.contains('cart-quantity-zero')).toBe(true);
  acceptCart(cartStore, sampleCart([sampleEntry()]));
  expect(link().classList.contains('empty')).toBe(false);
  expect(link().classList.contains('cart-quantity-zero')).toBe(false);
});

test('CART-10 numbers outside of a link follow too, a cart that is there already is shown at once', async () => {
  document.body.innerHTML = '<b class="sqs-cart-quantity"></b><i class="sqs-cart-subtotal"></i>';
  acceptCart(cartStore, sampleCart([sampleEntry({ quantity: 3 })]));
  document.querySelectorAll<HTMLElement>(PARTS).forEach(start);
  await vi.waitFor(() => expect(document.body.textContent).toBe('3$96.00'));
});
