import { productTypes } from '@sitewright/commerce';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { contentLimits } from '../limits.ts';
import { pictureSchema } from '../models/cart.ts';
import { makeFieldChangesSchema } from '../models/field-change.ts';
import { flagQuerySchema, listCountSchema, listQueryFields } from '../models/list-query.ts';
import {
  newVariantSchema,
  productFields,
  staffProductSchema,
  variantFields,
} from '../models/product.ts';
import {
  deletedSchema,
  savedSchema,
  staffSiteParams,
  staffSiteThingParams,
  undoableManyShape,
} from './staff-site.ts';

const path = '/api/sites/:identifier/products';
const idSchema = z.string().min(1).max(64);

/** What narrows the list of products. */
export const productFilterFields = {
  search: listQueryFields.search,
  productType: z.coerce.number().pipe(z.enum(productTypes)).optional(),
  visible: flagQuerySchema.optional(),
  archived: flagQuerySchema.optional(),
  /** The store page that they are on. */
  collectionId: idSchema.optional(),
  /** With everything below it. */
  categoryId: idSchema.optional(),
  tag: z.string().min(1).max(500).optional(),
  /** `out`: nothing is left; `low`: of some variant few are left; `in`: something can be bought. */
  stock: z.enum(['in', 'low', 'out']).optional(),
  onSale: flagQuerySchema.optional(),
};

/** Products, the newest first unless told. `price` and `stock` are those of its lowest variant. */
export const listProducts = defineCall(
  `GET ${path}`,
  'Products: search, filter, sort',
  {
    params: staffSiteParams,
    query: z.object({
      ...listQueryFields,
      ...productFilterFields,
      sort: z.enum(['created', 'updated', 'title', 'price', 'stock']).default('created'),
    }),
    answer: z.object({
      products: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          path: z.string(),
          /** The store page that it is on. */
          collectionId: z.string(),
          productType: z.enum(productTypes),
          isVisible: z.boolean(),
          isArchived: z.boolean(),
          isOnSale: z.boolean(),
          variantCount: z.int(),
          /** Units over all variants; null: not counted. */
          stock: z.int().nullable(),
          lowestCents: z.int(),
          highestCents: z.int(),
          image: pictureSchema.nullable(),
          updatedOn: z.number(),
        }),
      ),
      after: z.string().optional(),
    }),
  },
  { access: { permission: 'view-products' } },
);

/** How many there are of them. */
export const countProducts = defineCall(
  `GET ${path}/count`,
  'How many products a filter finds',
  { params: staffSiteParams, query: z.object(productFilterFields), answer: listCountSchema },
  { access: { permission: 'view-products' } },
);

/** Store pages, on which products are. */
export const listStorePages = defineCall(
  'GET /api/sites/:identifier/store-pages',
  'Store pages',
  {
    params: staffSiteParams,
    answer: z.object({
      storePages: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          urlId: z.string(),
          /** Nothing more can be put on it. GLRY-18 */
          isFull: z.boolean(),
        }),
      ),
    }),
  },
  { access: { permission: 'view-products' } },
);

/** A product for its editor, with all of its variants. */
export const getProduct = defineCall(
  `GET ${path}/:id`,
  'A product with its variants',
  { params: staffSiteThingParams, answer: staffProductSchema },
  { access: { permission: 'view-products' } },
);

/** Makes a product; without an address it gets one made of its title. STOR-03..05 */
export const addProduct = defineCall(
  `POST ${path}`,
  'Make a product',
  {
    params: staffSiteParams,
    body: z.object({
      ...z.object(productFields).partial().shape,
      title: productFields.title,
      /** The first store page unless told; one is made where there is none. */
      collectionId: productFields.collectionId.optional(),
      variants: z.array(newVariantSchema).min(1).max(contentLimits.maxVariantsPerProduct),
    }),
    answer: savedSchema,
  },
  { access: { permission: 'create-products' } },
);

/**
 * Changes a product field by field, and its variants by what is new, changed and gone. On another
 * store page its categories of the old one go, and its old address leads to the new one. Fields that
 * somebody else changed meanwhile are told as conflicts: those of variants as `variants.ID.field`.
 */
export const changeProduct = defineCall(
  `PATCH ${path}/:id`,
  'Change a product and its variants',
  {
    params: staffSiteThingParams,
    body: z.object({
      changes: makeFieldChangesSchema(productFields).default({}),
      addedVariants: z.array(newVariantSchema).max(contentLimits.maxVariantsPerProduct).default([]),
      changedVariants: z
        .array(z.object({ id: idSchema, changes: makeFieldChangesSchema(variantFields) }))
        .max(contentLimits.maxVariantsPerProduct)
        .default([]),
      removedVariantIds: z.array(idSchema).max(contentLimits.maxVariantsPerProduct).default([]),
    }),
    answer: savedSchema.extend({ variantIds: z.array(z.string()) }),
  },
  { access: { permission: 'edit-products' } },
);

/** Makes another one like it, hidden, without its units; on its store page unless told. */
export const duplicateProduct = defineCall(
  `POST ${path}/:id/duplicate`,
  'Copy a product',
  {
    params: staffSiteThingParams,
    body: z.object({ collectionId: productFields.collectionId.optional() }),
    answer: savedSchema,
  },
  { access: { permission: 'create-products' } },
);

/** Puts products away, hidden, or takes them out again; they stay hidden then. */
export const archiveProducts = defineCall(
  `POST ${path}/archive`,
  'Archive products, or take them out of the archive',
  {
    params: staffSiteParams,
    body: z.object({ ids: z.array(idSchema).min(1).max(100), isArchived: z.boolean() }),
    answer: z.object({ ids: z.array(z.string()), ...undoableManyShape }),
  },
  { access: { permission: 'edit-products' } },
);

/** Takes a product away with its variants. Orders keep what they sold. */
export const deleteProduct = defineCall(
  `DELETE ${path}/:id`,
  'Delete a product',
  { params: staffSiteThingParams, answer: deletedSchema },
  { access: { permission: 'create-products' } },
);
