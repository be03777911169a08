import { z } from 'zod';
import { defineCall } from '../call.ts';
import { staffSiteParams } from './staff-site.ts';

/** What an item of a feed may lack. */
export const feedProblems = [
  /** Left out of the feeds. */
  'no-picture',
  /** Left out of the feeds. */
  'no-price',
  /** Its title stands for it. */
  'no-description',
  /** It is told as something that has no number of the trade. */
  'no-gtin',
  /** Its digits do not check out: it is told without. */
  'wrong-gtin',
] as const;

/** One of {@link feedProblems}. */
export type FeedProblem = (typeof feedProblems)[number];

/** What feeds hold of a site, and what they lack. */
export const feedReportSchema = z.object({
  /** Items in the feeds. */
  items: z.int().min(0),
  leftOut: z.int().min(0),
  problems: z.array(
    z.object({
      problem: z.enum(feedProblems),
      count: z.int().min(1),
      /** The first of them. */
      examples: z.array(
        z.object({ productId: z.string(), variantId: z.string(), title: z.string() }),
      ),
    }),
  ),
});

/** The addresses are for shops and ad networks that fetch the catalogue. FEED-01 */
export const getFeeds = defineCall(
  'GET /api/sites/:identifier/feeds',
  'Addresses of the product feeds, and what their items lack',
  {
    params: staffSiteParams,
    answer: feedReportSchema.extend({
      feeds: z.array(z.object({ name: z.string(), url: z.string() })),
    }),
  },
  { access: { permission: 'view-products' } },
);
