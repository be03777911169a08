import { pageTypes, type OrderConfirmedPage } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { accountPaths } from '../accounts/account-paths.ts';
import { cartIdOf } from '../cart/cart-cookies.ts';
import { leaveCart } from '../cart/next-cart.ts';
import { readViewer } from '../checkout/read-viewer.ts';
import { findOrderKind } from '../orders/find-order.ts';
import { loadOrderConfirmedPage } from '../orders/load-order-confirmed-page.ts';
import { listSubscriptionsOfOrder } from '../subscriptions/stored-subscriptions.ts';
import { sendContributionConfirmed } from './contribution-confirmed-page.ts';
import { sendMembershipConfirmed } from './members-pages.ts';
import { listOrderLinks } from './list-order-links.ts';
import { firstOf, type SystemPageSender } from './system-page-sender.ts';
import { sayOf } from '../settings/say-of.ts';

/** `/checkout/order-confirmed?token=…`; the token cannot be guessed. ROUT-25, ROUT-29, ROUT-30, D-44. */
export function handleOrderConfirmedPage(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  server.get('/checkout/order-confirmed', async (request, reply) => {
    const viewer = await readViewer(ctx, request);
    const loaded = await loadOrderConfirmedPage(ctx, request.site, {
      token: firstOf(request.query, 'token'),
      viewer,
    });
    if (loaded === undefined) return sender.sendNotFound(request, reply);
    const links = loaded.isOwn ? await listOrderLinks(ctx, request.site, loaded.order.id) : [];
    const accountUrl = loaded.isOwn && !viewer.signedIn ? accountPaths.create : '';
    const page = { ...loaded, links, accountUrl };
    if (cartIdOf(request) === page.order.purchasedCartId) await leaveCart(request, reply, ctx);
    const kind = await findOrderKind(ctx.db, {
      siteId: request.site.siteId,
      orderId: page.order.id,
    });
    if (kind === 'donation' && page.order.status !== 'awaiting_payment') {
      return sendContributionConfirmed(sender, { request, reply }, page);
    }
    if (kind === 'membership' && page.order.status !== 'awaiting_payment') {
      return sendMembershipConfirmed(sender, { request, reply }, page);
    }
    const ssr = await sender.loadSsr();
    return sender.send(request, reply, {
      pageType: await pageTypeOf(ctx, page),
      name: 'order-confirmed',
      title: sayOf(request.site)('Thank you'),
      html: ssr.renderOrderConfirmedPage(page),
      pageData: page,
    });
  });
}

/** An order whose money is still to come was received; one that began a subscription says so. */
async function pageTypeOf(
  ctx: AppContext,
  { isOwn, order }: OrderConfirmedPage,
): Promise<(typeof pageTypes.values)[keyof typeof pageTypes.values]> {
  const { orderConfirmed, orderReceived, subscriptionConfirmed } = pageTypes.values;
  if (order.status === 'awaiting_payment') return orderReceived;
  if (!isOwn) return orderConfirmed;
  const begun = await listSubscriptionsOfOrder(ctx.db, order.websiteId, order.id);
  return begun.length > 0 ? subscriptionConfirmed : orderConfirmed;
}
