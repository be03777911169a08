import { providerOf } from './amount-due.ts';
import type { CheckoutStore } from './checkout-store.ts';
import type { CheckoutFields } from './checkout-values.ts';

/**
 * Takes over what was chosen in the server's page before the scripts came: to have it sent or to
 * fetch it, the way to do so, and the way to pay. What stands as it was printed is left alone.
 */
export function takeChoices(store: CheckoutStore, chosen: CheckoutFields): void {
  const state = store.state.get();
  const { deliveryMethod, shippingOptionId = '', 'payment.provider': provider } = chosen;
  const isPickup = deliveryMethod ? deliveryMethod === 'pickup' : state.isPickup;
  if (isPickup !== state.isPickup) void store.shipping.chooseMethod(isPickup);
  const option = state.cart.shippingOptions.find(({ id }) => id === shippingOptionId);
  // The way to send that is chosen still stands, hidden, when it is fetched instead.
  if (option && option.isPickup === isPickup && option.id !== state.shippingOptionId) {
    void store.shipping.choose(option.id);
  }
  if (provider && provider !== providerOf(state)) store.chooseProvider(provider);
}
