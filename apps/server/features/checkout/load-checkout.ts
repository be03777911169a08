/** A cart as the checkout sees it: priced, with the ways to ship it. */
import { ApiError } from '@sitewright/contract';
import type { ShippingQuote } from '@sitewright/commerce';
import type { AppContext } from '../../context.ts';
import { loadCart } from '../cart/load-cart.ts';
import type { Payment } from '../../payments/lock-payment.ts';
import { findActivePayment } from '../../payments/find-active-payment.ts';
import { withOwnHold } from './with-own-hold.ts';
import { priceCart, quoteShipping, type PricedCart } from '../cart/price-cart.ts';
import type { Site } from '../sites/site.ts';

export interface Checkout extends PricedCart {
  quotes: ShippingQuote[];
  /** The payment under way for it. */
  active: Payment | undefined;
}

/** Undefined when the site has no such open cart. */
export async function loadCheckout(
  ctx: AppContext,
  site: Site,
  cartId: string,
): Promise<Checkout | undefined> {
  const now = ctx.now();
  const { siteId } = site;
  const found = await loadCart(ctx, site, cartId);
  if (!found) return undefined;
  const active = await findActivePayment(ctx.db, { siteId, cartId });
  const cart = withOwnHold(found, active);
  const priced = priceCart(cart, { site, now });
  return { ...priced, quotes: quoteShipping(priced, { site, now }), active };
}

/** @throws ApiError when there is none, or nothing in it */
export async function requireCheckout(
  ctx: AppContext,
  site: Site,
  cartId: string,
): Promise<Checkout> {
  const checkout = await loadCheckout(ctx, site, cartId);
  if (!checkout) throw new ApiError('cart_not_found');
  if (checkout.cart.lines.length === 0) throw new ApiError('cart_empty');
  return checkout;
}
