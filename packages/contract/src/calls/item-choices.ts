import { z } from 'zod';
import { defineCall } from '../call.ts';
import { ruleLimits } from '../limits.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { staffSiteParams } from './staff-site.ts';

const choiceSchema = z.object({ id: z.string(), name: z.string() });

/** See {@link listItemChoices}. */
export type ItemChoiceName = z.infer<typeof choiceSchema>;

/** What rules may be for: the first twenty by name, or what `ids` names. */
export const listItemChoices = defineCall(
  'POST /api/sites/:identifier/item-choices',
  'Products and categories that a rule can be for, by their names',
  {
    params: staffSiteParams,
    body: z.object({
      /** A part of the name; missing: what `ids` names. */
      search: makeTextSchema(ruleLimits.nameLength).optional(),
      ids: z.array(z.string().max(64)).max(ruleLimits.choices).default([]),
    }),
    answer: z.object({ products: z.array(choiceSchema), categories: z.array(choiceSchema) }),
  },
  { access: { permission: 'view-products' } },
);
