import { z } from 'zod';
import { ruleMessages } from '../messages/rules.ts';
import { makeFieldChangesSchema } from '../models/field-change.ts';
import {
  isInOrder,
  itemChoiceShape,
  ruleAmountSchema,
  ruleIdSchema,
  ruleInstantSchema,
  ruleNameSchema,
  ruleRateSchema,
} from './rule-parts.ts';

/** How a sale makes the price of a unit; see `CatalogueSale` of the commerce package. */
export const saleBenefitSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), ratePpm: ruleRateSchema.min(1) }),
  z.object({ kind: z.literal('fixed'), amountCents: ruleAmountSchema.min(1) }),
  z.object({ kind: z.literal('price'), priceCents: ruleAmountSchema }),
]);

/** See {@link saleBenefitSchema}. */
export type WireSaleBenefit = z.output<typeof saleBenefitSchema>;

const requiredShape = { name: ruleNameSchema, benefit: saleBenefitSchema };

const optionalShape = {
  ...itemChoiceShape,
  startsAt: ruleInstantSchema.nullable(),
  endsAt: ruleInstantSchema.nullable(),
  isEnabled: z.boolean(),
};

const spanFault = { message: ruleMessages.endsBeforeStart, path: ['endsAt'] };

const optionalSchema = z.object(optionalShape).partial();

/** A sale that is to be made. */
export const saleDraftSchema = z
  .object(requiredShape)
  .extend(optionalSchema.shape)
  .refine(isInOrder, spanFault);

/** An edit of a sale that is there, field by field. */
export const saleChangesSchema = makeFieldChangesSchema({ ...requiredShape, ...optionalShape });

export type SaleDraft = z.input<typeof saleDraftSchema>;

/** A sale as the owner sees it. */
export const saleSchema = z.object({ ...requiredShape, ...optionalShape, id: ruleIdSchema });
