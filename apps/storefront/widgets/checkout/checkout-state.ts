import type { Cart, CartBalance, CheckoutPage, Client } from '@sitewright/contract';
import { createStore } from '../../platform/store.ts';
import type { Store } from '../../platform/store.ts';
import type { AddressKind } from './checkout-values.ts';
import type { CheckoutErrors } from './checkout-values.ts';

export interface CheckoutState {
  readonly cart: Cart;
  /** Chosen country codes, which decide what else an address asks. */
  readonly countries: Readonly<Record<AddressKind, string>>;
  /** Gift cards that pay it, in the order in which they do. */
  readonly giftCards: readonly CartBalance[];
  /** What was chosen; `providerOf` tells what counts. */
  readonly provider: string;
  readonly methods: CheckoutPage['paymentMethods'];
  readonly shippingOptionId: string;
  /** True: the buyer fetches it. */
  readonly isPickup: boolean;
  /** Epoch milliseconds of this browser until which stock is held; null: none is. */
  readonly heldUntil: number | null;
  /** `unknown` until a place is known, `failed` when the prices could not be had. */
  readonly shipping: 'unknown' | 'loading' | 'known' | 'failed' | 'unanswered';
  /** `leaving`: paid, the next page is on its way. */
  readonly phase: 'editing' | 'paying' | 'leaving';
  readonly errors: CheckoutErrors;
  /** What is wrong with the whole form, empty when nothing is. */
  readonly message: string;
  readonly couponMessage: string;
  /** What became of a link that was asked for. */
  readonly linkMessage: string;
}

/** What the parts of the checkout share. */
export interface CheckoutContext {
  readonly call: Client;
  readonly params: { readonly cartToken: string };
  readonly state: Store<CheckoutState>;
  readonly acceptCart: (cart: Cart) => void;
  readonly setError: (name: string, message: string) => void;
  /** One call after the other, so that an older answer never replaces a newer one. */
  readonly enqueue: (task: () => Promise<void>) => Promise<void>;
}

export function createCheckoutContext(
  data: CheckoutPage,
  { call, now }: { readonly call: Client; readonly now: () => Date },
): CheckoutContext {
  const state = createStore(firstState(data, now().getTime()));
  let queue = Promise.resolve();
  return {
    call,
    state,
    params: { cartToken: data.cart.cartToken },
    acceptCart: (cart) =>
      state.patch({
        cart,
        shippingOptionId: cart.selectedShippingOption?.id ?? '',
        couponMessage: '',
      }),
    setError: (name, message) =>
      state.patch({ errors: { ...state.get().errors, [name]: message } }),
    enqueue: (task) => (queue = queue.then(task)),
  };
}

function firstState({ cart, values, ...data }: CheckoutPage, now: number): CheckoutState {
  return {
    cart,
    countries: {
      shippingAddress: values.shippingAddress.country,
      billingAddress: values.billingAddress.country,
    },
    giftCards: data.giftCards,
    provider: data.paymentMethods[0]?.provider ?? '',
    methods: data.paymentMethods,
    shippingOptionId: values.shippingOptionId || (cart.selectedShippingOption?.id ?? ''),
    isPickup: values.deliveryMethod === 'pickup',
    heldUntil: data.heldUntil === null ? null : now + data.heldUntil - data.now,
    shipping: data.hasShippingLocation ? 'known' : 'unknown',
    phase: 'editing',
    errors: data.errors,
    message: data.formError,
    couponMessage: '',
    linkMessage: '',
  };
}

/** The errors without the one of a field. */
export function withoutError(errors: CheckoutErrors, name: string): CheckoutErrors {
  const { [name]: _gone, ...rest } = errors;
  return rest;
}
