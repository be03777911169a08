import { z } from 'zod';
import { donationLimits, ruleLimits } from '../limits.ts';
import { donationMessages } from '../messages/donations.ts';
import { makeFieldChangesSchema } from '../models/field-change.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { ruleIdSchema } from './rule-parts.ts';

const amountSchema = z.int().min(donationLimits.leastCents).max(donationLimits.mostCents);

const shape = {
  title: makeTextSchema(ruleLimits.nameLength).trim().min(1),
  /** Paragraphs of plain text above the amounts. */
  coverText: makeTextSchema(donationLimits.coverLength).trim(),
  /** To choose from, minor units of the site's currency. */
  suggestedCents: z.array(amountSchema).max(donationLimits.suggestions),
  minCents: amountSchema,
  maxCents: amountSchema,
  /** True: another amount may be typed. */
  isFreeAmount: z.boolean(),
  /** True: it may be given every month, where a way to pay can do that. */
  isMonthlyOffered: z.boolean(),
  asksName: z.boolean(),
  asksMessage: z.boolean(),
  isOpen: z.boolean(),
};

/** What an owner sets up to be given for. */
export const donationDraftSchema = z
  .object({
    ...shape,
    coverText: shape.coverText.default(''),
    suggestedCents: shape.suggestedCents.default([]),
    minCents: shape.minCents.default(donationLimits.leastCents),
    maxCents: shape.maxCents.default(donationLimits.mostCents),
    isFreeAmount: shape.isFreeAmount.default(true),
    isMonthlyOffered: shape.isMonthlyOffered.default(false),
    asksName: shape.asksName.default(false),
    asksMessage: shape.asksMessage.default(false),
    isOpen: shape.isOpen.default(true),
  })
  .refine(({ minCents, maxCents }) => minCents <= maxCents, {
    message: donationMessages.mostBelowLeast,
    path: ['maxCents'],
  })
  .refine(
    ({ suggestedCents, minCents, maxCents }) =>
      suggestedCents.every((cents) => cents >= minCents && cents <= maxCents),
    { message: donationMessages.suggestionsOutOfBounds, path: ['suggestedCents'] },
  )
  .refine(({ suggestedCents, isFreeAmount }) => isFreeAmount || suggestedCents.length > 0, {
    message: donationMessages.noAmounts,
    path: ['suggestedCents'],
  });

/** Fields of one that change, each with what was seen. */
export const donationChangesSchema = makeFieldChangesSchema(shape);

/** See {@link donationDraftSchema}. */
export type DonationDraft = z.input<typeof donationDraftSchema>;

/** One as staff see it. */
export const donationSchema = z.object({ ...shape, id: ruleIdSchema });

/** See {@link donationSchema}. */
export type Donation = z.output<typeof donationSchema>;
