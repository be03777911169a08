import { productTypes } from '@sitewright/commerce';
import { z } from 'zod';
import { idListSchema, modifiedQuery, paginationSchema } from '../../api/api-parts.ts';
import { defineCall } from '../../call.ts';
import { contentLimits, ruleLimits } from '../../limits.ts';
import { centsSchema, sumCentsSchema } from '../../models/money.ts';
import { makeTextSchema } from '../../models/plain-text.ts';
import { deletedSchema } from '../staff-site.ts';

const count = z.int().min(0).max(ruleLimits.count);

/** A variant as programs see it. */
export const apiVariantSchema = z.object({
  id: z.string(),
  sku: z.string(),
  /** EAN, UPC or ISBN; empty when there is none. */
  gtin: z.string(),
  attributes: z.record(z.string(), z.string()),
  priceCents: sumCentsSchema,
  salePriceCents: sumCentsSchema,
  onSale: z.boolean(),
  isUnlimited: z.boolean(),
  /** Units for sale now. */
  quantity: z.int().min(0),
  weightGrams: z.int(),
  lengthMm: z.int(),
  widthMm: z.int(),
  heightMm: z.int(),
});

/** A product as programs see it, hidden ones too. */
export const apiProductSchema = z.object({
  id: z.string(),
  /** The store page that it is on. */
  storePageId: z.string(),
  productType: z.int(),
  name: z.string(),
  /** HTML. */
  description: z.string(),
  urlSlug: z.string(),
  tags: z.array(z.string()),
  categoryIds: z.array(z.string()),
  isVisible: z.boolean(),
  /** Names of the options in their order. */
  variantAttributes: z.array(z.string()),
  variants: z.array(apiVariantSchema),
  imageIds: z.array(z.string()),
  currency: z.string(),
  createdOn: z.number(),
  modifiedOn: z.number(),
});

const variantDraftSchema = z.object({
  /** One made of the address of the product when it is missing. */
  sku: makeTextSchema(500).optional(),
  gtin: makeTextSchema(14).optional(),
  attributes: z.record(makeTextSchema(500).min(1), makeTextSchema(2000)).default({}),
  priceCents: sumCentsSchema,
  salePriceCents: centsSchema.min(0).optional(),
  onSale: z.boolean().optional(),
  /** Units in the house, or no counting. */
  stock: z.union([z.literal('unlimited'), count]).optional(),
  weightGrams: count.optional(),
  lengthMm: count.optional(),
  widthMm: count.optional(),
  heightMm: count.optional(),
});

/** See {@link changeApiVariant}: what is left out stays. */
const variantChangeSchema = variantDraftSchema
  .partial()
  .extend({ attributes: variantDraftSchema.shape.attributes.unwrap().optional() });

const factsSchema = z.object({
  name: makeTextSchema(contentLimits.titleLength).min(1),
  description: makeTextSchema(100_000),
  urlSlug: makeTextSchema(200).min(1),
  tags: z.array(makeTextSchema(500).min(1)).max(500),
  categoryIds: z.array(z.string().min(1).max(60)).max(500),
  isVisible: z.boolean(),
  variantAttributes: z.array(makeTextSchema(500)).max(100),
});

const productParams = z.object({ productId: z.string().min(1).max(64) });
const variantParams = productParams.extend({ variantId: z.string().min(1).max(64) });

const access = { scope: 'products:write' } as const;

/** What changed last comes first. */
export const listApiProducts = defineCall(
  'GET /api/1.0/commerce/products',
  'Products, a page at a time',
  {
    query: modifiedQuery,
    answer: z.object({ products: z.array(apiProductSchema), pagination: paginationSchema }),
  },
  { access: { scope: 'products:read' } },
);

/** Ids that are not there are left out. */
export const getApiProducts = defineCall(
  'GET /api/1.0/commerce/products/:productId',
  'Products by their ids, with commas between them',
  {
    params: z.object({ productId: idListSchema }),
    answer: z.object({ products: z.array(apiProductSchema) }),
  },
  { access: { scope: 'products:read' } },
);

/** Hidden unless told. */
export const createApiProduct = defineCall(
  'POST /api/1.0/commerce/products',
  'Makes a product with its variants',
  {
    body: factsSchema
      .partial()
      .required({ name: true, urlSlug: true })
      .extend({
        storePageId: z.string().min(1).max(60),
        productType: z.enum(productTypes).default(productTypes.physical),
        variants: z.array(variantDraftSchema).min(1).max(contentLimits.maxVariantsPerProduct),
      }),
    answer: apiProductSchema,
  },
  { access },
);

/** What is left out stays; variants have calls of their own. */
export const changeApiProduct = defineCall(
  'POST /api/1.0/commerce/products/:productId',
  'Changes a product',
  { params: productParams, body: factsSchema.partial(), answer: apiProductSchema },
  { access },
);

/** With its variants. Orders keep what was bought. */
export const deleteApiProduct = defineCall(
  'DELETE /api/1.0/commerce/products/:productId',
  'Deletes a product',
  { params: productParams, answer: deletedSchema },
  { access },
);

/** Behind the others. */
export const createApiVariant = defineCall(
  'POST /api/1.0/commerce/products/:productId/variants',
  'Adds a variant to a product',
  { params: productParams, body: variantDraftSchema, answer: apiProductSchema },
  { access },
);

/** What is left out stays. */
export const changeApiVariant = defineCall(
  'POST /api/1.0/commerce/products/:productId/variants/:variantId',
  'Changes a variant',
  { params: variantParams, body: variantChangeSchema, answer: apiProductSchema },
  { access },
);

/** The last one stays. */
export const deleteApiVariant = defineCall(
  'DELETE /api/1.0/commerce/products/:productId/variants/:variantId',
  'Deletes a variant',
  { params: variantParams, answer: apiProductSchema },
  { access },
);
