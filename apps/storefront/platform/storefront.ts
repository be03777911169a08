import { createCaller } from '../api/call.ts';
import { createCartStore } from '../cart/cart-store.ts';

/** The one caller and the one cart of a page; the loader makes them, every widget shares them. */
export const call = createCaller();
export const cartStore = createCartStore();
