import { canTryAgain, cartMessages } from '@sitewright/contract';
import type { CallFailure, Cart, Client } from '@sitewright/contract';
import { acceptCart } from '../../cart/cart-store.ts';
import type { CartStore } from '../../cart/cart-store.ts';
import { createDebouncer } from '../../platform/debouncer.ts';
import { createStore } from '../../platform/store.ts';
import type { Store } from '../../platform/store.ts';
import { withQuantities } from './optimistic-cart.ts';
import { say } from '../../platform/say.ts';

/** Waits this long after the last change of a quantity before it is sent, in milliseconds. */
export const QUANTITY_DEBOUNCE = 350;

export interface CartPageState {
  /** The cart as the server last answered it. */
  readonly cart: Cart;
  /** Quantities that the visitor has changed and the server has not confirmed. */
  readonly wanted: Readonly<Record<string, number>>;
  /** Entries on their way out. */
  readonly removing: readonly string[];
  /** What went wrong, by entry id. */
  readonly errors: Readonly<Record<string, string>>;
  /** Of those, what may succeed a moment later: the quantity that was wanted, or 0 to leave. */
  readonly unsent: Readonly<Record<string, number>>;
}

export interface CartPageStore {
  readonly state: Pick<Store<CartPageState>, 'get' | 'subscribe'>;
  /**
   * Shows a quantity at once and sends it when no further change follows. One that is less than what
   * was typed, because no more can be had, is said in words.
   */
  changeQuantity(entryId: string, quantity: number, typed?: number): void;
  remove(entryId: string): Promise<void>;
  /** Sends what failed for an entry once more. MSG-05 */
  tryAgain(entryId: string): Promise<void>;
  /** Takes a cart that another call answered. */
  accept(cart: Cart): void;
  /** Sends what is still waiting; resolves when the server knows everything. */
  flush(): Promise<void>;
}

/**
 * The behaviour of the cart page without a DOM. Calls go out one after the other, so that answers
 * never overtake each other. CART-20, CART-21
 */
export function createCartPage(initial: Cart, call: Client, shared: CartStore): CartPageStore {
  const state = createStore<CartPageState>({
    cart: initial,
    wanted: {},
    removing: [],
    errors: {},
    unsent: {},
  });
  const sendLater = (entryId: string): void => void enqueue(() => send(entryId));
  const waiting = createDebouncer(QUANTITY_DEBOUNCE, sendLater);
  let queue = Promise.resolve();

  const enqueue = (task: () => Promise<void>): Promise<void> => (queue = queue.then(task));

  function shareCart(): void {
    acceptCart(shared, withQuantities(state.get().cart, state.get().wanted));
  }

  function fail(entryId: string, quantity: number, failure: CallFailure): void {
    const { errors, unsent } = state.get();
    const { unableToUpdateQuantity, unableToRemoveItem } = cartMessages;
    const title = say(quantity === 0 ? unableToRemoveItem : unableToUpdateQuantity);
    state.patch({
      errors: { ...errors, [entryId]: `${title}. ${explain(failure)}` },
      unsent: canTryAgain(failure) ? { ...unsent, [entryId]: quantity } : unsent,
    });
  }

  async function send(entryId: string): Promise<void> {
    const quantity = state.get().wanted[entryId];
    if (quantity === undefined) return;
    const result = await call('PUT /api/commerce/shopping-cart/entries/:entryId', {
      params: { entryId },
      body: { quantity },
    });
    const isStillWanted = state.get().wanted[entryId] === quantity;
    if (isStillWanted) state.patch({ wanted: without(state.get().wanted, entryId) });
    if (result.ok) state.patch({ cart: result.answer.shoppingCart });
    else if (isStillWanted) fail(entryId, quantity, result.failure);
    shareCart();
  }

  async function sendRemoval(entryId: string): Promise<void> {
    const result = await call('DELETE /api/commerce/shopping-cart/entries/:entryId', {
      params: { entryId },
    });
    state.patch({ removing: state.get().removing.filter((id) => id !== entryId) });
    if (result.ok) state.patch({ cart: result.answer.shoppingCart });
    else fail(entryId, 0, result.failure);
    shareCart();
  }

  function changeQuantity(entryId: string, quantity: number, typed = quantity): void {
    const { wanted, errors, unsent } = state.get();
    const rest = without(errors, entryId);
    const limit = say(cartMessages.onlyAvailable, { count: quantity });
    state.patch({
      wanted: { ...wanted, [entryId]: quantity },
      errors: typed > quantity ? { ...rest, [entryId]: limit } : rest,
      unsent: without(unsent, entryId),
    });
    shareCart();
    waiting.start(entryId);
  }

  async function remove(entryId: string): Promise<void> {
    const { removing, wanted, errors, unsent } = state.get();
    if (removing.includes(entryId)) return;
    waiting.stop(entryId);
    state.patch({
      removing: [...removing, entryId],
      wanted: without(wanted, entryId),
      errors: without(errors, entryId),
      unsent: without(unsent, entryId),
    });
    await enqueue(() => sendRemoval(entryId));
  }

  return {
    state,
    changeQuantity,
    remove,
    accept(cart) {
      state.patch({ cart });
      shareCart();
    },
    async tryAgain(entryId) {
      const quantity = state.get().unsent[entryId];
      if (quantity === undefined) return;
      if (quantity === 0) return remove(entryId);
      changeQuantity(entryId, quantity);
      waiting.flush();
      await queue;
    },
    flush() {
      waiting.flush();
      return queue;
    },
  };
}

/** Where the plain forms of an entry post to. */
export function entryPath(entryId: string): string {
  return `/api/commerce/shopping-cart/entries/${encodeURIComponent(entryId)}`;
}

/** The second sentence of a message: the server's words, else what the visitor can do. */
export function explain(failure: CallFailure): string {
  if (failure.kind === 'offline') return say(cartMessages.checkConnection);
  return failure.message || say(cartMessages.tryAgain);
}

function without<T>(map: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  const { [key]: _gone, ...rest } = map;
  return rest;
}
