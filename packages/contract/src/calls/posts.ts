/** Posts of blogs and events, as people who write them see them. */
import { promotedBlockTypes } from '@sitewright/commerce';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { documentStates } from '../documents/document-states.ts';
import { makeFieldChangesSchema } from '../models/field-change.ts';
import { listCountSchema, listQueryFields } from '../models/list-query.ts';
import { postFields, postStates } from '../models/post.ts';
import { documentHeadSchema } from '../documents/document-head.ts';
import { deletedSchema, savedSchema, staffSiteParams, staffSiteThingParams } from './staff-site.ts';

const path = '/api/sites/:identifier/posts';
const reads = { access: { permission: 'view-content' } } as const;
const drafts = { access: { permission: 'edit-drafts' } } as const;

/** A post or event of a site. */
export const postSchema = z.object({
  ...postFields,
  id: z.string(),
  collectionId: z.string(),
  /** Path on the site, with its slash. */
  path: z.string(),
  /** Where it stands for visitors: `published` is what they see now. EDIT-05 */
  state: z.enum(documentStates),
  /** Whether its document holds what visitors do not see yet. */
  hasNews: z.boolean(),
  /** Its document; null: nobody opened it in the editor yet. */
  document: documentHeadSchema.nullable(),
});

/** See {@link postSchema}. */
export type SitePost = z.infer<typeof postSchema>;

/** Posts with the newest first, events with the last to begin first; a page at a time. */
export const listPosts = defineCall(
  `GET ${path}`,
  'Posts or events of a collection',
  {
    params: staffSiteParams,
    query: z.object({
      collection: z.string().min(1).max(64),
      /** A part of the title or the name of the author. */
      search: listQueryFields.search,
      state: z.enum(postStates).optional(),
      after: listQueryFields.after,
      limit: listQueryFields.limit,
    }),
    answer: z.object({
      posts: z.array(postSchema),
      after: z.string().optional(),
      count: listCountSchema,
    }),
  },
  reads,
);

/** @throws ApiError `not_found` */
export const getPost = defineCall(
  `GET ${path}/:id`,
  'One post or event',
  { params: staffSiteThingParams, answer: postSchema },
  reads,
);

/** The blocks of its document that can stand for it, in the order of reading. @throws ApiError `not_found` */
export const listPromotable = defineCall(
  `GET ${path}/:id/promotable`,
  'Blocks that a post can promote',
  {
    params: staffSiteThingParams,
    answer: z.object({
      blocks: z.array(
        z.object({
          id: z.string(),
          type: z.enum(promotedBlockTypes),
          /** Its first words; empty: it says none. */
          text: z.string(),
        }),
      ),
    }),
  },
  reads,
);

/**
 * Begins a post as a draft with an empty text, with an address from its title. One of a
 * collection of events needs `startsAt` and `endsAt`.
 * @throws ApiError `not_found`, `address_taken`, `invalid_request`, `event_ends_early`
 */
export const addPost = defineCall(
  `POST ${path}`,
  'Begin a post or event',
  {
    params: staffSiteParams,
    body: z.object({
      collectionId: z.string().min(1).max(64),
      title: postFields.title,
      urlId: postFields.urlId.optional(),
      startsAt: z.iso.datetime().optional(),
      endsAt: z.iso.datetime().optional(),
    }),
    answer: savedSchema,
  },
  drafts,
);

/**
 * Changes fields. What visitors see already, or will on a day that is settled, asks for
 * `edit-content`. An address that visitors knew leaves a redirect behind when it changes.
 * @throws ApiError `not_found`, `not_allowed`, `edited_meanwhile`, `address_taken`,
 *   `event_ends_early`
 */
export const changePost = defineCall(
  `PATCH ${path}/:id`,
  'Change a post or event',
  {
    params: staffSiteThingParams,
    body: z.object({ changes: makeFieldChangesSchema(postFields) }),
    answer: savedSchema,
  },
  drafts,
);

export const removePost = defineCall(
  `DELETE ${path}/:id`,
  'Remove a post or event',
  { params: staffSiteThingParams, answer: deletedSchema },
  { access: { permission: 'edit-content' } },
);
