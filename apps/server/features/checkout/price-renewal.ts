import { fixTotals } from '../../payments/fix-sale.ts';
import type { RenewalTotals } from '../../payments/payment-snapshot.ts';
import { asRenewed } from '../cart/phrase-renewal.ts';
import { priceCart, type PricedCart, type PriceScope } from '../cart/price-cart.ts';

/** What later periods of a plan cost: as agreed on now, without discounts, which are for the first. */
export function priceRenewal({ cart }: PricedCart, scope: PriceScope): RenewalTotals {
  return fixTotals(priceCart(asRenewed(cart), scope));
}
