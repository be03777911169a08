import { z } from 'zod';
import { defineCall } from '../call.ts';
import { ruleLimits } from '../limits.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { staffSiteParams } from './staff-site.ts';

/**
 * What blocks of a page can show, by name and no more than that: whoever writes pages may choose
 * products, categories, forms and the like without seeing the shop. D-43
 */
export const listBlockChoices = defineCall(
  'GET /api/sites/:identifier/block-choices',
  'What a block of a page can show',
  {
    params: staffSiteParams,
    query: z.object({
      kind: z.enum(['product', 'category', 'form', 'donation', 'plan']),
      /** A part of the name of a product. */
      search: makeTextSchema(ruleLimits.nameLength).optional(),
      /** One product by its id. */
      id: z.string().min(1).max(64).optional(),
    }),
    answer: z.object({
      /** Products: the first twenty by name. Categories: in their order. */
      choices: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          /** The page of a category, and how many categories lie above it. */
          collectionId: z.string().optional(),
          depth: z.int().optional(),
        }),
      ),
    }),
  },
  { access: { permission: 'view-content' } },
);
