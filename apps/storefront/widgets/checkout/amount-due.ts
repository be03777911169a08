import { payByBalance } from '@sitewright/commerce';
import type { BalanceUse } from '@sitewright/commerce';
import type { CheckoutState } from './checkout-state.ts';
import { offeredMethods } from './offered-methods.ts';
import { freeFields } from './providers/free/free-fields.ts';

/** What gift cards pay of a cart, and what is left for another way to pay. */
export interface SharedTotal {
  readonly uses: readonly BalanceUse[];
  readonly amountDueCents: number;
}

/** By the rule of the server, which tells only those that can be spent. */
export function shareTotal({ cart, giftCards }: CheckoutState): SharedTotal {
  return payByBalance({ amountCents: cart.grandTotalCents, now: 0 }, giftCards);
}

/**
 * The way to pay that counts now: none is asked when nothing is left to pay. One that does not go
 * with how the order is to come gives way to the first that does.
 */
export function providerOf(state: CheckoutState): string {
  const { methods, shippingOptionId, provider: chosen } = state;
  const isPaid = shareTotal(state).amountDueCents === 0 && !state.cart.isSubscription;
  if (isPaid) return freeFields.name;
  const offered = offeredMethods(methods, shippingOptionId);
  return offered.some(({ provider }) => provider === chosen)
    ? chosen
    : (offered[0]?.provider ?? '');
}
