/** What the writer of products takes. Amounts are minor units of the site's currency. */
import { billingUnits, planLimits } from '@sitewright/commerce';
import {
  catalogueMessages,
  contentLimits,
  makeTextSchema,
  relatedRules,
  productTypes,
  taxClassSchema,
} from '@sitewright/contract';
import { z } from 'zod';
import { maxInteger } from '../../db/columns.ts';

/** Characters of an option of a variant. */
export const longestOption = { name: 500, value: 2_000 } as const;

const idSchema = makeTextSchema(60).min(1);
const centsSchema = z.int().min(0);
const countSchema = z.int().min(0).max(maxInteger);
/** One segment of an address. */
const segmentSchema = makeTextSchema(200).regex(/^[^\s/?#\\]+$/, catalogueMessages.addressInvalid);

const variantDraftSchema = z.object({
  /** The variant it is about; a new one without. */
  id: idSchema.optional(),
  /** Blank or missing: the one it has, else one made of the product's address. */
  sku: makeTextSchema(500).optional(),
  /** Option name → value. */
  attributes: z
    .record(makeTextSchema(longestOption.name).min(1), makeTextSchema(longestOption.value))
    .optional(),
  priceCents: centsSchema,
  salePriceCents: centsSchema.optional(),
  onSale: z.boolean().optional(),
  /** Units in the house: what payments under way hold is among them. */
  stock: z.union([z.literal('unlimited'), countSchema]).optional(),
  weightGrams: countSchema.optional(),
  lengthMm: countSchema.optional(),
  widthMm: countSchema.optional(),
  heightMm: countSchema.optional(),
  /** Number of the trade: EAN, UPC, ISBN. */
  gtin: makeTextSchema(14).optional(),
  imageId: idSchema.nullable().optional(),
  externalId: makeTextSchema(500).nullable().optional(),
});

const planSchema = z.object({
  billingPeriod: z.object({
    value: z.int().min(1).max(planLimits.interval),
    unit: z.enum(billingUnits),
  }),
  numBillingCycles: z.int().min(0).max(planLimits.cycles),
});

const optional = z.object({
  productType: z.enum(productTypes),
  /** HTML; made safe when it is written. */
  body: makeTextSchema(contentLimits.bodyLength),
  /** HTML; made safe when it is written. */
  excerpt: makeTextSchema(contentLimits.excerptLength),
  tags: z.array(makeTextSchema(500).min(1)),
  isVisible: z.boolean(),
  isFeatured: z.boolean(),
  /** Epoch milliseconds: it becomes visible then, and is hidden until then; null: no such time. */
  publishOn: z.int().nullable(),
  /** Put away; it is hidden then, and stays hidden when it is taken out again. */
  archivedOn: z.date().nullable(),
  /** Place in the list; at its end unless told. */
  displayIndex: countSchema,
  /** Names of the options in order. Names that variants use and this leaves out come behind. */
  optionNames: z.array(makeTextSchema(longestOption.name)),
  subscriptionPlan: planSchema.nullable(),
  /** Text of the add button; null for the usual one. */
  addButtonText: makeTextSchema(200).nullable(),
  /** Texts of its own about its stock; null: as the shop says. */
  soldOutText: makeTextSchema(200).nullable(),
  scarcityText: makeTextSchema(200).nullable(),
  /** A sound that visitors hear of it. ENT-02 */
  audioAssetId: idSchema.nullable(),
  /** Which products go with it. */
  relatedRule: z.enum(relatedRules),
  /** Those that the owner chose, in order. */
  relatedIds: z.array(idSchema),
  formId: idSchema.nullable(),
  /** Id in the shop it comes from. */
  externalId: makeTextSchema(500).nullable(),
  /** What its taxes go by, such as `standard`, `reduced` or `untaxed`. */
  taxClass: taxClassSchema,
  seoTitle: makeTextSchema(10_000),
  seoDescription: makeTextSchema(10_000),
  categoryIds: z.array(idSchema),
  /** In order. */
  imageIds: z.array(idSchema),
  /** What buyers download, in order; kept before by `storePrivateFile`. */
  files: z
    .array(
      z.object({
        filename: makeTextSchema(200).min(1),
        byteSize: z.int().min(0),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .max(50),
});

const required = z.object({
  collectionId: idSchema,
  /** Last segment of its address; unique in its collection. */
  urlId: segmentSchema,
  title: makeTextSchema(contentLimits.titleLength).min(1),
  /** All variants in order; those of a known product that are not among them go. */
  variants: z.array(variantDraftSchema).min(1).max(contentLimits.maxVariantsPerProduct),
});

/** A product that is to be made. */
export const newProductSchema = required.extend(optional.partial().shape);
/** Changes of a product that is there; what is left out stays. */
export const changedProductSchema = newProductSchema.partial().extend({ id: idSchema });

export type NewProductDraft = z.input<typeof newProductSchema>;
export type ChangedProductDraft = z.input<typeof changedProductSchema>;
export type ProductDraft = NewProductDraft | ChangedProductDraft;
export type VariantDraft = z.input<typeof variantDraftSchema>;
