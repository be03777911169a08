import { pageTypes } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { readViewer } from '../checkout/read-viewer.ts';
import { listOrderLinks } from './list-order-links.ts';
import { loadOrderStatusPage } from './load-order-status-page.ts';
import { readRefusal } from './order-refusal.ts';
import type { SystemPageSender } from './system-page-sender.ts';
import { sayOf } from '../settings/say-of.ts';

/** `/order-status/{token}`, without signing in; the token cannot be guessed. ROUT-34, D-44. */
export function handleOrderStatusPage(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  server.get<{ Params: { token: string } }>('/order-status/:token', async (request, reply) => {
    const loaded = await loadOrderStatusPage(ctx, request.site, {
      token: request.params.token,
      viewer: await readViewer(ctx, request),
    });
    if (loaded === undefined) return sender.sendNotFound(request, reply);
    const links = loaded.isOwn ? await listOrderLinks(ctx, request.site, loaded.order.id) : [];
    const page = { ...loaded, links, refusal: loaded.isOwn ? readRefusal(request) : '' };
    const ssr = await sender.loadSsr();
    return sender.send(request, reply, {
      pageType: pageTypes.values.orderStatus,
      name: 'order-status',
      title: sayOf(request.site)('Your order'),
      html: ssr.renderOrderStatusPage(page),
      pageData: page,
    });
  });
}
