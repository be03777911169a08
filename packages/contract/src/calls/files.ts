import { z } from 'zod';
import { defineCall } from '../call.ts';
import { contentOwnerSchema } from '../documents/content-owner.ts';
import { contentLimits, fileLimits } from '../limits.ts';
import { fileMessages } from '../messages/back-office.ts';
import { makeFieldChangesSchema } from '../models/field-change.ts';
import { flagQuerySchema, listCountSchema, listQueryFields } from '../models/list-query.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { translatedKinds } from '../models/translated-kinds.ts';
import { staffSiteParams, staffSiteThingParams } from './staff-site.ts';

const path = '/api/sites/:identifier/files';
const idSchema = z.string().min(1).max(64);

/** Kinds of files that people look for. */
export const fileKinds = ['image', 'video', 'audio', 'other'] as const;

/** One of {@link fileKinds}. */
export type FileKind = (typeof fileKinds)[number];

/**
 * Whose a picture is: the site's own, licensed from somebody, or what a seller shows before a
 * licence is bought. ENT-17, GLRY-13
 */
export const pictureLicenses = ['own', 'licensed', 'preview'] as const;

/** One of {@link pictureLicenses}. */
export type PictureLicense = (typeof pictureLicenses)[number];

/** A file of the site. FILE-11 */
export const siteFileSchema = z.object({
  id: z.string(),
  kind: z.enum(fileKinds),
  filename: z.string(),
  contentType: z.string(),
  byteSize: z.int(),
  /** Pixels; 0 for what is no picture. */
  width: z.int(),
  height: z.int(),
  altText: z.string(),
  title: z.string(),
  /** Its caption, as HTML. */
  body: z.string(),
  /** What custom code finds it by; empty: nothing. */
  componentKey: z.string(),
  license: z.enum(pictureLicenses),
  /** Whom it is licensed from, and who made it. */
  licenseProvider: z.string(),
  licenseAuthor: z.string(),
  /** From the left and from the top, 0 to 1. */
  focalX: z.number(),
  focalY: z.number(),
  /** The folder it lies in; null: in none. */
  folderId: z.string().nullable(),
  /** How often it was replaced. */
  revision: z.int(),
  /** Its address, from the root of the site. */
  url: z.string(),
  /** Epoch milliseconds. */
  addedOn: z.number(),
});

/** {@link siteFileSchema} */
export type SiteFile = z.infer<typeof siteFileSchema>;

const filters = {
  search: listQueryFields.search,
  kind: z.enum(fileKinds).optional(),
  /** True: pictures that nobody described. */
  isAltMissing: flagQuerySchema.optional(),
  /** Files of this folder alone; `none`: those in no folder. Missing: all, wherever they lie. */
  folder: idSchema.optional(),
};

/** Files of the site, the newest first unless told; searched by parts of name, title, description. */
export const listFiles = defineCall(
  `GET ${path}`,
  'Pictures and files: search, filter, sort',
  {
    params: staffSiteParams,
    query: z.object({
      ...listQueryFields,
      ...filters,
      sort: z.enum(['added', 'name', 'size']).default('added'),
    }),
    answer: z.object({ files: z.array(siteFileSchema), after: z.string().optional() }),
  },
  { access: { permission: 'view-media' } },
);

/** How many a filter finds. FILE-02 */
export const countFiles = defineCall(
  `GET ${path}/count`,
  'How many files a filter finds',
  { params: staffSiteParams, query: z.object(filters), answer: listCountSchema },
  { access: { permission: 'view-media' } },
);

/** Where files are used. */
export const fileUses = [
  'product',
  'variant',
  'page',
  'item',
  /** An area, a popup and what else is content of no page. */
  'content',
  'translation',
  'menu',
  'order',
  'settings',
] as const;

const useSchema = z.object({
  kind: z.enum(fileUses),
  id: z.string(),
  title: z.string(),
  /** Of content: whose. */
  content: contentOwnerSchema.optional(),
  /** Of a translation: what is translated. Its title is the language. */
  translated: z.enum(translatedKinds).optional(),
});

/** A file, and where it is used, as far as rows tell: at most 50 of each kind. */
export const getFile = defineCall(
  `GET ${path}/:id`,
  'A file, and where it is used',
  {
    params: staffSiteThingParams,
    answer: z.object({ file: siteFileSchema, uses: z.array(useSchema) }),
  },
  { access: { permission: 'view-media' } },
);

/**
 * Makes a file of an upload that is complete. The same bytes are one file; asking twice answers the
 * same. FILE-04, FILE-05
 */
export const addFile = defineCall(
  `POST ${path}`,
  'Makes a file of a complete upload',
  {
    params: staffSiteParams,
    body: z.object({
      uploadId: z.string().regex(/^[\w.-]{1,200}$/),
      /** `image`: anything else is refused. */
      accepts: z.enum(['any', 'image']).default('any'),
      /** Where it is put; a file that is there already stays where it lies. */
      folderId: idSchema.nullable().default(null),
    }),
    answer: z.object({ file: siteFileSchema }),
  },
  { access: { permission: 'edit-media' } },
);

const share = z.number().min(0).max(1);

/** What people change of a file. FILE-12 */
export const fileFields = {
  filename: makeTextSchema(120).refine((name) => name.trim() !== '', fileMessages.nameRequired),
  altText: makeTextSchema(1_000),
  title: makeTextSchema(contentLimits.titleLength),
  /** HTML; made safe when it is written. */
  body: makeTextSchema(20_000),
  componentKey: z
    .string()
    .max(60)
    .regex(/^[\w-]*$/),
  license: z.enum(pictureLicenses),
  licenseProvider: makeTextSchema(200),
  licenseAuthor: makeTextSchema(200),
  focalX: share,
  focalY: share,
};

/** Names, describes, sets the focal point. What stands elsewhere changes nothing. FILE-03, FILE-12 */
export const editFile = defineCall(
  `POST ${path}/:id/edits`,
  'Changes what is told of a file, or its focal point',
  {
    params: staffSiteThingParams,
    body: z.object({ changes: makeFieldChangesSchema(fileFields) }),
    answer: z.object({ file: siteFileSchema, activityId: z.string().nullable() }),
  },
  { access: { permission: 'edit-media' } },
);

/** Removes those that nothing uses; the others stay. */
export const removeFiles = defineCall(
  `POST ${path}/removals`,
  'Removes files that nothing uses',
  {
    params: staffSiteParams,
    body: z.object({ ids: z.array(idSchema).min(1).max(fileLimits.atOnce) }),
    answer: z.object({ removed: z.array(z.string()), kept: z.array(z.string()) }),
  },
  { access: { permission: 'edit-media' } },
);
