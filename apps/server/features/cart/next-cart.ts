/** From a cart that was bought to the cart with what was left over. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { isToken } from '../../db/id.ts';
import { cartIdOf, clearCartCookies, setCartCookies } from './cart-cookies.ts';

/** More carts than anybody buys in a row with one old cookie. */
const maxSteps = 10;

/** The open cart that a bought one leads to; undefined when nothing was left over. */
export async function findNextCart(
  ctx: AppContext,
  siteId: string,
  cartId: string,
): Promise<string | undefined> {
  let found: string | undefined;
  for (let step = 0; step < maxSteps; step += 1) {
    const next = await nextOf(ctx, siteId, found ?? cartId);
    if (!next) return found;
    found = next;
  }
  return found;
}

async function nextOf(
  ctx: AppContext,
  siteId: string,
  cartId: string,
): Promise<string | undefined> {
  if (!isToken(cartId)) return undefined;
  const row = await ctx.db
    .selectFrom('carts')
    .select('next_cart_id')
    .where('site_id', '=', siteId)
    .where('id', '=', cartId)
    .executeTakeFirst();
  return row?.next_cart_id ?? undefined;
}

/** For a visitor whose cart is not open any more: on to what was left over, else to no cart. */
export async function leaveCart(
  request: FastifyRequest,
  reply: FastifyReply,
  ctx: AppContext,
): Promise<string | undefined> {
  const next = await findNextCart(ctx, request.site.siteId, cartIdOf(request));
  if (next) setCartCookies(reply, next);
  else clearCartCookies(request, reply);
  return next;
}
