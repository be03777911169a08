import { pageTypes } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { cartIdOf } from '../cart/cart-cookies.ts';
import { leaveCart } from '../cart/next-cart.ts';
import { readOwnerHash } from '../checkout/checkout-owner.ts';
import { loadOrderConfirmedPage } from '../orders/load-order-confirmed-page.ts';
import { listOrderLinks } from './list-order-links.ts';
import { firstOf, type SystemPageSender } from './system-page-sender.ts';

/** `/checkout/order-confirmed?token=…`; the token cannot be guessed. ROUT-25, D-44. */
export function handleOrderConfirmedPage(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  server.get('/checkout/order-confirmed', async (request, reply) => {
    const loaded = await loadOrderConfirmedPage(ctx, request.site, {
      token: firstOf(request.query, 'token'),
      ownerHash: readOwnerHash(request),
    });
    if (loaded === undefined) return sender.sendNotFound(request, reply);
    const links = loaded.isOwn
      ? await listOrderLinks(ctx, request.site.siteId, loaded.order.id)
      : [];
    const page = { ...loaded, links };
    if (cartIdOf(request) === page.order.purchasedCartId) await leaveCart(request, reply, ctx);
    const ssr = await sender.loadSsr();
    return sender.send(request, reply, {
      pageType: pageTypes.values.orderConfirmed,
      name: 'order-confirmed',
      title: 'Thank you',
      html: ssr.renderOrderConfirmedPage(page),
      pageData: page,
    });
  });
}
