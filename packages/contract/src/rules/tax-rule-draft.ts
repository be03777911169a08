import { z } from 'zod';
import { productTypes } from '@sitewright/commerce';
import { ruleMessages } from '../messages/rules.ts';
import { makeFieldChangesSchema } from '../models/field-change.ts';
import {
  ruleIdSchema,
  ruleInstantSchema,
  ruleNameSchema,
  ruleRateSchema,
  zoneSchema,
} from './rule-parts.ts';

/** What the taxes of a product go by: `standard`, `reduced`, `untaxed` or one of the owner's. */
export const taxClassSchema = z
  .string()
  .trim()
  .regex(/^[a-z0-9-]{1,40}$/, 'small letters, digits and dashes');

const requiredShape = { name: ruleNameSchema, zone: zoneSchema, ratePpm: ruleRateSchema };

const optionalShape = {
  isOnShipping: z.boolean(),
  isIncludedInPrice: z.boolean(),
  /** Product types charged; null: all but gift cards. */
  productTypes: z.array(z.enum(productTypes)).max(10).nullable(),
  /** Classes of products charged; null: all but `untaxed`. */
  taxClasses: z.array(taxClassSchema).max(40).nullable(),
  validFrom: ruleInstantSchema.nullable(),
  /** The first instant at which it is over. */
  validUntil: ruleInstantSchema.nullable(),
};

type Validity = { readonly validFrom?: number | null; readonly validUntil?: number | null };

const isInOrder = ({ validFrom, validUntil }: Validity) =>
  validFrom == null || validUntil == null || validFrom < validUntil;
const spanFault = { message: ruleMessages.endsBeforeStart, path: ['validUntil'] };

const optionalSchema = z.object(optionalShape).partial();

/** A tax that is to be made. */
export const taxRuleDraftSchema = z
  .object(requiredShape)
  .extend(optionalSchema.shape)
  .refine(isInOrder, spanFault);

/** An edit of a tax that is there, field by field. */
export const taxRuleChangesSchema = makeFieldChangesSchema({ ...requiredShape, ...optionalShape });

export type TaxRuleDraft = z.input<typeof taxRuleDraftSchema>;

/** A tax as the owner sees it. */
export const taxRuleSchema = z.object({
  ...requiredShape,
  ...optionalShape,
  id: ruleIdSchema,
  /** Name of the rule in the list of rates that it was loaded from; null: made by hand. */
  preset: z.string().nullable(),
});
