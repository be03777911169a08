import { toMoneyValue } from '@sitewright/commerce';
import type { Cart } from '@sitewright/contract';
import { tellAds } from '../../platform/ad-events.ts';

/** Tells ad networks what went into the cart, at what one of it costs. EVT-05 */
export function tellAddToCart({ itemId }: { readonly itemId: string }, cart: Cart): void {
  const entry = cart.entries.findLast((one) => one.itemId === itemId);
  const currency = cart.currency;
  tellAds({
    name: 'AddToCart',
    productIds: [itemId],
    ...(entry && {
      value: toMoneyValue({ amountCents: entry.purchasePriceCents, currencyCode: currency }),
      currency,
    }),
  });
}
