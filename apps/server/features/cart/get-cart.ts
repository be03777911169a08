/** `GET /api/commerce/shopping-cart`: CART-18, D-67, D-70. */
import { getCart, makeEmptyCart } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { ensureCrumb } from '../../http/crumb.ts';
import { cartIdOf, clearCartCookies } from './cart-cookies.ts';
import { loadCart } from './load-cart.ts';
import { presentCart } from './present-cart.ts';
import { priceCart } from './price-cart.ts';

export function handleGetCart(server: FastifyInstance, ctx: AppContext): void {
  server.get(getCart.path, async (request, reply) => {
    const { site } = request;
    const now = ctx.now();
    ensureCrumb(request, reply);
    const cart = await loadCart(ctx, site.siteId, cartIdOf(request));
    if (cart) return presentCart(priceCart(cart, now), { site, now });
    clearCartCookies(request, reply);
    return makeEmptyCart(site.siteId, site.currency, now.getTime());
  });
}
