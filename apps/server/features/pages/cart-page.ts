import { pageTypes } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { loadVisitorCart } from '../cart/account-cart.ts';
import { loadCartPage } from '../cart/load-cart-page.ts';
import { listReorderNotices } from './reorder-notices.ts';
import { allOf, firstOf, type SystemPageSender } from './system-page-sender.ts';
import { sayOf } from '../settings/say-of.ts';

/** `/cart`. ROUT-01, ROUT-07, ROUT-23. */
export function handleCartPage(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  server.get('/cart', async (request, reply) => {
    const page = await loadCartPage(ctx, request.site, {
      row: await loadVisitorCart(ctx, request, reply),
      errorCode: firstOf(request.query, 'error'),
      options: allOf(request.query, 'option'),
      notices: await listReorderNotices(ctx, request),
    });
    const ssr = await sender.loadSsr();
    return sender.send(request, reply, {
      pageType: pageTypes.values.cart,
      name: 'cart',
      title: sayOf(request.site)('Cart'),
      ownPath: '/cart',
      html: ssr.renderCartPage(page),
      pageData: page,
    });
  });
}
