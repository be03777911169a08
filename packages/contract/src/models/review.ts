/** What buyers think of products. */
import { z } from 'zod';
import { reviewLimits } from '../limits.ts';
import { makeTextSchema } from './plain-text.ts';

/** `waiting`: nobody has looked at it; `published`: pages show it; `hidden`: they do not. */
export const reviewStates = ['waiting', 'published', 'hidden'] as const;

/** One of {@link reviewStates}. */
export type ReviewState = (typeof reviewStates)[number];

/** Written here, or brought from another shop. */
export const reviewSources = ['native', 'imported'] as const;

const line = (most: number) =>
  makeTextSchema(most).transform((text) => text.replaceAll(/\s+/g, ' ').trim());

/** What a writer sends by a form; the name is shown to everybody. */
export const reviewDraftSchema = z.object({
  rating: z.coerce.number().int().min(1).max(5),
  title: line(reviewLimits.title).default(''),
  body: makeTextSchema(reviewLimits.body)
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .default(''),
  name: line(reviewLimits.name).refine((text) => text !== ''),
});

/** {@link reviewDraftSchema} */
export type ReviewDraft = z.output<typeof reviewDraftSchema>;

/** What staff change of a review: whether it is shown, and what the shop answers. */
export const reviewFields = {
  state: z.enum(reviewStates),
  reply: makeTextSchema(reviewLimits.reply).transform((text) => text.trim()),
};

/** A review as staff see it. */
export const reviewSchema = z.object({
  id: z.string(),
  productId: z.string(),
  /** Empty when the product is gone. */
  productTitle: z.string(),
  /** Where visitors find it; null when they do not. */
  productPath: z.string().nullable(),
  rating: z.int(),
  title: z.string(),
  body: z.string(),
  authorName: z.string(),
  state: z.enum(reviewStates),
  source: z.enum(reviewSources),
  /** Whoever wrote it bought the product. */
  isVerified: z.boolean(),
  reply: z.string(),
  /** Epoch milliseconds. */
  repliedOn: z.number().nullable(),
  createdOn: z.number(),
  updatedOn: z.number(),
  /** For who may see orders; else null, as where there is none. */
  email: z.string().nullable(),
  orderNumber: z.int().nullable(),
  customerId: z.string().nullable(),
});

/** {@link reviewSchema} */
export type Review = z.output<typeof reviewSchema>;
