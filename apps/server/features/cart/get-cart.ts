/** `GET /api/commerce/shopping-cart`: CART-18, D-67, D-70. */
import { getCart, makeEmptyCart } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { CallScope } from '../../http/call-scope.ts';
import { ensureCrumb } from '../../http/crumb.ts';
import { handleCall } from '../../http/handle-call.ts';
import { loadVisitorCart } from './account-cart.ts';
import { isAllowed } from '../../policies/is-allowed.ts';
import { findStaffMember } from '../staff/staff-member.ts';
import { presentCart } from './present-cart.ts';
import { priceCart } from './price-cart.ts';
import { makeSampleCart } from './sample-cart.ts';

export function handleGetCart(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, getCart, async ({ request, reply, site, query }) => {
    const now = ctx.now();
    ensureCrumb(request, reply);
    if (query.mock === 'true' && (await isStaff(request, ctx))) return makeSampleCart(site, now);
    const cart = await loadVisitorCart(ctx, request, reply);
    if (cart) return presentCart(priceCart(cart, { site, now }), { site, now });
    return makeEmptyCart(site.siteId, site.currency, now.getTime());
  });
}

/** `mock=true` counts only for people who work on the site; for others it is ignored. */
async function isStaff(request: FastifyRequest, ctx: AppContext): Promise<boolean> {
  const member = await findStaffMember(ctx, request, request.site);
  return member !== undefined && isAllowed(member, 'view-back-office');
}
