/** What visitors write below posts, and what staff do with it. SOCL-01..04 */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { staffLimits } from '../limits.ts';
import {
  commentDraftSchema,
  commentRules,
  commentSchema,
  commentStates,
} from '../models/comment.ts';
import { listCountSchema, listQueryFields } from '../models/list-query.ts';
import {
  deletedSchema,
  staffSiteParams,
  staffSiteThingParams,
  undoableManyShape,
} from './staff-site.ts';

const path = '/api/sites/:identifier/comments';
const byStaff = { access: { permission: 'moderate-comments' } } as const;

const shownSchema = z.object({
  id: z.string(),
  authorName: z.string(),
  body: z.string(),
  /** Epoch milliseconds. */
  createdOn: z.number(),
});

/**
 * What stands below a post, the oldest first, and what visitors may add.
 * @throws ApiError `not_found` for a post that they do not see
 */
export const listPostComments = defineCall('GET /api/comments', 'Comments on a post', {
  query: z.object({
    itemId: z.string().min(1).max(60),
    after: listQueryFields.after,
  }),
  answer: z.object({
    rule: z.enum(commentRules),
    comments: z.array(shownSchema),
    /** Of all of them. */
    count: z.int(),
    after: z.string().optional(),
  }),
});

/**
 * Writes one below a post; where somebody reads them first it waits.
 * @throws ApiError `not_found`, `comments_closed`
 */
export const addComment = defineCall(
  'POST /api/comments',
  'Comment on a post',
  {
    body: commentDraftSchema,
    answer: z.object({
      state: z.enum(commentStates),
      /** Null while it waits. */
      comment: shownSchema.nullable(),
    }),
  },
  { limit: 'writeComment' },
);

/** Those of the whole site, the latest first. */
export const listComments = defineCall(
  `GET ${path}`,
  'Comments of the site',
  {
    params: staffSiteParams,
    query: z.object({
      /** A part of the name or the text. */
      search: listQueryFields.search,
      state: z.enum(commentStates).optional(),
      itemId: z.string().max(60).optional(),
      after: listQueryFields.after,
      limit: listQueryFields.limit,
    }),
    answer: z.object({
      comments: z.array(commentSchema),
      after: z.string().optional(),
      count: listCountSchema,
    }),
  },
  byStaff,
);

/** Shows or hides many at once: each has its entry in the log, and each can be taken back. */
export const moderateComments = defineCall(
  `POST ${path}/moderate`,
  'Show or hide comments',
  {
    params: staffSiteParams,
    body: z.object({
      ids: z.array(z.string().min(1).max(64)).min(1).max(staffLimits.maxPageSize),
      state: z.enum(commentStates),
    }),
    answer: z.object({ changed: z.int(), ...undoableManyShape }),
  },
  byStaff,
);

/** Takes it away: for what breaks the law, or what its writer wants gone. */
export const deleteComment = defineCall(
  `DELETE ${path}/:id`,
  'Delete a comment',
  { params: staffSiteThingParams, answer: deletedSchema },
  byStaff,
);
