import { expect, test } from 'vitest';
import { createFakeServer } from '../testing/fake-server.ts';
import { sampleCart, sampleEntry } from '../testing/sample-cart.ts';
import { createCartStore, loadCart, quantityInCart } from './cart-store.ts';

const path = 'GET /api/commerce/shopping-cart';

test('CART-15 CART-18 the cart is loading, then loaded', async () => {
  const cart = sampleCart([sampleEntry()]);
  const store = createCartStore();
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.get().status));
  await loadCart(store, createFakeServer({ [path]: { body: cart } }).call);
  expect(seen).toEqual(['loading', 'loaded']);
  expect(store.get().cart).toEqual(cart);
});

test('CART-15 without an answer the page stays without a cart', async () => {
  const store = createCartStore();
  await loadCart(store, createFakeServer({ [path]: 'offline' }).call);
  expect(store.get()).toEqual({ status: 'idle' });
});

test('counts the pieces of one variant over several entries', () => {
  const other = sampleEntry({ id: 'entry-2', quantity: 3 });
  const cart = sampleCart([sampleEntry({ quantity: 2 }), other]);
  expect(quantityInCart(cart, 'bowl', 'bowl-s')).toBe(5);
  expect(quantityInCart(cart, 'bowl', 'bowl-l')).toBe(0);
  expect(quantityInCart(undefined, 'bowl', 'bowl-s')).toBe(0);
});
