/** `PUT /api/3/commerce/cart/:cartToken/shipping/option`. */
import { ApiError, setShippingOption } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { presentCart } from '../cart/present-cart.ts';
import { priceCart } from '../cart/price-cart.ts';
import { requireCheckout } from './load-checkout.ts';
import { saveCheckoutFacts } from './save-checkout.ts';

export function handleSetShippingOption(server: FastifyInstance, ctx: AppContext): void {
  server.put(setShippingOption.path, async (request) => {
    const { site } = request;
    const { cartToken } = parseRequest(setShippingOption.params, request.params);
    const { shippingOptionId } = parseRequest(setShippingOption.body, request.body);
    const { cart, quotes } = await requireCheckout(ctx, site, cartToken);
    if (!quotes.some(({ option }) => option.id === shippingOptionId)) {
      throw new ApiError('shipping_option_unavailable');
    }
    const facts = { shippingOptionId };
    const isSaved = await saveCheckoutFacts(ctx, site, { cartId: cartToken, facts });
    if (!isSaved) throw new ApiError('cart_not_found');
    const now = ctx.now();
    const priced = priceCart({ ...cart, selectedShippingOptionId: shippingOptionId }, now);
    return { shoppingCart: presentCart(priced, { site, now }) };
  });
}
