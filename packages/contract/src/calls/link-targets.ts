/** What links of a site may lead to. LINK-01 */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { staffSiteParams } from './staff-site.ts';

const targetSchema = z.object({
  kind: z.enum(['page', 'collection', 'product', 'post']),
  collectionId: z.string(),
  /** Of products and posts. */
  itemId: z.string().optional(),
  title: z.string(),
  /** Where visitors find it. */
  url: z.string(),
  /** False: visitors do not see it. */
  isShown: z.boolean(),
});

/** Something on a site that a link may lead to. */
export type LinkTarget = z.infer<typeof targetSchema>;

/** Pages and collections first, then products and posts; without a search the pages alone. */
export const listLinkTargets = defineCall(
  'GET /api/sites/:identifier/link-targets',
  'What links may lead to',
  {
    params: staffSiteParams,
    query: z.object({
      /** Part of a title or of an address. */
      search: makeTextSchema(200).optional(),
      /** The product or post of this id alone. */
      item: makeTextSchema(60).optional(),
    }),
    answer: z.object({ targets: z.array(targetSchema) }),
  },
  { access: { permission: 'view-content' } },
);
