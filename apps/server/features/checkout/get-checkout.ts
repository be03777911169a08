/** `GET /api/commerce/checkout?cartToken=`: what the checkout page is drawn from. */
import { ApiError, getCheckout } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { loadCheckoutPage } from './load-checkout-page.ts';

export function handleGetCheckout(server: FastifyInstance, ctx: AppContext): void {
  server.get(getCheckout.path, async (request) => {
    const { cartToken } = parseRequest(getCheckout.query, request.query);
    const page = await loadCheckoutPage(ctx, request.site, { cartToken });
    if (!page) throw new ApiError('cart_not_found');
    return page;
  });
}
