/** What becomes of the bytes of a file: replaced, edited, packed. */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { fileLimits } from '../limits.ts';
import { pictureEditSchema } from '../models/picture-edit.ts';
import { siteFileSchema } from './files.ts';
import { staffSiteParams, staffSiteThingParams } from './staff-site.ts';

const path = '/api/sites/:identifier/files';

const answer = z.object({ file: siteFileSchema, activityId: z.string().nullable() });

/**
 * Gives a file other bytes of its kind; whatever shows it shows them at once, texts too, and its
 * address below `/s/` stays. What it was is kept for 30 days.
 */
export const replaceFile = defineCall(
  `POST ${path}/:id/replacements`,
  'Replaces a file wherever it is shown',
  {
    params: staffSiteThingParams,
    body: z.object({ uploadId: z.string().regex(/^[\w.-]{1,200}$/) }),
    answer,
  },
  { access: { permission: 'edit-media' } },
);

/** What was done to a picture, and the size that it had before. */
export const getPictureEdit = defineCall(
  `GET ${path}/:id/picture-edit`,
  'What was done to a picture',
  {
    params: staffSiteThingParams,
    answer: z.object({
      edit: pictureEditSchema,
      /** Pixels of the original, as it is seen. */
      width: z.int(),
      height: z.int(),
    }),
  },
  { access: { permission: 'view-media' } },
);

/** The original of a picture that was edited, small enough to be looked at. */
export const getPictureOriginal = defineCall(
  `GET ${path}/:id/picture-original`,
  'The original of a picture',
  { params: staffSiteThingParams, file: 'image/webp' },
  { access: { permission: 'view-media' } },
);

const place = z.number().min(0).max(1);

/**
 * Edits a picture from its original: it is replaced by what comes out, or that becomes a picture of
 * its own. An edit of nothing brings the original back. A picture that was replaced since it was seen
 * answers 409.
 */
export const editPicture = defineCall(
  `POST ${path}/:id/picture-edits`,
  'Edits a picture',
  {
    params: staffSiteThingParams,
    body: z.object({
      edit: pictureEditSchema,
      /** The revision that was seen. */
      from: z.int().min(0),
      /** The focal point in what comes out; missing: it moves along. */
      focal: z.object({ x: place, y: place }).optional(),
      isCopy: z.boolean().default(false),
    }),
    answer,
  },
  { access: { permission: 'edit-media' } },
);

/**
 * Files in one ZIP: those that are named, or all of a folder and of those in it, or all. Folders are
 * folders there; two of one name get numbers.
 */
export const packFiles = defineCall(
  `GET ${path}/archive`,
  'Files as a ZIP',
  {
    params: staffSiteParams,
    query: z.object({
      /** Separated by commas. */
      ids: z
        .string()
        .max(fileLimits.atOnce * 65)
        .regex(/^[\w-]+(?:,[\w-]+)*$/)
        .optional(),
      folder: z.string().min(1).max(64).optional(),
    }),
    file: 'application/zip',
  },
  { access: { permission: 'view-media' } },
);
