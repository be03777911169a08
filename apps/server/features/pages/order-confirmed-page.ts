import { pageTypes } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { cartIdOf } from '../cart/cart-cookies.ts';
import { leaveCart } from '../cart/next-cart.ts';
import { readOwnerHash } from '../checkout/checkout-owner.ts';
import { loadOrderConfirmedPage } from '../orders/load-order-confirmed-page.ts';
import { findDownloadsOfOrder } from '../downloads/find-downloads.ts';
import { downloadsPath } from '../downloads/download-path.ts';
import { subscriptionPath } from '../subscriptions/queue-subscription-mail.ts';
import { listSubscriptionsOfOrder } from '../subscriptions/stored-subscriptions.ts';
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
    const links = loaded.isOwn ? await listLinks(ctx, request.site.siteId, loaded.order.id) : [];
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

/** What else came with an order: its downloads, its subscription. */
async function listLinks(ctx: AppContext, siteId: string, orderId: string) {
  const downloads = await findDownloadsOfOrder(ctx.db, siteId, orderId);
  const subscriptions = await listSubscriptionsOfOrder(ctx.db, siteId, orderId);
  return [
    ...(downloads ? [{ label: 'Your downloads', url: downloadsPath(downloads) }] : []),
    ...subscriptions.map(({ title, token }) => {
      return { label: `Your subscription: ${title}`, url: subscriptionPath(token) };
    }),
  ];
}
