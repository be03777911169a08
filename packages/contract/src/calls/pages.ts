/** The pages of a site, as people who build it see them. */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { commentLimits, contentLimits, postLimits } from '../limits.ts';
import { blogComments } from '../models/comment.ts';
import { makeFieldChangesSchema } from '../models/field-change.ts';
import { pageAddressSchema } from '../models/page-address.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { blockAnswerSchema, blockPictureSchema } from '../documents/block-query.ts';
import { documentHeadSchema } from '../documents/document-head.ts';
import { areaPurposes } from '../documents/document-states.ts';
import { deletedSchema, savedSchema, staffSiteParams, staffSiteThingParams } from './staff-site.ts';

const path = '/api/sites/:identifier/pages';
const toRead = { access: { permission: 'view-content' } } as const;
const toChange = { access: { permission: 'edit-content' } } as const;
const toCreate = { access: { permission: 'create-pages' } } as const;

const titleSchema = makeTextSchema(contentLimits.titleLength).min(1);

/** What of a page its builder writes. */
const pageFields = {
  title: titleSchema,
  /** What menus call it; empty: as its title. */
  navigationTitle: makeTextSchema(contentLimits.titleLength),
  /** What it says of itself; search engines show it where `seoDescription` is empty. */
  description: makeTextSchema(10_000),
  /** What search engines call it; empty: its title and the site's. */
  seoTitle: makeTextSchema(contentLimits.titleLength),
  /** What search engines show below that; empty: its description. */
  seoDescription: makeTextSchema(postLimits.descriptionLength),
  /** True: search engines are asked to pass it over. */
  isHiddenFromSearch: z.boolean(),
  /** The picture that a link to it shows elsewhere; null: that of the site. */
  mainImageId: makeTextSchema(60).min(1).nullable(),
  urlId: pageAddressSchema,
  /** False: visitors do not find it. */
  isEnabled: z.boolean(),
  /** Of a page of posts: what visitors may do below them. */
  comments: z.enum(blogComments),
  /** Behind so many days after a post nobody comments on it any more; null: no last day. */
  commentDays: z.int().min(1).max(commentLimits.days).nullable(),
  /** The layout of the theme that is around it. */
  regionName: makeTextSchema(60).min(1),
  /** True takes the place of the home page that was. */
  isHomepage: z.literal(true),
};

const pageSchema = z.object({
  id: z.string(),
  title: z.string(),
  navigationTitle: z.string(),
  description: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  isHiddenFromSearch: z.boolean(),
  mainImageId: z.string().nullable(),
  urlId: z.string(),
  comments: z.enum(blogComments),
  commentDays: z.int().nullable(),
  regionName: z.string(),
  /** `page`, `products`, `blog`, … */
  typeName: z.string(),
  isHomepage: z.boolean(),
  isEnabled: z.boolean(),
  /** True: it is closed to the public: for members, or behind a password. */
  isProtected: z.boolean(),
  /** True: a password closes it. */
  isLocked: z.boolean(),
  /** Whether its content is made of blocks, or can be. */
  isBuilt: z.boolean(),
  /** Whether its template may have areas of blocks; see `listPageFields`. */
  hasFields: z.boolean(),
  /** Whether it shows the pages below it. */
  isIndex: z.boolean(),
  /** Its document; null: nobody opened it in the editor yet. */
  document: documentHeadSchema.nullable(),
});

/** A page, store or blog of a site. */
export type SitePage = z.infer<typeof pageSchema>;

/** A kind of pages that the theme brings. */
const pageKindSchema = z.object({
  /** A collection of the theme's own, or a page that stands in its files. */
  source: z.enum(['collection', 'page']),
  name: z.string(),
  title: z.string(),
  /** Whether it shows the pages below it in the menu. */
  isIndex: z.boolean(),
});

/** A kind of pages that the theme brings. */
export type PageKind = z.infer<typeof pageKindSchema>;

/** Pages, stores and blogs, in the owner's order, and what the theme has for them. */
export const listPages = defineCall(
  `GET ${path}`,
  'Pages of the site',
  {
    params: staffSiteParams,
    answer: z.object({
      pages: z.array(pageSchema),
      kinds: z.array(pageKindSchema),
      layouts: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  },
  toRead,
);

/** An area of the template of a page for the owner's blocks. */
const pageFieldSchema = z.object({
  /** Of its document: an area of the template, or of the site. */
  purpose: z.enum(areaPurposes),
  /** Owner of its document. */
  id: z.string(),
  /** What the template calls it; may be empty. */
  label: z.string(),
  /** 12, or 1: everything below each other. */
  columns: z.union([z.literal(1), z.literal(12)]),
  /** Pages of the site that show it. */
  pages: z.int().min(1),
  /** Whether more pages may show it than were looked at. */
  isMore: z.boolean(),
  document: documentHeadSchema.nullable(),
});

/** An area of the template of a page for the owner's blocks. */
export type PageFieldHead = z.infer<typeof pageFieldSchema>;

/** The areas of a page in the order of its template, with what else shows them, and its indexes. */
export const listPageFields = defineCall(
  `GET ${path}/:id/fields`,
  'Areas of blocks of a page',
  {
    params: staffSiteThingParams,
    answer: z.object({
      fields: z.array(pageFieldSchema),
      /** Of an index: the pages that it shows, in its order. */
      shows: z.array(z.string()),
      /** The indexes that show the page. */
      shownOn: z.array(z.string()),
    }),
  },
  toRead,
);

/**
 * Makes a page with an address from its title unless told. One of blocks is empty and a draft; any
 * other is open. Answers `invalid_request` for what the theme does not have.
 */
export const addPage = defineCall(
  `POST ${path}`,
  'Make a page',
  {
    params: staffSiteParams,
    body: z.object({
      title: titleSchema,
      urlId: pageAddressSchema.optional(),
      /**
       * What it holds: content of its own, that of a cover page, posts, events, or what a collection
       * of the theme holds; missing: content.
       */
      typeName: makeTextSchema(100).min(1).optional(),
      /** The page of the theme's files that it shows, in place of content of its own. */
      themePage: makeTextSchema(100).min(1).optional(),
      /** The page whose content it begins with. */
      copyOf: z.string().min(1).max(64).optional(),
    }),
    answer: savedSchema,
  },
  toCreate,
);

/** Changes fields of a page. */
export const changePage = defineCall(
  `PATCH ${path}/:id`,
  'Change a page',
  {
    params: staffSiteThingParams,
    body: z.object({ changes: makeFieldChangesSchema(pageFields) }),
    answer: savedSchema,
  },
  toChange,
);

/** Removes a page with its document; stores stay, and blogs and events that hold something. The home page stays too. */
export const removePage = defineCall(
  `DELETE ${path}/:id`,
  'Remove a page',
  { params: staffSiteThingParams, answer: deletedSchema },
  toCreate,
);

/**
 * What blocks show of the site: files by their ids, the addresses of its pages, and answers to the
 * questions of blocks by their keys; a question that has no answer is left out.
 */
export const getBlockSource = defineCall(
  'GET /api/sites/:identifier/block-source',
  'What blocks show of the site',
  {
    params: staffSiteParams,
    query: z.object({
      /** Ids of files, with commas. */
      assets: makeTextSchema(20_000).optional(),
      /** Ids of products and posts, with commas. */
      items: makeTextSchema(12_000).optional(),
      /** What blocks say in the language of the site is asked for too. */
      words: z.literal('1').optional(),
      /** Up to ten questions of blocks, as JSON. */
      queries: makeTextSchema(12_000).optional(),
    }),
    answer: z.object({
      pictures: z.record(z.string(), blockPictureSchema),
      files: z.record(z.string(), z.string()),
      pages: z.record(z.string(), z.string()),
      /** Addresses of products and posts. */
      items: z.record(z.string(), z.string()),
      answers: z.record(z.string(), blockAnswerSchema),
      /** By the English texts; missing: not asked for, or English. */
      words: z.record(z.string(), z.string()).optional(),
    }),
  },
  toRead,
);
