import { z } from 'zod';
import { defineCall } from '../call.ts';
import { ruleLimits, staffLimits } from '../limits.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { repeatedHeaders, staffSiteParams, undoableShape } from './staff-site.ts';
import { mainLocationId } from './stock-locations.ts';

const path = '/api/sites/:identifier/inventory';
const idSchema = z.string().min(1).max(64);
const noteSchema = makeTextSchema(500).default('');

/** Moves units from one place to another as one act: what is for sale stays the same. */
export const transferStock = defineCall(
  `POST ${path}/transfers`,
  'Move units between locations',
  {
    params: staffSiteParams,
    headers: repeatedHeaders,
    body: z.object({
      transfers: z
        .array(
          z
            .object({
              variantId: idSchema,
              from: idSchema,
              to: idSchema,
              units: z.int().min(1).max(ruleLimits.count),
            })
            .refine(({ from, to }) => from !== to),
        )
        .min(1)
        .max(staffLimits.adjustments),
      note: noteSchema,
    }),
    answer: z.object(undoableShape),
  },
  { access: { permission: 'edit-inventory' } },
);

/**
 * What should lie at a place of variants, to be compared with what is counted: by id, by SKU or GTIN
 * as a scanner types it, else by words. `expected` is for sale there, with what payments under way
 * hold of it; what was sold is not among it.
 */
export const findToCount = defineCall(
  `GET ${path}/to-count`,
  'Variants to be counted at a place',
  {
    params: staffSiteParams,
    query: z.object({
      locationId: idSchema.default(mainLocationId),
      variantId: idSchema.optional(),
      search: z.string().max(200).optional(),
    }),
    answer: z.object({
      /** They have this very SKU or GTIN. */
      isExact: z.boolean(),
      lines: z.array(
        z.object({
          variantId: z.string(),
          title: z.string(),
          /** Values of its options; empty for an only variant. */
          variant: z.string(),
          sku: z.string(),
          gtin: z.string(),
          /** Not counted: there is nothing to compare. */
          unlimited: z.boolean(),
          expected: z.int(),
          /** The latest count of it there; empty: none. */
          lastCountId: z.string(),
        }),
      ),
    }),
  },
  { access: { permission: 'view-products' } },
);

/** Why a line of a count was not written, or not wholly. */
export const countRemainders = ['gone', 'uncounted', 'counted-meanwhile', 'short'] as const;

/**
 * What was counted at a place. The difference to what was expected when the line was begun is added to
 * what is there now, so that what was sold, received or moved since stays so. A line that somebody
 * else counted since is left alone. All that can be written is written at once.
 */
export const saveStockCount = defineCall(
  `POST ${path}/counts`,
  'Write what was counted at a place',
  {
    params: staffSiteParams,
    body: z.object({
      locationId: idSchema.default(mainLocationId),
      lines: z
        .array(
          z.object({
            variantId: idSchema,
            counted: z.int().min(0).max(ruleLimits.count),
            /** As `findToCount` told them when the line was begun. */
            expected: z.int().min(0).max(ruleLimits.count),
            lastCountId: z.string().max(64),
          }),
        )
        .min(1)
        .max(staffLimits.countedLines)
        .refine((lines) => new Set(lines.map(({ variantId }) => variantId)).size === lines.length),
      note: noteSchema,
    }),
    answer: z.object({
      /** Lines that were written, those without a difference among them. */
      written: z.int(),
      left: z.array(
        z.object({
          variantId: z.string(),
          why: z.enum(countRemainders),
          /** `short`: so many were sold or taken away since that do not lie there. */
          units: z.int(),
        }),
      ),
      ...undoableShape,
    }),
  },
  { access: { permission: 'edit-inventory' } },
);
