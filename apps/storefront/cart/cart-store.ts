import type { Caller } from '../api/call.ts';
import type { WireCart } from '../api/wire.ts';
import { createStore } from '../platform/store.ts';
import type { Store } from '../platform/store.ts';

/**
 * The visitor's cart on this page. `recalculating` lasts while a form of an entry is being
 * saved (CART-16); the last cart stays readable meanwhile.
 */
export interface CartState {
  readonly status: 'idle' | 'loading' | 'loaded' | 'recalculating';
  readonly cart?: WireCart;
}

export type CartStore = Store<CartState>;

export function createCartStore(): CartStore {
  return createStore<CartState>({ status: 'idle' });
}

/** Asks for the cart: loading, then loaded (CART-15). A failure leaves the page without a cart. */
export async function loadCart(store: CartStore, call: Caller): Promise<void> {
  store.patch({ status: 'loading' });
  const result = await call<WireCart>('/api/commerce/shopping-cart');
  if (result.ok) acceptCart(store, result.body);
  else store.patch({ status: 'idle' });
}

/** Takes the cart that a call answered; whatever shows the cart follows. */
export function acceptCart(store: CartStore, cart: WireCart): void {
  store.set({ status: 'loaded', cart });
}

/** How many pieces of one variant the cart holds. */
export function quantityInCart(
  cart: WireCart | undefined,
  itemId: string,
  sku: string | null,
): number {
  return (cart?.entries ?? [])
    .filter((entry) => entry.itemId === itemId && (entry.chosenVariant.sku ?? null) === sku)
    .reduce((sum, entry) => sum + entry.quantity, 0);
}
