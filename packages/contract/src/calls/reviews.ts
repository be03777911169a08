import { z } from 'zod';
import { defineCall } from '../call.ts';
import { staffLimits } from '../limits.ts';
import { makeFieldChangesSchema } from '../models/field-change.ts';
import { flagQuerySchema, listCountSchema, listQueryFields } from '../models/list-query.ts';
import { reviewFields, reviewSchema, reviewSources, reviewStates } from '../models/review.ts';
import {
  deletedSchema,
  staffSiteParams,
  staffSiteThingParams,
  undoableManyShape,
  undoableShape,
} from './staff-site.ts';

const path = '/api/sites/:identifier/reviews';
const byStaff = { access: { permission: 'moderate-reviews' } } as const;

const filterFields = {
  /** Words of title, text, name and email. */
  search: listQueryFields.search,
  state: z.enum(reviewStates).optional(),
  source: z.enum(reviewSources).optional(),
  rating: z.coerce.number().int().min(1).max(5).optional(),
  productId: z.string().max(64).optional(),
  /** Whether the shop has answered. */
  isAnswered: flagQuerySchema.optional(),
};

/** The latest first, unless asked otherwise. */
export const listReviews = defineCall(
  `GET ${path}`,
  'Reviews of products',
  {
    params: staffSiteParams,
    query: z.object({
      ...filterFields,
      direction: listQueryFields.direction,
      after: listQueryFields.after,
      limit: listQueryFields.limit,
    }),
    answer: z.object({ reviews: z.array(reviewSchema), after: z.string().optional() }),
  },
  byStaff,
);

/** How many match, to 10,000. */
export const countReviews = defineCall(
  `GET ${path}/count`,
  'How many reviews match',
  { params: staffSiteParams, query: z.object(filterFields), answer: listCountSchema },
  byStaff,
);

/** As a table that can be imported again; emails for who may see orders. */
export const exportReviews = defineCall(
  `GET ${path}/export`,
  'Reviews as CSV',
  { params: staffSiteParams, query: z.object(filterFields), file: 'text/csv; charset=utf-8' },
  byStaff,
);

/** One review. */
export const getReview = defineCall(
  `GET ${path}/:id`,
  'A review of a product',
  { params: staffSiteThingParams, answer: reviewSchema },
  byStaff,
);

/**
 * Shows or hides it, or answers it. `mailsWriter`: an answer is mailed to who wrote the review,
 * where their email is known.
 */
export const changeReview = defineCall(
  `PATCH ${path}/:id`,
  'Show, hide or answer a review',
  {
    params: staffSiteThingParams,
    body: z.object({
      changes: makeFieldChangesSchema(reviewFields),
      mailsWriter: z.boolean().default(false),
    }),
    answer: z.object(undoableShape),
  },
  byStaff,
);

/** The same for many at once: each has its entry in the log, and each can be taken back. */
export const moderateReviews = defineCall(
  `POST ${path}/moderate`,
  'Show or hide many reviews',
  {
    params: staffSiteParams,
    body: z.object({
      ids: z.array(z.string().min(1).max(64)).min(1).max(staffLimits.maxPageSize),
      state: z.enum(reviewStates),
    }),
    answer: z.object({ changed: z.int(), ...undoableManyShape }),
  },
  byStaff,
);

/** Takes it away: for what breaks the law, or what its writer wants gone. */
export const deleteReview = defineCall(
  `DELETE ${path}/:id`,
  'Delete a review',
  { params: staffSiteThingParams, answer: deletedSchema },
  byStaff,
);
