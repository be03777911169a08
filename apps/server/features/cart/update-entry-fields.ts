/** `PUT /api/commerce/shopping-cart/entries/:entryId/additionalFields`: CART-19. */
import { updateEntryFields } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { cartIdOf, setCartCookies } from './cart-cookies.ts';
import { changeEntry } from './change-entry.ts';
import { presentCart, presentEntry } from './present-cart.ts';
import { priceCart } from './price-cart.ts';

export function handleUpdateEntryFields(server: FastifyInstance, ctx: AppContext): void {
  server.put(updateEntryFields.path, async (request, reply) => {
    const { site } = request;
    const { entryId } = parseRequest(updateEntryFields.params, request.params);
    const { itemId, sku, additionalFields } = parseRequest(updateEntryFields.body, request.body);
    const { cart, entry } = await changeEntry(ctx, site, {
      cartId: cartIdOf(request),
      entryId,
      itemId,
      sku: sku ?? '',
      additionalFields,
    });
    setCartCookies(reply, cart.id);
    const now = ctx.now();
    return {
      shoppingCart: presentCart(priceCart(cart, now), { site, now }),
      updatedEntry: presentEntry(entry, cart.lines, site),
    };
  });
}
