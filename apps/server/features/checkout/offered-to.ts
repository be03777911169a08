import type { OfferedTo } from '../../payments/provider.ts';
import { isPickup, type PricedCart } from '../cart/price-cart.ts';

/** What ways to pay depend on: how the order can be got, and who asks. */
export function offeredTo({ cart }: Pick<PricedCart, 'cart'>): OfferedTo {
  const { shippingOptions } = cart.rules;
  return {
    pickupOptionIds: shippingOptions.filter(isPickup).map(({ id }) => id),
    groupIds: cart.customer?.groupIds ?? [],
  };
}
