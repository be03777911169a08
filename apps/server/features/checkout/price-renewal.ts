import type { RenewalTotals } from '../../payments/payment-snapshot.ts';
import type { CartRow } from '../cart/cart-rows.ts';
import { priceCart, type PricedCart, type PriceScope } from '../cart/price-cart.ts';
import { fixTotals } from './snapshot-checkout.ts';

/** What later periods of a plan cost: as agreed on now, without discounts, which are for the first. */
export function priceRenewal({ cart }: PricedCart, scope: PriceScope): RenewalTotals {
  return fixTotals(priceCart(withoutDiscounts(cart), scope));
}

function withoutDiscounts(cart: CartRow): CartRow {
  return { ...cart, couponCodes: [], coupons: [], rules: { ...cart.rules, discounts: [] } };
}
