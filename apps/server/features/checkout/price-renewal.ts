import { formatSubscriptionPhrase } from '@sitewright/commerce';
import { writeMoney } from '../sites/site-money.ts';
import { fixTotals } from '../../payments/fix-sale.ts';
import type { RenewalTotals } from '../../payments/payment-snapshot.ts';
import type { CartRow } from '../cart/cart-rows.ts';
import { priceCart, type PricedCart, type PriceScope } from '../cart/price-cart.ts';

/** What later periods of a plan cost: as agreed on now, without discounts, which are for the first. */
export function priceRenewal({ cart }: PricedCart, scope: PriceScope): RenewalTotals {
  return fixTotals(priceCart(withoutDiscounts(cart), scope));
}

/** What later periods cost, all in: `$20.00 every month`. ENT-12 */
export function phraseRenewal(priced: PricedCart, scope: PriceScope): string {
  const plan = priced.cart.lines[0]?.product.plan;
  if (!plan) return '';
  const { site } = scope;
  const { grandTotalCents } = priceRenewal(priced, scope);
  const money = { amountCents: grandTotalCents, currencyCode: site.currency };
  return formatSubscriptionPhrase(writeMoney(site, money), plan);
}

function withoutDiscounts(cart: CartRow): CartRow {
  return { ...cart, couponCodes: [], coupons: [], rules: { ...cart.rules, discounts: [] } };
}
