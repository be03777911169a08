/** `GET /api/commerce/shopping-cart`: CART-18, D-67, D-70. */
import { getCart, makeEmptyCart } from '@sitewright/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { ensureCrumb } from '../../http/crumb.ts';
import { smallAnswer } from '../../http/small-answer.ts';
import { cartIdOf, clearCartCookies } from './cart-cookies.ts';
import { loadCart } from './load-cart.ts';
import { isAllowed } from '../../policies/is-allowed.ts';
import { findStaffMember } from '../staff/staff-member.ts';
import { presentCart } from './present-cart.ts';
import { priceCart } from './price-cart.ts';
import { makeSampleCart } from './sample-cart.ts';

export function handleGetCart(server: FastifyInstance, ctx: AppContext): void {
  server.get(getCart.path, smallAnswer, async (request, reply) => {
    const { site } = request;
    const now = ctx.now();
    ensureCrumb(request, reply);
    if (await isPreview(request, ctx)) return makeSampleCart(site, now);
    const cart = await loadCart(ctx, site.siteId, cartIdOf(request));
    if (cart) return presentCart(priceCart(cart, now), { site, now });
    clearCartCookies(request, reply);
    return makeEmptyCart(site.siteId, site.currency, now.getTime());
  });
}

/** `mock=true` counts only for people who work on the site; for others it is ignored. */
async function isPreview(request: FastifyRequest, ctx: AppContext): Promise<boolean> {
  const { mock } = request.query as Record<string, unknown>;
  if (mock !== 'true') return false;
  const member = await findStaffMember(ctx, request, request.site);
  return member !== undefined && isAllowed(member, 'view-back-office');
}
