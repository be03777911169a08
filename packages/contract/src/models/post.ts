/** Posts and events: the items of collections that are no stores. */
import { z } from 'zod';
import { documentIdSchema } from '../documents/document.ts';
import { contentLimits, postLimits } from '../limits.ts';
import { postComments } from './comment.ts';
import { pageAddressSchema } from './page-address.ts';
import { makeTextSchema } from './plain-text.ts';

/** Where an event takes place. CALD-01 */
export const postLocationSchema = z.object({
  addressLine1: makeTextSchema(postLimits.addressLength),
  addressLine2: makeTextSchema(postLimits.addressLength),
  addressCountry: makeTextSchema(postLimits.addressLength),
  /** Degrees; null: no point on a map. */
  mapLat: z.number().min(-90).max(90).nullable(),
  mapLng: z.number().min(-180).max(180).nullable(),
});

/** See {@link postLocationSchema}. */
export type PostLocation = z.infer<typeof postLocationSchema>;

const labelsSchema = z.array(makeTextSchema(200).min(1)).max(postLimits.labels);

/** What of a post its writer fills in. Times are ISO 8601. */
export const postFields = {
  title: makeTextSchema(contentLimits.titleLength).min(1),
  /** Unique in its collection. */
  urlId: pageAddressSchema,
  /** HTML; made safe when it is written. */
  excerpt: makeTextSchema(100_000),
  authorName: makeTextSchema(200),
  categories: labelsSchema,
  tags: labelsSchema,
  mainImageId: z.string().min(1).max(60).nullable(),
  isStarred: z.boolean(),
  /** The block of its document that stands for it in lists; null: none does. ENUM-06 */
  promotedBlockId: documentIdSchema.nullable(),
  /** What visitors may do below it. */
  comments: z.enum(postComments),
  /** The day that lists and feeds tell; nobody sees a post before it. */
  publishOn: z.iso.datetime(),
  /** Empty: as the title. */
  seoTitle: makeTextSchema(contentLimits.titleLength),
  /** Empty: as the excerpt. */
  seoDescription: makeTextSchema(postLimits.descriptionLength),
  /** Of an event; null otherwise. */
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  location: postLocationSchema.nullable(),
  /** The address of a video as it was pasted; empty: there is none. ENT-19 */
  videoUrl: makeTextSchema(postLimits.videoLength),
  /** The video waits under a cover until it is pressed. */
  hasVideoOverlay: z.boolean(),
};

/** What a list of posts is narrowed to. */
export const postStates = ['draft', 'scheduled', 'published'] as const;
