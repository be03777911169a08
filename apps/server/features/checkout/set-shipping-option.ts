/** `PUT /api/3/commerce/cart/:cartToken/shipping/option`. */
import { ApiError, setShippingOption } from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { presentCart } from '../cart/present-cart.ts';
import { priceCart } from '../cart/price-cart.ts';
import { requireCheckout } from './load-checkout.ts';
import { chooseShippingOption } from './save-checkout.ts';

export function handleSetShippingOption(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, setShippingOption, async ({ site, params, body }) => {
    const { cartToken } = params;
    const { shippingOptionId } = body;
    const { cart, quotes } = await requireCheckout(ctx, site, cartToken);
    if (!quotes.some(({ option }) => option.id === shippingOptionId)) {
      throw new ApiError('shipping_option_unavailable');
    }
    const isSaved = await chooseShippingOption(ctx, site, { cartId: cartToken, shippingOptionId });
    if (!isSaved) throw new ApiError('cart_not_found');
    const now = ctx.now();
    const priced = priceCart(
      { ...cart, selectedShippingOptionId: shippingOptionId },
      { site, now },
    );
    return { shoppingCart: presentCart(priced, { site, now }) };
  });
}
