import { z } from 'zod';
import { checkoutMessages } from '../messages/checkout.ts';
import { emailKey, makeEmailSchema } from '../models/email.ts';
import { groupsSchema, ruleCountSchema } from './rule-parts.ts';

/** An email as customers are told apart by it. */
export const customerEmailSchema = makeEmailSchema(checkoutMessages.emailInvalid).transform(
  emailKey,
);

const termsShape = {
  /** Groups that discounts name. */
  groups: groupsSchema,
  /** True: pays no tax. */
  isTaxExempt: z.boolean(),
  /** Why: the number of a certificate, say. */
  taxNote: z.string().max(500),
};

/** What a customer gets beside others; what is left out stays. */
export const customerTermsDraftSchema = z
  .object(termsShape)
  .partial()
  .extend({ email: customerEmailSchema });

export type CustomerTermsDraft = z.input<typeof customerTermsDraftSchema>;

/** The terms of a customer as the owner sees them. */
export const customerTermsSchema = z.object({
  ...termsShape,
  email: z.string(),
  /** Orders that were not canceled. */
  orderCount: ruleCountSchema,
});
