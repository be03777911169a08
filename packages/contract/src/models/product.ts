/** A product as staff read and edit it. Amounts are minor units of the site's currency. */
import { billingUnits, planLimits, productTypes } from '@sitewright/commerce';
import { z } from 'zod';
import { documentHeadSchema } from '../documents/document-head.ts';
import { contentLimits, ruleLimits } from '../limits.ts';
import { catalogueMessages } from '../messages/catalogue.ts';
import { taxClassSchema } from '../rules/tax-rule-draft.ts';
import { pictureSchema } from './cart.ts';
import { makeTextSchema } from './plain-text.ts';

const idSchema = z.string().min(1).max(64);
const centsSchema = z.int().min(0).max(ruleLimits.amountCents);
const countSchema = z.int().min(0).max(ruleLimits.count);
/** Which products go with one: those of its category, of its tags, what was bought with it, chosen ones, none. */
export const relatedRules = ['category', 'tag', 'bought', 'chosen', 'none'] as const;

/** See {@link relatedRules}. */
export type RelatedRule = (typeof relatedRules)[number];

/** What buyers download; its bytes came by the call `addProductFile`. */
export const productFileSchema = z.object({
  filename: makeTextSchema(200).min(1),
  byteSize: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** See {@link productFileSchema}. */
export type ProductFile = z.infer<typeof productFileSchema>;

const optionNameSchema = makeTextSchema(500).min(1);

/** What a plan of a product bills. ENT-10 */
const planSchema = z.object({
  billingPeriod: z.object({
    value: z.int().min(1).max(planLimits.interval),
    unit: z.enum(billingUnits),
  }),
  numBillingCycles: z.int().min(0).max(planLimits.cycles),
});

/** Fields of a product that an edit may change. */
export const productFields = {
  productType: z.enum(productTypes),
  collectionId: idSchema,
  /** Last segment of its address; unique on its store page. */
  urlId: makeTextSchema(200).regex(/^[^\s/?#\\]+$/, catalogueMessages.addressInvalid),
  title: makeTextSchema(contentLimits.titleLength).min(1),
  /** HTML; made safe when it is written. */
  body: makeTextSchema(contentLimits.bodyLength),
  excerpt: makeTextSchema(contentLimits.excerptLength),
  tags: z.array(makeTextSchema(contentLimits.tagLength).min(1)).max(100),
  isVisible: z.boolean(),
  isFeatured: z.boolean(),
  /** Epoch milliseconds at which it becomes visible; hidden until then. */
  publishOn: z.int().min(0).max(8_640_000_000_000_000).nullable(),
  optionNames: z.array(optionNameSchema).max(contentLimits.optionsPerProduct),
  subscriptionPlan: planSchema.nullable(),
  /** Text of the add button; null: the usual one. */
  addButtonText: makeTextSchema(200).nullable(),
  /** What it says instead of "sold out"; null: as the shop says. PDP-15 */
  soldOutText: makeTextSchema(200).nullable(),
  /** What it says when few are left; `{qtyInStock}` is the number. Null: as the shop says. PDP-15 */
  scarcityText: makeTextSchema(200).nullable(),
  /** A sound that visitors hear of it; null: none. ENT-02 */
  audioAssetId: idSchema.nullable(),
  relatedRule: z.enum(relatedRules),
  /** What the owner chose, in order; for the rule `chosen`. */
  relatedIds: z.array(idSchema).max(contentLimits.relatedProducts),
  /** The form that buyers fill in; null: none. */
  formId: idSchema.nullable(),
  taxClass: taxClassSchema,
  seoTitle: makeTextSchema(10_000),
  seoDescription: makeTextSchema(10_000),
  categoryIds: z.array(idSchema).max(ruleLimits.choices),
  /** In order. */
  imageIds: z.array(idSchema).max(250),
  /** What buyers of a digital product download, in order. */
  files: z.array(productFileSchema).max(contentLimits.filesPerProduct),
};

/** Fields of a variant that an edit may change. Its stock is moved, never set. */
export const variantFields = {
  sku: makeTextSchema(500),
  /** Option name → value. */
  attributes: z.record(optionNameSchema, makeTextSchema(2000)),
  priceCents: centsSchema,
  salePriceCents: centsSchema,
  onSale: z.boolean(),
  weightGrams: countSchema,
  lengthMm: countSchema,
  widthMm: countSchema,
  heightMm: countSchema,
  /** Number of the trade: EAN, UPC, ISBN. */
  gtin: makeTextSchema(14),
  imageId: idSchema.nullable(),
};

/** A variant that is to be made; its units come with it. */
export const newVariantSchema = z
  .object(variantFields)
  .partial()
  .extend({
    priceCents: centsSchema,
    stock: z.union([z.literal('unlimited'), countSchema]).default('unlimited'),
  });

/** Units of a variant. */
export const stockLevelSchema = z.object({
  unlimited: z.boolean(),
  /** For sale now. */
  quantity: z.int(),
  /** Held by payments under way, on top of these. */
  held: z.int(),
});

/** A variant as staff read it. */
export const staffVariantSchema = z
  .object({ id: z.string(), stock: stockLevelSchema })
  .extend(variantFields);

/** A product as its editor reads it. */
export const staffProductSchema = z.object(productFields).extend({
  id: z.string(),
  /** Of its page in the shop. */
  path: z.string(),
  isArchived: z.boolean(),
  /** Of its body, where that is made of blocks. */
  document: documentHeadSchema.nullable(),
  /** Those of the product and of its variants. */
  pictures: z.array(pictureSchema),
  /** In order. */
  variants: z.array(staffVariantSchema),
  /** Epoch milliseconds. */
  createdOn: z.number(),
  updatedOn: z.number(),
});

/** See {@link staffProductSchema}. */
export type StaffProduct = z.infer<typeof staffProductSchema>;

/** See {@link staffVariantSchema}. */
export type StaffVariant = z.infer<typeof staffVariantSchema>;
