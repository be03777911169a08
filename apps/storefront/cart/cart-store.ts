import type { Client } from '@sitewright/contract';
import type { Cart } from '@sitewright/contract';
import { createStore } from '../platform/store.ts';
import type { Store } from '../platform/store.ts';

/**
 * The visitor's cart on this page. `recalculating` lasts while a form of an entry is being
 * saved (CART-16); the last cart stays readable meanwhile.
 */
export interface CartState {
  readonly status: 'idle' | 'loading' | 'loaded' | 'recalculating';
  readonly cart?: Cart;
}

export type CartStore = Store<CartState>;

export function createCartStore(): CartStore {
  return createStore<CartState>({ status: 'idle' });
}

/** Asks for the cart: loading, then loaded (CART-15). A failure leaves the page without a cart. */
export async function loadCart(store: CartStore, call: Client): Promise<void> {
  store.patch({ status: 'loading' });
  const result = await call('GET /api/commerce/shopping-cart', { query: {} });
  if (result.ok) acceptCart(store, result.answer);
  else store.patch({ status: 'idle' });
}

/** Takes the cart that a call answered; whatever shows the cart follows. */
export function acceptCart(store: CartStore, cart: Cart): void {
  store.set({ status: 'loaded', cart });
}

/** How many pieces of one variant the cart holds. */
export function quantityInCart(cart: Cart | undefined, itemId: string, sku: string): number {
  return (cart?.entries ?? [])
    .filter((entry) => entry.itemId === itemId && entry.chosenVariant.sku === sku)
    .reduce((sum, entry) => sum + entry.quantity, 0);
}
