/** Documents of blocks: drafts, edits, revisions, what visitors see. */
import { z } from 'zod';
import { itemLimitNames } from '../documents/item-limits.ts';
import { defineCall } from '../call.ts';
import { commandSchema, commandsSchema } from '../documents/commands.ts';
import { documentHeadSchema } from '../documents/document-head.ts';
import { documentPurposes, documentStates } from '../documents/document-states.ts';
import {
  blockSchema,
  documentIdSchema,
  documentLimits,
  documentSchema,
  sectionSchema,
} from '../documents/document.ts';
import { staffLimits } from '../limits.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { staffSiteParams, staffSiteThingParams } from './staff-site.ts';

const path = '/api/sites/:identifier/documents';
const one = `${path}/:id` as const;
const toRead = { access: { permission: 'view-content' } } as const;
const toDraft = { access: { permission: 'edit-drafts' } } as const;

const revisionSchema = z.coerce.number().int().min(0).max(2_147_483_647);
const instantSchema = z.iso.datetime();

const ownerShape = {
  purpose: z.enum(documentPurposes),
  ownerId: makeTextSchema(200).min(1),
};

/** The documents of a site, or the one of a page. */
export const listDocuments = defineCall(
  `GET ${path}`,
  'Documents of the site',
  {
    params: staffSiteParams,
    query: z.object({
      purpose: ownerShape.purpose.optional(),
      owner: ownerShape.ownerId.optional(),
    }),
    answer: z.object({ documents: z.array(documentHeadSchema) }),
  },
  toRead,
);

/** Makes the document of a page, of what it shows today; answers the one that is there already. */
export const addDocument = defineCall(
  `POST ${path}`,
  'Make the document of a page',
  {
    params: staffSiteParams,
    body: z.object(ownerShape),
    answer: documentHeadSchema,
  },
  toDraft,
);

/** The draft. */
export const getDocument = defineCall(
  `GET ${one}`,
  'A document with its draft',
  {
    params: staffSiteThingParams,
    answer: documentHeadSchema.extend({
      document: documentSchema,
      /** Blocks that a section may have. EDIT-09 */
      blocksPerLayout: z.int(),
      /** Items that lists of blocks may have, by the names of their settings. GLRY-18, D-59 */
      itemLimits: z.record(z.enum(itemLimitNames), z.int()),
    }),
  },
  toRead,
);

const editedSchema = z.object({
  /** Of the draft with these edits. */
  revision: z.int(),
  /** What others saved since the base, in order: it comes before one's own. */
  others: z.array(commandSchema),
  /** One's own as they were saved: HTML in them was made safe. */
  own: z.array(commandSchema),
});

/** What a save answers. */
export type DocumentEdited = z.infer<typeof editedSchema>;

const saveShape = {
  /** The revision that the edits were made on. */
  baseRevision: revisionSchema,
  /** Of the batch: the same one again is not saved twice. */
  key: makeTextSchema(100).min(8),
};

/**
 * Saves edits of the draft, on top of what others saved meanwhile. Where they meet something that
 * their writer did not see, nothing is saved: `edited_meanwhile`, with both values by the way to
 * each. The same for who is so far behind that the edits of others do not come at once.
 */
export const editDocument = defineCall(
  `POST ${one}/edits`,
  'Save edits of a draft',
  {
    params: staffSiteThingParams,
    body: z.object({
      ...saveShape,
      commands: commandsSchema,
      note: makeTextSchema(documentLimits.noteLength).optional(),
    }),
    answer: editedSchema,
  },
  toDraft,
);

/** What was saved since a revision, as far as it is told at once: `revision` is how far that goes. */
export const listDocumentEdits = defineCall(
  `GET ${one}/edits`,
  'Edits since a revision',
  {
    params: staffSiteThingParams,
    query: z.object({ since: revisionSchema }),
    answer: z.object({ revision: z.int(), commands: z.array(commandSchema) }),
  },
  toRead,
);

/**
 * Hands a draft over, publishes it, plans that, takes it back, or keeps it from visitors. D-72. What
 * the step asks for stands in `documentMoves`.
 */
export const moveDocument = defineCall(
  `POST ${one}/state`,
  'Bring a document to another state',
  {
    params: staffSiteThingParams,
    body: z.object({
      to: z.enum(documentStates),
      /** The draft as it was seen; another one meanwhile is `edited_meanwhile`. */
      revision: revisionSchema,
      /** With `scheduled`: when. */
      publishAt: instantSchema.optional(),
    }),
    answer: documentHeadSchema.extend({ activityId: z.string().optional() }),
  },
  toDraft,
);

/** Revisions, the newest first. */
export const listDocumentRevisions = defineCall(
  `GET ${one}/revisions`,
  'Revisions of a document',
  {
    params: staffSiteThingParams,
    query: z.object({ before: revisionSchema.optional() }),
    answer: z.object({
      revisions: z
        .array(
          z.object({
            revision: z.int(),
            at: z.string(),
            author: z.string(),
            note: z.string(),
            /** Commands that led to it. */
            edits: z.int(),
            isPublished: z.boolean(),
          }),
        )
        .max(staffLimits.pageSize),
    }),
  },
  toRead,
);

/** A document as it was. */
export const getDocumentRevision = defineCall(
  `GET ${one}/revisions/:revision`,
  'A revision of a document',
  {
    params: staffSiteThingParams.extend({ revision: revisionSchema }),
    answer: z.object({ revision: z.int(), document: documentSchema }),
  },
  toRead,
);

const fieldSchema = z.object({
  path: z.string(),
  from: z.unknown().optional(),
  to: z.unknown().optional(),
});
const differencesOf = <Schema extends z.ZodType>(entry: Schema) =>
  z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.enum(['came', 'went']), id: z.string(), entry }),
      z.object({
        kind: z.literal('changed'),
        id: z.string(),
        from: entry,
        to: entry,
        moved: z.boolean(),
        fields: z.array(fieldSchema).readonly(),
      }),
    ]),
  );

/** What moved, changed, came and went between two revisions. */
export const compareDocumentRevisions = defineCall(
  `GET ${one}/differences`,
  'Differences between two revisions',
  {
    params: staffSiteThingParams,
    query: z.object({ from: revisionSchema, to: revisionSchema }),
    answer: z.object({
      sections: differencesOf(sectionSchema).readonly(),
      blocks: differencesOf(blockSchema).readonly(),
    }),
  },
  toRead,
);

/** Brings a revision back, whole or one block of it: as an edit, which can be undone like any other. */
export const restoreDocument = defineCall(
  `POST ${one}/restore`,
  'Bring a revision back',
  {
    params: staffSiteThingParams,
    body: z.object({
      ...saveShape,
      revision: revisionSchema,
      blockId: documentIdSchema.optional(),
    }),
    answer: editedSchema,
  },
  toDraft,
);
