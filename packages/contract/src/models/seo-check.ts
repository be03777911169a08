import { z } from 'zod';

/** What is looked at for search engines, in the order in which it is best mended. */
export const seoChecks = [
  'site-open',
  'domain',
  'https',
  'sitemap',
  'structured-data',
  'site-title',
  'site-description',
  'page-title-long',
  'page-description-missing',
  'page-description-long',
  'product-title-long',
  'product-description-missing',
  'product-description-long',
  'post-title-long',
  'post-description-missing',
  'picture-alt',
  'broken-links',
  'redirects-nowhere',
  'page-hidden',
  'product-hidden',
] as const;

/** One of {@link seoChecks}. */
export type SeoCheck = (typeof seoChecks)[number];

/** Characters that results of searches show. */
export const seoLengths = { title: 60, description: 160 } as const;

/** `look`: it may be meant so. `idle`: there is nothing to look at. */
export const seoCheckSchema = z.object({
  check: z.enum(seoChecks),
  state: z.enum(['good', 'mend', 'look', 'idle']),
  /** Things that it is about; counted so far and no further. */
  count: z.int(),
  isMore: z.boolean(),
});

/** A thing that a check found. */
export const seoThingSchema = z.object({
  kind: z.enum(['product', 'post', 'page', 'file', 'redirect']),
  id: z.string(),
  title: z.string(),
  /** Where visitors find it, from the root of the site; empty where they do not. */
  path: z.string(),
  /** What of it: the text that is too long, the address that leads nowhere. */
  detail: z.string(),
});
