import { createClient } from '@sitewright/contract';
import { createCartStore } from '../cart/cart-store.ts';
import { readCookie } from './cookies.ts';

/** The one caller and the one cart of a page; the loader makes them, every widget shares them. */
export const call = createClient({
  // A write that is under way outlives the page.
  fetch: (path, init) => fetch(path, { ...init, keepalive: init.method !== 'GET' }),
  readCrumb: () => readCookie('crumb'),
});
export const cartStore = createCartStore();
