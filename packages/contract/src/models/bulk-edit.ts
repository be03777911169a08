/** What is changed of many products at once, and how such a change stands. */
import { priceEndings } from '@sitewright/commerce';
import { z } from 'zod';
import { contentLimits, ruleLimits, staffLimits } from '../limits.ts';
import { makeTextSchema } from './plain-text.ts';

const idSchema = z.string().min(1).max(64);
const centsSchema = z.int().min(0).max(ruleLimits.amountCents);
const signedCentsSchema = z.int().min(-ruleLimits.amountCents).max(ruleLimits.amountCents);
const endingSchema = z.enum(priceEndings).default('none');
const tagsSchema = z.array(makeTextSchema(contentLimits.tagLength).min(1)).max(100).default([]);
const idsSchema = z.array(idSchema).max(ruleLimits.choices).default([]);

const priceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set'), cents: centsSchema }),
  z.object({ kind: z.literal('add'), cents: signedCentsSchema, ending: endingSchema }),
  z.object({
    kind: z.literal('percent'),
    /** Parts per million: 100,000 is 10 % more, -100,000 is 10 % less. */
    ppm: z.int().min(-ruleLimits.ratePpm).max(100_000_000),
    ending: endingSchema,
  }),
]);

const saleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set'), cents: centsSchema }),
  z.object({ kind: z.literal('off'), cents: centsSchema, ending: endingSchema }),
  z.object({
    kind: z.literal('percent-off'),
    ppm: z.int().min(0).max(ruleLimits.ratePpm),
    ending: endingSchema,
  }),
  z.object({ kind: z.literal('end') }),
]);

const weightSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set'), grams: z.int().min(0).max(ruleLimits.count) }),
  z.object({
    kind: z.literal('add'),
    grams: z.int().min(-ruleLimits.count).max(ruleLimits.count),
  }),
]);

/** The changes, all of them together; what is left out stays. */
export const bulkEditSchema = z.strictObject({
  price: priceSchema.optional(),
  /** Taken off the new price where `price` changes it too. */
  sale: saleSchema.optional(),
  isVisible: z.boolean().optional(),
  isArchived: z.boolean().optional(),
  tags: z.object({ add: tagsSchema, remove: tagsSchema }).optional(),
  categories: z.object({ add: idsSchema, remove: idsSchema }).optional(),
  /** The store page that they go to; categories of another one go. */
  collectionId: idSchema.optional(),
  weight: weightSchema.optional(),
  /** Whether units are counted; those that begin to be counted begin at none. */
  isCounted: z.boolean().optional(),
  /** `{title}` stands for the name of the product. */
  seoTitle: makeTextSchema(1_000).optional(),
  seoDescription: makeTextSchema(1_000).optional(),
});

/** See {@link bulkEditSchema}. */
export type BulkEdit = z.output<typeof bulkEditSchema>;

/** Why a product of a bulk edit stays as it is. */
export const bulkRefusals = [
  'price_negative',
  'price_too_high',
  'sale_price_too_high',
  'gift_card_on_sale',
  'product_archived',
  'too_many_tags',
  'too_many_categories',
  'category_elsewhere',
  'collection_full',
  'address_taken',
  'store_page_gone',
  'weight_out_of_range',
] as const;

/** One of {@link bulkRefusals}. */
export type BulkRefusal = (typeof bulkRefusals)[number];

/** How a bulk edit stands. */
export const bulkEditStates = ['running', 'done', 'canceled', 'undoing', 'undone'] as const;

/** Fields of a product before and after; those of variants as `variants.ID.field`. */
export const bulkValuesSchema = z.record(z.string(), z.unknown());

/** A product of a bulk edit, with what changes of it. */
export const bulkRowSchema = z.object({
  productId: z.string(),
  title: z.string(),
  before: bulkValuesSchema,
  after: bulkValuesSchema,
  /** Variant id → what it is called; empty for an only variant. */
  variants: z.record(z.string(), z.string()),
});

/**
 * What a bulk edit would do with some of its products. Counts are of those that were looked at, but for
 * `total` and `variants`.
 */
export const bulkPreviewSchema = z.object({
  /** Products it is about; null behind the first of them, where they were counted already. */
  total: z.int().nullable(),
  /** All variants of them; null as `total`. */
  variants: z.int().nullable(),
  lookedAt: z.int(),
  /** Where the others go on, as `after` of the call; null: all are looked at. */
  next: z.string().nullable(),
  changed: z.int(),
  /** Variants among what changes. */
  changedVariants: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** The first that change. */
  rows: z.array(bulkRowSchema).max(staffLimits.previewedRows),
  /** Of a change of prices of so many products that not all are looked at: what it makes of both ends. */
  extremes: z.array(
    z.object({
      end: z.enum(['cheapest', 'dearest']),
      productId: z.string(),
      title: z.string(),
      /** Null: it stays as it is. */
      row: bulkRowSchema.nullable(),
      /** Why it does; null: it changes, or is so already. */
      reason: z.enum(bulkRefusals).nullable(),
    }),
  ),
  refusals: z.array(
    z.object({
      reason: z.enum(bulkRefusals),
      count: z.int(),
      /** The first of them. */
      products: z.array(z.object({ id: z.string(), title: z.string() })),
    }),
  ),
});

/** See {@link bulkPreviewSchema}. */
export type BulkPreview = z.infer<typeof bulkPreviewSchema>;

/** A bulk edit: what it does, how far it is. */
export const bulkEditStatusSchema = z.object({
  id: z.string(),
  state: z.enum(bulkEditStates),
  edit: bulkEditSchema,
  madeBy: z.string(),
  /** Epoch milliseconds. */
  createdOn: z.number(),
  endedOn: z.number().nullable(),
  /** Products it is about. */
  total: z.int(),
  written: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** Deleted before they were reached. */
  gone: z.int(),
  /** Written back by the undoing, whole or in part. */
  undone: z.int(),
  /** Products of which the undoing left what somebody changed since. */
  kept: z.int(),
  /** Whether it can be undone now. */
  mayUndo: z.boolean(),
});

/** See {@link bulkEditStatusSchema}. */
export type BulkEditStatus = z.infer<typeof bulkEditStatusSchema>;
