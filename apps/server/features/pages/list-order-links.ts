import type { AppContext } from '../../context.ts';
import { findDownloadsOfOrder } from '../downloads/find-downloads.ts';
import { listPapersOfOrder } from '../papers/find-papers.ts';
import { paperLink } from '../papers/paper-link.ts';
import { downloadsPath } from '../downloads/download-path.ts';
import { subscriptionPath } from '../subscriptions/subscription-path.ts';
import { listSubscriptionsOfOrder } from '../subscriptions/stored-subscriptions.ts';

/** What else came with an order: its papers, its downloads, its subscription. */
export async function listOrderLinks(ctx: AppContext, siteId: string, orderId: string) {
  const downloads = await findDownloadsOfOrder(ctx.db, siteId, orderId);
  const subscriptions = await listSubscriptionsOfOrder(ctx.db, siteId, orderId);
  const papers = await listPapersOfOrder(ctx.db, { siteId, orderId });
  return [
    ...papers.map(paperLink),
    ...(downloads ? [{ label: 'Your downloads', url: downloadsPath(downloads) }] : []),
    ...subscriptions.map(({ title, token }) => {
      return { label: `Your subscription: ${title}`, url: subscriptionPath(token) };
    }),
  ];
}
