import { orderReviewsPath } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { findDownloadsOfOrder } from '../downloads/find-downloads.ts';
import { listPapersOfOrder } from '../papers/find-papers.ts';
import { paperLink } from '../papers/paper-link.ts';
import { downloadsPath } from '../downloads/download-path.ts';
import { findReviewOrder } from '../reviews/find-reviewed.ts';
import { sealReviewLink } from '../reviews/review-links.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';
import { subscriptionPath } from '../subscriptions/subscription-path.ts';
import { listSubscriptionsOfOrder } from '../subscriptions/stored-subscriptions.ts';
import { sayOf } from '../settings/say-of.ts';

/** What else came with an order: its papers, its downloads, its subscription, its reviews. */
export async function listOrderLinks(ctx: AppContext, site: Site, orderId: string) {
  const { siteId } = site;
  const say = sayOf(site);
  const downloads = await findDownloadsOfOrder(ctx.db, siteId, orderId);
  const subscriptions = await listSubscriptionsOfOrder(ctx.db, siteId, orderId);
  const papers = await listPapersOfOrder(ctx.db, { siteId, orderId });
  return [
    ...papers.map((paper) => paperLink(paper, say)),
    ...(downloads ? [{ label: say('Your downloads'), url: downloadsPath(downloads) }] : []),
    ...subscriptions.map(({ title, token }) => {
      return { label: say('Your subscription: {title}', { title }), url: subscriptionPath(token) };
    }),
    ...(await linkReviews(ctx, site, orderId)),
  ];
}

async function linkReviews(ctx: AppContext, site: Site, orderId: string) {
  const { siteId } = site;
  if (!readSettings(site, 'merchandising').productReviewsEnabled) return [];
  const order = await findReviewOrder(ctx.db, siteId, orderId);
  if (!order?.isHandedOver) return [];
  const token = sealReviewLink(await ctx.secrets(), siteId, orderId);
  return [{ label: sayOf(site)('Review what you bought'), url: orderReviewsPath(token) }];
}
