import { stepKinds } from '@sitewright/commerce';
import { z } from 'zod';
import { centsSchema } from './money.ts';

/** One reason why a total is what it is; the amounts of all steps sum to it. docs/money.md */
export const totalStepSchema = z.object({
  kind: z.enum(stepKinds),
  /** Title of the entry, or name of the rule; empty for a sale of the product's own. */
  name: z.string(),
  /** What a rate or rule was applied to. */
  baseCents: centsSchema,
  /** Parts per million. */
  ratePpm: z.int().optional(),
  quantity: z.int().optional(),
  amountCents: centsSchema,
  /** Tax that the step tells of; one that prices hold adds nothing. */
  taxCents: centsSchema.optional(),
});

/** See {@link totalStepSchema}. */
export type WireTotalStep = z.infer<typeof totalStepSchema>;
