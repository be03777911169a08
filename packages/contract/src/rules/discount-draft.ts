import { z } from 'zod';
import { ruleLimits } from '../limits.ts';
import { ruleMessages } from '../messages/rules.ts';
import { makeFieldChangesSchema } from '../models/field-change.ts';
import {
  groupsSchema,
  isInOrder,
  itemChoiceShape,
  ruleAmountSchema,
  ruleCountSchema,
  ruleIdSchema,
  ruleInstantSchema,
  ruleNameSchema,
  ruleRateSchema,
} from './rule-parts.ts';

const scopeSchema = z.enum(['goods', 'shipping', 'all']).optional();
const unitsSchema = ruleCountSchema.min(1);

/** What a discount takes off; see `DiscountBenefit` of the commerce package. */
export const discountBenefitSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), ratePpm: ruleRateSchema.min(1), scope: scopeSchema }),
  z.object({ kind: z.literal('fixed'), amountCents: ruleAmountSchema.min(1), scope: scopeSchema }),
  z.object({ kind: z.literal('free-shipping') }),
  z.object({
    kind: z.literal('buy-x-get-y'),
    buyQuantity: unitsSchema,
    getQuantity: unitsSchema,
    /** What is taken off the others; missing: all of their price. */
    ratePpm: ruleRateSchema.min(1).optional(),
    /** Which are cheaper; missing: the same that have to be bought. */
    gets: z.object(itemChoiceShape).partial().optional(),
    /** How often in one cart; missing: as often as the units go. */
    maxTimes: unitsSchema.optional(),
  }),
]);

/** See {@link discountBenefitSchema}. */
export type WireDiscountBenefit = z.output<typeof discountBenefitSchema>;

const codeSchema = z
  .string()
  .trim()
  .min(1)
  .max(ruleLimits.codeLength)
  .regex(/^[\p{L}\p{N}\p{P}\p{S}]+$/u, ruleMessages.codeInvalid)
  .transform((code) => code.toUpperCase());

/** Everything beside name and benefit, which a draft may leave out. */
const optionalShape = {
  /** What a visitor enters; null: the discount applies by itself. */
  code: codeSchema.nullable(),
  ...itemChoiceShape,
  /** Least subtotal of the cart before discounts. */
  minSubtotalCents: ruleAmountSchema,
  /** Least number of units that it is for. */
  minQuantity: ruleCountSchema,
  startsAt: ruleInstantSchema.nullable(),
  endsAt: ruleInstantSchema.nullable(),
  /** How often it may be used in all; null: no limit. */
  maxUses: ruleCountSchema.nullable(),
  /** How often one customer may use it; null: no limit. */
  maxUsesPerCustomer: ruleCountSchema.nullable(),
  /** Groups of customers it is for; empty: everybody. */
  customerGroups: groupsSchema,
  isFirstOrderOnly: z.boolean(),
  /** Higher ones apply first. */
  priority: z.int().min(-ruleLimits.count).max(ruleLimits.count),
  /** Never together with another discount. */
  isExclusive: z.boolean(),
  isEnabled: z.boolean(),
};

const requiredShape = { name: ruleNameSchema, benefit: discountBenefitSchema };
const spanFault = { message: ruleMessages.endsBeforeStart, path: ['endsAt'] };

const optionalSchema = z.object(optionalShape).partial();

/** A discount that is to be made. */
export const discountDraftSchema = z
  .object(requiredShape)
  .extend(optionalSchema.shape)
  .refine(isInOrder, spanFault);

/** An edit of a discount that is there, field by field. */
export const discountChangesSchema = makeFieldChangesSchema({ ...requiredShape, ...optionalShape });

export type DiscountDraft = z.input<typeof discountDraftSchema>;

/** A discount as the owner sees it. */
export const discountSchema = z.object({
  ...requiredShape,
  ...optionalShape,
  code: z.string().nullable(),
  id: ruleIdSchema,
  /** By real orders. */
  usedCount: ruleCountSchema,
  /** By test orders, which count apart. */
  testUsedCount: ruleCountSchema,
});
