/** Galleries of hosts of photos, brought in by the addresses of their public feeds. GLRY-16 */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { contentLimits } from '../limits.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { siteFileSchema } from './files.ts';
import { staffSiteParams } from './staff-site.ts';

const path = '/api/sites/:identifier/photo-galleries';
const toBring = { access: { permission: 'edit-media' } } as const;
const addressSchema = z.url({ protocol: /^https?$/ }).max(2_000);

/** Why nothing came of an address: it did not answer, is no feed, or shows no picture. */
export const photoProblems = ['unreachable', 'unreadable', 'empty'] as const;

/** One of {@link photoProblems}. */
export type PhotoProblem = (typeof photoProblems)[number];

const problemSchema = z.enum(photoProblems).nullable();

const hostedPictureSchema = z.object({
  url: addressSchema,
  /** Plain text. */
  title: makeTextSchema(contentLimits.titleLength),
});

const galleriesSchema = z.array(
  z.object({
    /** Of its feed. */
    address: z.string(),
    title: z.string(),
    pictures: z.array(hostedPictureSchema),
    problem: problemSchema,
  }),
);

/** A gallery of a host of photos, as far as it can be brought in. */
export type PhotoGallery = z.infer<typeof galleriesSchema>[number];

/** Reads feeds: RSS, Atom or JSON. Answers a gallery for each, in their order. Nothing is kept. */
export const findPhotoGalleries = defineCall(
  `POST ${path}`,
  'Looks for galleries at addresses of feeds',
  {
    params: staffSiteParams,
    body: z.object({
      addresses: z.array(addressSchema).min(1).max(contentLimits.galleriesPerIntegration),
    }),
    answer: z.object({ galleries: galleriesSchema }),
  },
  toBring,
);

/** Pictures of one call: each is fetched from elsewhere while somebody waits. */
export const mostPicturesAtOnce = 10;

/** Copies pictures into the library. One that is there already, by its address, is not fetched again. */
export const bringPhotos = defineCall(
  `POST ${path}/pictures`,
  'Copies pictures of a host of photos into the library',
  {
    params: staffSiteParams,
    body: z.object({ pictures: z.array(hostedPictureSchema).min(1).max(mostPicturesAtOnce) }),
    answer: z.object({
      /** In the order of the pictures. */
      files: z.array(
        z.object({ url: z.string(), file: siteFileSchema.nullable(), problem: problemSchema }),
      ),
    }),
  },
  toBring,
);
