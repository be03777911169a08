/** Words of a whole site: found in everything that people read, and replaced. */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { documentPurposes, documentStates } from '../documents/document-states.ts';
import { wordLimits } from '../limits.ts';
import { flagQuerySchema } from '../models/list-query.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { staffSiteParams, undoableShape } from './staff-site.ts';

const path = '/api/sites/:identifier/words';

/** What words are in. `document`: what stands around pages, such as the popup. */
export const wordPlaces = ['page', 'post', 'product', 'document'] as const;

/** One of {@link wordPlaces}. */
export type WordPlace = (typeof wordPlaces)[number];

/** Something whose words are looked through, by kind and id. */
const placeShape = { kind: z.enum(wordPlaces), id: z.string().min(1).max(64) };

/** As it stood when it was looked through: what changed since is not written over. */
const seenShape = {
  /** Of its draft; null: it has no document. */
  revision: z.int().min(0).nullable(),
  /** Of its other texts. */
  version: z.string().min(1).max(64),
};

const textSchema = makeTextSchema(wordLimits.textLength).refine(
  (text) => text.trim() !== '',
  'Words to look for.',
);

const matchSchema = z.object({
  /** Names the match within its place. */
  key: z.string(),
  /** The name of a field, or `content`. */
  field: z.string(),
  /** With `content`: the block, its type, and what the text is called there. */
  block: z
    .object({
      id: z.string(),
      type: z.string(),
      label: z.object({ en: z.string(), de: z.string() }),
    })
    .optional(),
  before: z.string(),
  words: z.string(),
  after: z.string(),
});

const groupSchema = z.object({
  ...placeShape,
  ...seenShape,
  title: z.string(),
  /** Of a `document`. */
  purpose: z.enum(documentPurposes).optional(),
  documentId: z.string().nullable(),
  /** Of its document. */
  state: z.enum(documentStates).nullable(),
  /** Visitors see what it says outside of its document: that has no draft. */
  isLive: z.boolean(),
  /** All of them, also those that are not told. */
  count: z.int(),
  matches: z.array(matchSchema).max(wordLimits.matchesOfPlace),
});

/** What was found in a page, post, product or document. */
export type FoundWords = z.infer<typeof groupSchema>;

/** One match of {@link FoundWords}. */
export type FoundMatch = z.infer<typeof matchSchema>;

/**
 * Looks through drafts, titles, descriptions and texts of products, as many at once as hold nobody
 * up: `next` says where to go on. What somebody may not see is left out.
 */
export const findSiteWords = defineCall(
  `GET ${path}`,
  'Find words in the whole site',
  {
    params: staffSiteParams,
    query: z.object({
      text: textSchema,
      matchCase: flagQuerySchema.optional(),
      wholeWord: flagQuerySchema.optional(),
      after: makeTextSchema(100).optional(),
    }),
    answer: z.object({
      groups: z.array(groupSchema).max(wordLimits.placesAtOnce),
      /** Where to go on; missing: all was looked through. */
      next: z.string().optional(),
      /** Pages, posts, products and documents that were looked through. */
      looked: z.int(),
    }),
  },
  { access: { permission: 'view-content' } },
);

/** Why something was left as it is. */
export const wordRefusals = [
  'changed',
  'live',
  'scheduled',
  'not-allowed',
  'gone',
  'refused',
] as const;

/** One of {@link wordRefusals}. */
export type WordRefusal = (typeof wordRefusals)[number];

/**
 * Replaces words: in documents as edits of their drafts, else as changes of their fields. All of one
 * call is one entry of the log and is taken back as one. What went on since it was looked through is
 * left alone and told. Without `publish` nothing changes that visitors see: published pages wait as
 * drafts, and what has no draft is left.
 */
export const replaceSiteWords = defineCall(
  `POST ${path}/replacements`,
  'Replace words in the whole site',
  {
    params: staffSiteParams,
    body: z.object({
      text: textSchema,
      matchCase: z.boolean(),
      wholeWord: z.boolean(),
      replacement: makeTextSchema(wordLimits.replacementLength),
      /** Publishes what stood published without other edits, and changes what has no draft. */
      publish: z.boolean(),
      places: z
        .array(
          z.object({
            ...placeShape,
            ...seenShape,
            /** Matches by their keys; missing: all. */
            matches: z.array(makeTextSchema(400)).max(wordLimits.matchesOfPlace).optional(),
          }),
        )
        .min(1)
        .max(wordLimits.placesAtOnce),
    }),
    answer: z.object({
      places: z.array(
        z.object({
          ...placeShape,
          replaced: z.int(),
          /** Visitors see it. */
          isPublished: z.boolean(),
          /** Why some or all of it was left. */
          left: z.array(z.object({ reason: z.enum(wordRefusals), message: z.string().optional() })),
        }),
      ),
      ...undoableShape,
    }),
  },
  { access: { permission: 'edit-drafts' } },
);
