/** `PUT /api/3/commerce/cart/:cartToken/shipping/location`. */
import { ApiError, setShippingLocation } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { presentCart } from '../cart/present-cart.ts';
import { requireCheckout, type Checkout } from './load-checkout.ts';
import { saveCheckoutFacts } from './save-checkout.ts';

export function handleSetShippingLocation(server: FastifyInstance, ctx: AppContext): void {
  server.put(setShippingLocation.path, async (request) => {
    const { site } = request;
    const { cartToken } = parseRequest(setShippingLocation.params, request.params);
    const shippingLocation = parseRequest(setShippingLocation.body, request.body);
    const facts = { shippingLocation };
    const isSaved = await saveCheckoutFacts(ctx, site, { cartId: cartToken, facts });
    if (!isSaved) throw new ApiError('cart_not_found');
    const checkout = await requireCheckout(ctx, site, cartToken);
    const shoppingCart = presentCart(checkout, { site, now: ctx.now() });
    const fulfillmentOptions = shoppingCart.shippingOptions;
    return { shippingOptionsStatus: statusOf(checkout), fulfillmentOptions, shoppingCart };
  });
}

function statusOf({ totals, quotes }: Checkout): 'AVAILABLE' | 'NONE_AVAILABLE' | 'NOT_REQUIRED' {
  if (!totals.requiresShipping) return 'NOT_REQUIRED';
  return quotes.length > 0 ? 'AVAILABLE' : 'NONE_AVAILABLE';
}
