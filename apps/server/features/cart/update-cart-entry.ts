/** `PUT /api/commerce/shopping-cart/entries/:entryId`, and its form twin by POST. */
import { ApiError, updateCartEntry } from '@sitewright/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { isForm } from '../../http/is-form.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { cartIdOf, setCartCookies } from './cart-cookies.ts';
import { cartErrorPath } from './cart-paths.ts';
import { removeEntry, setEntryQuantity } from './change-entry.ts';
import { presentCart } from './present-cart.ts';
import { priceCart } from './price-cart.ts';

const bodySchema = z.object({ quantity: z.unknown().optional() });
const formSchema = z.object({ quantity: z.unknown().optional(), remove: z.string().optional() });

export function handleUpdateCartEntry(server: FastifyInstance, ctx: AppContext): void {
  server.put(updateCartEntry.path, async (request, reply) => {
    const { site } = request;
    const { entryId } = parseRequest(updateCartEntry.params, request.params);
    const { quantity } = parseRequest(bodySchema, request.body);
    const cart = await setEntryQuantity(ctx, site, {
      cartId: cartIdOf(request),
      entryId,
      quantity,
    });
    setCartCookies(reply, cart.id);
    const now = ctx.now();
    return { shoppingCart: presentCart(priceCart(cart, now), { site, now }) };
  });

  server.post(updateCartEntry.path, async (request, reply) => {
    if (!isForm(request)) throw new ApiError('invalid_request');
    try {
      await changeFromForm(request, ctx);
      return reply.redirect('/cart', 303);
    } catch (error) {
      if (error instanceof ApiError) return reply.redirect(cartErrorPath(error), 303);
      throw error;
    }
  });
}

async function changeFromForm(request: FastifyRequest, ctx: AppContext): Promise<void> {
  const { entryId } = parseRequest(updateCartEntry.params, request.params);
  const { quantity, remove } = parseRequest(formSchema, request.body);
  const key = { cartId: cartIdOf(request), entryId };
  if (remove !== undefined || quantity === '0') await removeEntry(ctx, request.site, key);
  else await setEntryQuantity(ctx, request.site, { ...key, quantity });
}
