import { z } from 'zod';
import { defineCall } from '../call.ts';
import { ruleLimits, staffLimits } from '../limits.ts';
import { listQueryFields } from '../models/list-query.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { stockLevelSchema } from '../models/product.ts';
import { staffSiteParams, staffSiteThingParams, undoableShape } from './staff-site.ts';

const path = '/api/sites/:identifier/inventory';

/** Why units come and go by hand. */
export const stockReasons = [
  'correction',
  'counted',
  'received',
  'returned',
  'damaged',
  'lost',
  'given-away',
] as const;

/** One of {@link stockReasons}. */
export type StockReason = (typeof stockReasons)[number];

/** Variants with their stock, by name unless told. INVT-01 */
export const listInventory = defineCall(
  `GET ${path}`,
  'Variants and their stock: search, filter, sort',
  {
    params: staffSiteParams,
    query: z.object({
      ...listQueryFields,
      sort: z.enum(['name', 'stock', 'price']).default('name'),
      /** `low`: as few as the setting of scarcity says. */
      stock: z.enum(['low', 'out']).optional(),
      productId: z.string().min(1).max(64).optional(),
    }),
    answer: z.object({
      variants: z.array(
        z.object({
          id: z.string(),
          productId: z.string(),
          title: z.string(),
          /** Values of its options, such as `Blue / L`; empty for an only variant. */
          variant: z.string(),
          sku: z.string(),
          priceCents: z.int(),
          stock: stockLevelSchema,
        }),
      ),
      after: z.string().optional(),
    }),
  },
  { access: { permission: 'view-products' } },
);

const countSchema = z.int().min(-ruleLimits.count).max(ruleLimits.count);

/** Moves units, all of them or none; what is not counted has none to move. */
export const adjustInventory = defineCall(
  `POST ${path}/adjustments`,
  'Add and take units, with a reason',
  {
    params: staffSiteParams,
    body: z.object({
      adjustments: z
        .array(
          z.object({
            variantId: z.string().min(1).max(64),
            /** Units more, or less when negative. */
            by: countSchema.default(0),
            /** True: no longer counted; false: counted from now on, from zero. */
            unlimited: z.boolean().optional(),
          }),
        )
        .min(1)
        .max(staffLimits.adjustments),
      reason: z.enum(stockReasons),
      note: makeTextSchema(500).default(''),
    }),
    answer: z.object({
      levels: z.array(z.object({ variantId: z.string(), stock: stockLevelSchema })),
      ...undoableShape,
    }),
  },
  { access: { permission: 'edit-inventory' } },
);

/** What was moved by hand of a variant, the newest first. */
export const listStockChanges = defineCall(
  `GET ${path}/:id/changes`,
  'Adjustments of a variant',
  {
    params: staffSiteThingParams,
    query: z.object({ after: listQueryFields.after }),
    answer: z.object({
      changes: z.array(
        z.object({
          id: z.string(),
          /** Epoch milliseconds. */
          happenedOn: z.number(),
          actorName: z.string(),
          reason: z.string(),
          note: z.string(),
          by: z.int(),
          /** For sale afterwards; null: not counted. */
          quantity: z.int().nullable(),
        }),
      ),
      after: z.string().optional(),
    }),
  },
  { access: { permission: 'view-products' } },
);
