import { writeMoney } from '../sites/site-money.ts';
import type { CartRow } from './cart-rows.ts';
import { priceCart, type PricedCart, type PriceScope } from './price-cart.ts';
import { writePlanPhrase } from '@sitewright/contract';

/** What later periods of a plan cost, all in: `$20.00 every month`. Empty for goods. ENT-12 */
export function phraseRenewal({ cart }: PricedCart, scope: PriceScope): string {
  const plan = cart.lines[0]?.product.plan;
  if (!plan) return '';
  const { site } = scope;
  const { grandTotalCents } = priceCart(asRenewed(cart), scope).totals;
  const money = { amountCents: grandTotalCents, currencyCode: site.currency };
  return writePlanPhrase(writeMoney(site, money), plan, site);
}

/** The cart as later periods are priced: discounts are for the first. */
export function asRenewed(cart: CartRow): CartRow {
  return { ...cart, couponCodes: [], coupons: [], rules: { ...cart.rules, discounts: [] } };
}
