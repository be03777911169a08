import { z } from 'zod';
import { defineCall } from '../call.ts';
import { contentLimits, ruleLimits } from '../limits.ts';
import { makeFieldChangesSchema } from '../models/field-change.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import {
  deletedSchema,
  savedSchema,
  staffSiteParams,
  staffSiteThingParams,
  undoableShape,
} from './staff-site.ts';

const path = '/api/sites/:identifier/categories';
const idSchema = z.string().min(1).max(64);
/** TAGS-05 */
const nameSchema = makeTextSchema(contentLimits.categoryLength).min(1);
const tagSchema = makeTextSchema(contentLimits.tagLength).min(1);
const toWrite = { access: { permission: 'create-products' } } as const;

/** All categories of a site as a tree: each right before those below it. */
export const listCategories = defineCall(
  `GET ${path}`,
  'Categories of products',
  {
    params: staffSiteParams,
    answer: z.object({
      categories: z.array(
        z.object({
          id: z.string(),
          collectionId: z.string(),
          parentId: z.string().nullable(),
          displayName: z.string(),
          urlPath: z.string(),
          /** How many lie above it. */
          depth: z.int(),
          /** Place among those beside it. */
          displayIndex: z.int(),
          /** Products in it itself. */
          productCount: z.int(),
        }),
      ),
    }),
  },
  { access: { permission: 'view-products' } },
);

/** Makes one, below another or at the root, behind those there. TAGS-01, TAGS-05, TAGS-06 */
export const addCategory = defineCall(
  `POST ${path}`,
  'Make a category',
  {
    params: staffSiteParams,
    body: z.object({
      /** The first store page unless told. */
      collectionId: idSchema.optional(),
      parentId: idSchema.nullable().default(null),
      displayName: nameSchema,
    }),
    answer: savedSchema,
  },
  toWrite,
);

/** Renames it, or moves it with all below it: under another one, or to another place. TAGS-01 */
export const changeCategory = defineCall(
  `PATCH ${path}/:id`,
  'Rename or move a category',
  {
    params: staffSiteThingParams,
    body: z.object({
      changes: makeFieldChangesSchema({
        displayName: nameSchema,
        parentId: idSchema.nullable(),
        displayIndex: z.int().min(0).max(ruleLimits.count),
      }),
    }),
    answer: savedSchema,
  },
  toWrite,
);

/** Puts its products and what is below it into another one; it goes. TAGS-01 */
export const mergeCategory = defineCall(
  `POST ${path}/:id/merge`,
  'Merge a category into another one',
  { params: staffSiteThingParams, body: z.object({ intoId: idSchema }), answer: savedSchema },
  toWrite,
);

/** Takes it away; what is below it rises, its products stay. TAGS-01 */
export const deleteCategory = defineCall(
  `DELETE ${path}/:id`,
  'Delete a category',
  { params: staffSiteThingParams, answer: deletedSchema },
  toWrite,
);

/** The tags of products, by name. TAGS-01 */
export const listProductTags = defineCall(
  'GET /api/sites/:identifier/product-tags',
  'Tags of products',
  {
    params: staffSiteParams,
    query: z.object({ search: z.string().max(200).optional() }),
    answer: z.object({
      tags: z.array(z.object({ tag: z.string(), productCount: z.int() })),
      /** There are more than are told. */
      isMore: z.boolean(),
    }),
  },
  { access: { permission: 'view-products' } },
);

/** Calls a tag otherwise on all products; one that there is already takes it in when told. TAGS-01, TAGS-02 */
export const renameProductTag = defineCall(
  'POST /api/sites/:identifier/product-tags/rename',
  'Rename or merge a tag',
  {
    params: staffSiteParams,
    body: z.object({
      tag: makeTextSchema(500).min(1),
      to: tagSchema,
      isMerge: z.boolean().default(false),
    }),
    answer: z.object({ productCount: z.int(), ...undoableShape }),
  },
  { access: { permission: 'edit-products' } },
);

/** Takes a tag off all products. TAGS-01 */
export const removeProductTag = defineCall(
  'POST /api/sites/:identifier/product-tags/remove',
  'Remove a tag',
  {
    params: staffSiteParams,
    body: z.object({ tag: makeTextSchema(500).min(1) }),
    answer: z.object({ productCount: z.int(), ...undoableShape }),
  },
  { access: { permission: 'edit-products' } },
);
