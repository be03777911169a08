import { canTryAgain } from '@sitewright/contract';
import { createDebouncer } from '../../platform/debouncer.ts';
import { withoutError } from './checkout-state.ts';
import type { CheckoutContext } from './checkout-state.ts';
import { placeKind, readAddress } from './checkout-values.ts';
import type { CheckoutFields } from './checkout-values.ts';
import { describeFailure } from './payment-failure.ts';

/** Waits this long after the last change of a place before shipping is priced, in milliseconds. */
export const LOCATION_DEBOUNCE = 450;

export interface ShippingQuotes {
  /** Asks for the ways and prices of shipping when no further change of the place follows. */
  locate(fields: CheckoutFields): void;
  /** Asks once more, for the same place and at once. MSG-05 */
  locateAgain(): Promise<void>;
  choose(optionId: string): Promise<void>;
  /** Has it sent, or fetches it: takes the first way to do so. */
  chooseMethod(isPickup: boolean): Promise<void>;
  /** Sends what waits; resolves when every price is known. */
  settle(): Promise<void>;
}

/** Keeps the shipping options and the total in step with the typed place. */
export function createShippingQuotes(context: CheckoutContext): ShippingQuotes {
  const { state, call, params, acceptCart, setError, enqueue } = context;
  const waiting = createDebouncer(LOCATION_DEBOUNCE, () => void enqueue(sendLocation));
  let place: CheckoutFields = {};

  async function sendLocation(): Promise<void> {
    const { line1, line2, city, region, postalCode, country } = readAddress(
      place,
      placeKind(state.get().cart.requiresShipping),
    );
    if (!country) return;
    state.patch({ shipping: 'loading' });
    const result = await call('PUT /api/3/commerce/cart/:cartToken/shipping/location', {
      params,
      body: { line1, line2, city, region, postalCode, country },
    });
    if (!result.ok) {
      return state.patch({ shipping: canTryAgain(result.failure) ? 'unanswered' : 'failed' });
    }
    acceptCart(result.answer.shoppingCart);
    state.patch({ shipping: 'known' });
    await takeFirst();
  }

  /** Chooses when nothing that fits is chosen. */
  async function takeFirst(): Promise<void> {
    const { cart, isPickup, shippingOptionId } = state.get();
    const fitting = cart.shippingOptions.filter((quote) => quote.isPickup === isPickup);
    if (fitting.some(({ id }) => id === shippingOptionId)) return;
    const [first] = fitting.toSorted((a, b) => a.priceCents - b.priceCents);
    if (first) await sendOption(first.id);
    else state.patch({ shippingOptionId: '' });
  }

  async function sendOption(shippingOptionId: string): Promise<void> {
    const { shippingOptionId: before, errors } = state.get();
    state.patch({ shippingOptionId, errors: withoutError(errors, 'shippingOptionId') });
    const result = await call('PUT /api/3/commerce/cart/:cartToken/shipping/option', {
      params,
      body: { shippingOptionId },
    });
    if (result.ok) return acceptCart(result.answer.shoppingCart);
    state.patch({ shippingOptionId: before });
    setError('shippingOptionId', describeFailure(result.failure));
  }

  return {
    locate(fields) {
      place = fields;
      waiting.start('location');
    },
    locateAgain: () => enqueue(sendLocation),
    choose: (optionId) => enqueue(() => sendOption(optionId)),
    chooseMethod(isPickup) {
      state.patch({ isPickup });
      return enqueue(takeFirst);
    },
    settle() {
      waiting.flush();
      return enqueue(() => Promise.resolve());
    },
  };
}
