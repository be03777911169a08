import { z } from 'zod';
import { previewLimits } from '../limits.ts';
import {
  ruleAmountSchema,
  ruleCountSchema,
  ruleIdSchema,
  ruleNameSchema,
} from '../rules/rule-parts.ts';
import { centsSchema, sumCentsSchema } from './money.ts';
import { totalStepSchema } from './total-step.ts';

const quantitySchema = ruleCountSchema.min(1).max(previewLimits.quantity);

const samplePlaceSchema = z.object({
  country: z.string().regex(/^[A-Z]{2}$/),
  region: z.string().trim().max(10).default(''),
  postalCode: z.string().trim().max(20).default(''),
});

/** A cart that nobody fills: what a rule that is being written does is shown by it. */
export const sampleCartSchema = z.object({
  /** Products of the shop, by their first variant. Empty: the goods of `goods`. */
  entries: z
    .array(z.object({ itemId: ruleIdSchema, quantity: quantitySchema }))
    .max(previewLimits.entries)
    .default([]),
  /** Goods of the kind that the rule is for; the amounts of one unit. */
  goods: z
    .object({
      quantity: quantitySchema,
      unitPriceCents: ruleAmountSchema,
      unitGrams: ruleCountSchema.max(previewLimits.grams),
    })
    .default({ quantity: 1, unitPriceCents: 5000, unitGrams: 500 }),
  /** Where it goes; null: where the shop is. */
  place: samplePlaceSchema.nullable().default(null),
  /** Null: the first that the checkout would offer. */
  shippingOptionId: ruleIdSchema.nullable().default(null),
});

/** See {@link sampleCartSchema}. */
export type SampleCart = z.input<typeof sampleCartSchema>;

/** Why a rule does nothing for a cart. */
export const previewProblems = [
  'disabled',
  'not-started',
  'expired',
  'used-up',
  'used-by-customer',
  'other-customers',
  'below-minimum',
  'below-quantity',
  'no-matching-items',
  'not-combinable',
  'not-served',
  'not-carried',
  'nothing-to-ship',
  'without-effect',
] as const;

/** One of {@link previewProblems}. */
export type PreviewProblem = (typeof previewProblems)[number];

/** What a cart comes to with a rule that is not saved yet, and why. */
export const totalPreviewSchema = z.object({
  /** Epoch milliseconds of when it is reckoned: now, or when the rule begins. */
  at: z.number(),
  currency: z.string(),
  lines: z.array(z.object({ title: z.string(), quantity: z.int() })),
  /** Null: the shop does not say where it is. */
  place: samplePlaceSchema.nullable(),
  /** Name of the way to ship; empty: none, or nothing to ship. */
  shippingOption: ruleNameSchema.or(z.literal('')),
  subtotalCents: sumCentsSchema,
  discountCents: sumCentsSchema,
  shippingCostCents: sumCentsSchema,
  taxCents: sumCentsSchema,
  grandTotalCents: centsSchema,
  /** They sum to the total. `isOfRule`: it comes of the rule that is written. */
  steps: z.array(totalStepSchema.extend({ isOfRule: z.boolean() })),
  /** Null: the rule does something for this cart. */
  problem: z.enum(previewProblems).nullable(),
});

/** See {@link totalPreviewSchema}. */
export type TotalPreview = z.infer<typeof totalPreviewSchema>;

/** The body of a preview: the rule as it is written, and the cart to show it by. */
export function makePreviewBody<Draft extends z.ZodType>(draft: Draft) {
  return z.object({
    /** Of the rule that is changed; missing: it is new. */
    id: ruleIdSchema.optional(),
    draft,
    cart: sampleCartSchema.prefault({}),
  });
}
