import { z } from 'zod';
import { ruleLimits } from '../limits.ts';
import { ruleMessages } from '../messages/rules.ts';
import { makeFieldChangesSchema } from '../models/field-change.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import {
  ruleAmountSchema,
  ruleCountSchema,
  ruleIdSchema,
  ruleNameSchema,
  zoneSchema,
} from './rule-parts.ts';

const placeSchema = zoneSchema.pick({ country: true }).extend({
  region: z.string().trim().max(10).optional(),
  postalCode: z.string().trim().max(20).optional(),
});

const isDistinct = (values: readonly number[]) => new Set(values).size === values.length;

const weightStepsSchema = z
  .array(z.object({ upToGrams: ruleCountSchema, priceCents: ruleAmountSchema }))
  .min(1)
  .max(ruleLimits.steps)
  .refine(
    (steps) => isDistinct(steps.map(({ upToGrams }) => upToGrams)),
    ruleMessages.stepsRepeated,
  );

const priceStepsSchema = z
  .array(z.object({ fromCents: ruleAmountSchema, priceCents: ruleAmountSchema }))
  .min(1)
  .max(ruleLimits.steps)
  .refine(
    (steps) => isDistinct(steps.map(({ fromCents }) => fromCents)),
    ruleMessages.stepsRepeated,
  );

/** How an option is priced; see `ShippingPricing` of the commerce package. */
export const shippingPricingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flat'), priceCents: ruleAmountSchema }),
  z.object({ kind: z.literal('weight'), steps: weightStepsSchema }),
  z.object({ kind: z.literal('price'), steps: priceStepsSchema }),
  z.object({
    kind: z.literal('item'),
    baseCents: ruleAmountSchema.optional(),
    priceCents: ruleAmountSchema,
  }),
  /** Handed over at a place; missing: where the shop is. */
  z.object({ kind: z.literal('pickup'), place: placeSchema.optional() }),
  z.object({ kind: z.literal('local-delivery'), priceCents: ruleAmountSchema }),
]);

/** See {@link shippingPricingSchema}. */
export type WireShippingPricing = z.output<typeof shippingPricingSchema>;

const requiredShape = { name: ruleNameSchema, pricing: shippingPricingSchema };

const optionalShape = {
  description: makeTextSchema(ruleLimits.descriptionLength),
  /** Free from this subtotal on, after discounts of goods; null: never. */
  freeFromCents: ruleAmountSchema.nullable(),
  /** Added to the price, and free when that is. */
  handlingCents: ruleAmountSchema,
  /** Where it is offered; empty: everywhere. */
  zones: z.array(zoneSchema).max(ruleLimits.zones),
  displayIndex: ruleCountSchema,
  isEnabled: z.boolean(),
};

const optionalSchema = z.object(optionalShape).partial();

type Served = { readonly pricing: { readonly kind: string }; readonly zones?: readonly unknown[] };

const isServedSomewhere = ({ pricing, zones = [] }: Served) =>
  pricing.kind !== 'local-delivery' || zones.length > 0;

/** A way to ship that is to be made. */
export const shippingOptionDraftSchema = z
  .object(requiredShape)
  .extend(optionalSchema.shape)
  .refine(isServedSomewhere, { message: ruleMessages.zoneRequired, path: ['zones'] });

/** An edit of a way to ship that is there, field by field. */
export const shippingOptionChangesSchema = makeFieldChangesSchema({
  ...requiredShape,
  ...optionalShape,
});

export type ShippingOptionDraft = z.input<typeof shippingOptionDraftSchema>;

/** A way to ship as the owner sees it. */
export const shippingOptionSchema = z.object({
  ...requiredShape,
  ...optionalShape,
  id: ruleIdSchema,
});
