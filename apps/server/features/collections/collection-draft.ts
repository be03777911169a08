/** What the writers of collections, their categories and their items take. */
import {
  blogComments,
  catalogueMessages,
  codeLimits,
  collectionTypes,
  commentLimits,
  contentLimits,
  makeTextSchema,
  postLimits,
  postFields,
  postLocationSchema,
  recordTypes,
} from '@sitewright/contract';
import { z } from 'zod';
import { maxInteger } from '../../db/columns.ts';

const idSchema = makeTextSchema(60).min(1);
const placeSchema = z.int().min(0).max(maxInteger);
/** A path without slashes at its ends. */
const pathSchema = makeTextSchema(200).regex(
  /^[^\s/?#\\]+(?:\/[^\s/?#\\]+)*$/,
  catalogueMessages.addressInvalid,
);
const labelsSchema = z.array(makeTextSchema(200).min(1)).max(500);
const jsonSchema = z.record(z.string(), z.unknown());

const newCollectionSchema = z.object({
  /** `products`, `blog`, `page`, … or a type of the theme. */
  typeName: makeTextSchema(100).min(1),
  type: z.enum(collectionTypes.values),
  /** Unique in the site, whatever the case of its letters. */
  urlId: pathSchema,
  title: makeTextSchema(contentLimits.titleLength),
  navigationTitle: makeTextSchema(contentLimits.titleLength).optional(),
  description: makeTextSchema(10_000).optional(),
  /** True takes the place of the home page that was. */
  isHomepage: z.boolean().optional(),
  isEnabled: z.boolean().optional(),
  pageSize: z.int().min(1).max(250).optional(),
  ordering: makeTextSchema(60).optional(),
  regionName: makeTextSchema(60).min(1).optional(),
  seoTitle: makeTextSchema(contentLimits.titleLength).optional(),
  seoDescription: makeTextSchema(postLimits.descriptionLength).optional(),
  isHiddenFromSearch: z.boolean().optional(),
  comments: z.enum(blogComments).optional(),
  commentDays: z.int().min(1).max(commentLimits.days).nullable().optional(),
  mainImageId: idSchema.nullable().optional(),
  /** HTML; made safe when it is written. */
  mainContent: makeTextSchema(contentLimits.bodyLength).optional(),
  settings: jsonSchema.optional(),
  /** HTML with scripts, for the head of the page. */
  headerCode: makeTextSchema(codeLimits.injection).nullable().optional(),
  /** Place among the collections; at the end unless told. */
  displayIndex: placeSchema.optional(),
});

const newCategorySchema = z.object({
  collectionId: idSchema,
  parentId: idSchema.nullable().optional(),
  displayName: makeTextSchema(500).min(1),
  /** Path of slugs; unique in its collection. */
  urlPath: makeTextSchema(2000).min(1),
  displayIndex: placeSchema.optional(),
});

const newContentItemSchema = z.object({
  collectionId: idSchema,
  recordType: z.enum(recordTypes.values).optional(),
  /** Unique in its collection. */
  urlId: pathSchema,
  title: makeTextSchema(contentLimits.titleLength),
  /** HTML; made safe when it is written. */
  body: makeTextSchema(contentLimits.bodyLength).optional(),
  /** HTML; made safe when it is written. */
  excerpt: makeTextSchema(contentLimits.excerptLength).optional(),
  authorName: makeTextSchema(200).optional(),
  tags: labelsSchema.optional(),
  categories: labelsSchema.optional(),
  mainImageId: idSchema.nullable().optional(),
  isStarred: z.boolean().optional(),
  isVisible: z.boolean().optional(),
  displayIndex: placeSchema.optional(),
  publishOn: z.date(),
  seoTitle: makeTextSchema(contentLimits.titleLength).optional(),
  seoDescription: makeTextSchema(postLimits.descriptionLength).optional(),
  /** Of an event. CALD-01 */
  startsAt: z.date().nullable().optional(),
  endsAt: z.date().nullable().optional(),
  location: postLocationSchema.nullable().optional(),
  /** An address at a host of videos. ENT-19 */
  videoUrl: postFields.videoUrl.optional(),
  hasVideoOverlay: z.boolean().optional(),
  comments: postFields.comments.optional(),
  promotedBlockId: postFields.promotedBlockId.optional(),
  customContent: jsonSchema.optional(),
});

const changed = { id: idSchema };

/** Schemas by what is saved: of a new one, and of changes to one that is there. */
export const collectionSchemas = {
  new: newCollectionSchema,
  changed: newCollectionSchema.partial().extend(changed),
};
export const categorySchemas = {
  new: newCategorySchema,
  changed: newCategorySchema.partial().extend(changed),
};
export const contentItemSchemas = {
  new: newContentItemSchema,
  changed: newContentItemSchema.partial().extend(changed),
};

type DraftOf<Schemas extends { new: z.ZodType; changed: z.ZodType }> =
  | z.input<Schemas['new']>
  | z.input<Schemas['changed']>;

export type CollectionDraft = DraftOf<typeof collectionSchemas>;
export type CategoryDraft = DraftOf<typeof categorySchemas>;
export type ContentItemDraft = DraftOf<typeof contentItemSchemas>;
