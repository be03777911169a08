import { z } from 'zod';
import { donationLimits, membershipLimits, ruleLimits } from '../limits.ts';
import { makeFieldChangesSchema } from '../models/field-change.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { ruleIdSchema } from './rule-parts.ts';

const periodSchema = z.object({
  value: z.int().min(1).max(52),
  unit: z.enum(['WEEK', 'MONTH', 'YEAR']),
});

const shape = {
  title: makeTextSchema(ruleLimits.nameLength).trim().min(1),
  coverText: makeTextSchema(donationLimits.coverLength).trim(),
  /** Minor units of the site's currency; 0: it is free. */
  priceCents: z.int().min(0).max(donationLimits.mostCents),
  /** Null: it is paid once. */
  billingPeriod: periodSchema.nullable(),
  /** Pages and collections of posts that it opens. */
  collectionIds: z.array(ruleIdSchema).max(membershipLimits.collections),
  isOpen: z.boolean(),
};

/** What an owner lets people belong to. */
export const membershipPlanDraftSchema = z.object({
  ...shape,
  coverText: shape.coverText.default(''),
  priceCents: shape.priceCents.default(0),
  billingPeriod: shape.billingPeriod.default(null),
  collectionIds: shape.collectionIds.default([]),
  isOpen: shape.isOpen.default(true),
});

/** Fields of one that change, each with what was seen. */
export const membershipPlanChangesSchema = makeFieldChangesSchema(shape);

/** See {@link membershipPlanDraftSchema}. */
export type MembershipPlanDraft = z.input<typeof membershipPlanDraftSchema>;

/** One as staff see it. */
export const membershipPlanSchema = z.object({ ...shape, id: ruleIdSchema });

/** See {@link membershipPlanSchema}. */
export type MembershipPlan = z.output<typeof membershipPlanSchema>;
