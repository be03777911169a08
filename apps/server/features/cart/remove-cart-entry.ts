/** `DELETE /api/commerce/shopping-cart/entries/:entryId`. */
import { removeCartEntry } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { cartIdOf, setCartCookies } from './cart-cookies.ts';
import { removeEntry } from './change-entry.ts';
import { presentCart } from './present-cart.ts';
import { priceCart } from './price-cart.ts';

export function handleRemoveCartEntry(server: FastifyInstance, ctx: AppContext): void {
  server.delete(removeCartEntry.path, async (request, reply) => {
    const { site } = request;
    const { entryId } = parseRequest(removeCartEntry.params, request.params);
    const cart = await removeEntry(ctx, site, { cartId: cartIdOf(request), entryId });
    setCartCookies(reply, cart.id);
    const now = ctx.now();
    return { shoppingCart: presentCart(priceCart(cart, now), { site, now }) };
  });
}
