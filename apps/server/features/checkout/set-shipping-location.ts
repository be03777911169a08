/** `PUT /api/3/commerce/cart/:cartToken/shipping/location`. */
import { ApiError, setShippingLocation } from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { findSignedIn } from '../accounts/site-session.ts';
import { presentCart } from '../cart/present-cart.ts';
import { ensureOwnerHash } from './checkout-owner.ts';
import { requireCheckout, type Checkout } from './load-checkout.ts';
import { saveCheckoutFacts } from './save-checkout.ts';

export function handleSetShippingLocation(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, setShippingLocation, async ({ request, reply, site, params, body }) => {
    const { cartToken } = params;
    const signedIn = await findSignedIn(ctx, request);
    const facts = { shippingLocation: body, ...(signedIn && { email: signedIn.email }) };
    const ownerHash = ensureOwnerHash(request, reply);
    const isSaved = await saveCheckoutFacts(ctx, site, { cartId: cartToken, ownerHash, facts });
    if (!isSaved) throw new ApiError('cart_not_found');
    const checkout = await requireCheckout(ctx, site, cartToken);
    const shoppingCart = presentCart(checkout, { site, now: ctx.now(), isOwn: true });
    const fulfillmentOptions = shoppingCart.shippingOptions;
    return { shippingOptionsStatus: statusOf(checkout), fulfillmentOptions, shoppingCart };
  });
}

function statusOf({ totals, quotes }: Checkout): 'AVAILABLE' | 'NONE_AVAILABLE' | 'NOT_REQUIRED' {
  if (!totals.requiresShipping) return 'NOT_REQUIRED';
  return quotes.length > 0 ? 'AVAILABLE' : 'NONE_AVAILABLE';
}
