/** Products as one sheet: a row for each variant, read in pages and saved cell by cell. */
import { productTypes } from '@sitewright/commerce';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { ruleLimits, sheetLimits } from '../limits.ts';
import { fieldConflictsSchema, makeFieldChangesSchema } from '../models/field-change.ts';
import { productFields, stockLevelSchema, variantFields } from '../models/product.ts';
import { listProducts } from './products.ts';
import { staffSiteParams, undoableManyShape } from './staff-site.ts';

const path = '/api/sites/:identifier/product-sheet';
const idSchema = z.string().min(1).max(64);

const { title, isVisible, seoTitle, seoDescription } = productFields;
const { sku, priceCents, salePriceCents, onSale } = variantFields;
const { weightGrams, lengthMm, widthMm, heightMm } = variantFields;
const ofProduct = { title, isVisible, seoTitle, seoDescription };
const sizes = { weightGrams, lengthMm, widthMm, heightMm };
const ofVariant = { sku, priceCents, salePriceCents, onSale, ...sizes };

const sheetVariantSchema = z
  .object({
    id: z.string(),
    /** Values of its options, such as `Blue / L`; empty for an only variant. */
    name: z.string(),
    stock: stockLevelSchema,
  })
  .extend(ofVariant);

const sheetProductSchema = z
  .object({
    id: z.string(),
    productType: z.enum(productTypes),
    isArchived: z.boolean(),
    /** In order. */
    variants: z.array(sheetVariantSchema),
  })
  .extend(ofProduct);

/** See {@link sheetProductSchema}. */
export type SheetProduct = z.infer<typeof sheetProductSchema>;

/** One variant of it, a row of the sheet. */
export type SheetVariant = z.infer<typeof sheetVariantSchema>;

/** Products with their variants, searched, filtered and sorted as their list is. */
export const readProductSheet = defineCall(
  `GET ${path}`,
  'Products and their variants as rows of a sheet',
  {
    params: staffSiteParams,
    query: listProducts.query,
    answer: z.object({ products: z.array(sheetProductSchema), after: z.string().optional() }),
  },
  { access: { permission: 'view-products' } },
);

/** Units that a cell moves; what is not counted has none to move. */
const stockMoveSchema = z.object({
  variantId: idSchema,
  by: z.int().min(-ruleLimits.count).max(ruleLimits.count).default(0),
  /** True: no longer counted; false: counted from now on, from zero. */
  unlimited: z.boolean().optional(),
});

/**
 * Saves cells. Each product is written whole or not at all, and what is wrong with one is told
 * beside it and keeps no other back. Units ask for `edit-inventory` too.
 */
export const saveProductSheet = defineCall(
  `PATCH ${path}`,
  'Save cells of the sheet of products',
  {
    params: staffSiteParams,
    body: z.object({
      products: z
        .array(
          z.object({
            id: idSchema,
            changes: makeFieldChangesSchema(ofProduct).default({}),
            variants: z
              .array(z.object({ id: idSchema, changes: makeFieldChangesSchema(ofVariant) }))
              .max(sheetLimits.savedVariants)
              .default([]),
            stock: z.array(stockMoveSchema).max(sheetLimits.savedVariants).default([]),
          }),
        )
        .min(1)
        .max(sheetLimits.savedProducts),
    }),
    answer: z.object({
      results: z.array(
        z.object({
          id: z.string(),
          /** Why nothing of it was written; missing: all of it was. */
          refusal: z
            .object({
              code: z.string(),
              message: z.string(),
              /** Fields that somebody else changed; those of variants as `variants.ID.field`. */
              conflicts: fieldConflictsSchema.optional(),
            })
            .optional(),
          /** As it stands now; missing: it is gone. */
          product: sheetProductSchema.optional(),
        }),
      ),
      ...undoableManyShape,
    }),
  },
  { access: { permission: 'edit-products' } },
);
