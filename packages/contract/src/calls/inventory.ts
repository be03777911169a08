import { z } from 'zod';
import { defineCall } from '../call.ts';
import { ruleLimits, staffLimits } from '../limits.ts';
import { listQueryFields } from '../models/list-query.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { stockLevelSchema } from '../models/product.ts';
import {
  repeatedHeaders,
  staffSiteParams,
  staffSiteThingParams,
  undoableShape,
} from './staff-site.ts';

const path = '/api/sites/:identifier/inventory';
const idSchema = z.string().min(1).max(64);

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
      /** `low`: as few as the variant says, else the shop. */
      stock: z.enum(['low', 'out']).optional(),
      productId: idSchema.optional(),
      /** That one alone. */
      variantId: idSchema.optional(),
      /** Those of which something lies there. */
      locationId: idSchema.optional(),
      categoryId: idSchema.optional(),
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
          /** What of it lies elsewhere than at the main location. */
          levels: z.array(z.object({ locationId: z.string(), quantity: z.int() })),
          /** From so many units on it counts as low; null: as the shop says. */
          lowStockUnits: z.int().nullable(),
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
    headers: repeatedHeaders,
    body: z.object({
      adjustments: z
        .array(
          z.object({
            variantId: idSchema,
            /** Units more, or less when negative. */
            by: countSchema.default(0),
            /** True: no longer counted; false: counted from now on, from zero. */
            unlimited: z.boolean().optional(),
            /** Where; without it more goes to the main location, and less comes from there first. */
            locationId: idSchema.optional(),
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
          /** Where; null: nobody said. */
          locationId: z.string().nullable(),
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

/** From how many units on variants count as low; null: as the shop says. */
export const setLowStock = defineCall(
  `PUT ${path}/low-stock`,
  'From how many units on variants count as low',
  {
    params: staffSiteParams,
    body: z.object({
      variantIds: z.array(idSchema).min(1).max(staffLimits.adjustments),
      units: z.int().min(0).max(9999).nullable(),
    }),
    answer: z.object(undoableShape),
  },
  { access: { permission: 'edit-inventory' } },
);
