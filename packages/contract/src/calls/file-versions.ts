/** What becomes of the bytes of a file: replaced, cut, packed. */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { fileLimits } from '../limits.ts';
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

const share = z.number().min(0).max(1);

/** A part of a picture, in shares of its width and height as it is seen, after it was turned. */
export const cropSchema = z
  .object({
    left: share,
    top: share,
    width: share.positive(),
    height: share.positive(),
    /** Degrees to the right. */
    turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).default(0),
  })
  .refine(({ left, width }) => left + width <= 1.000_001, { path: ['width'] })
  .refine(({ top, height }) => top + height <= 1.000_001, { path: ['height'] });

/** {@link cropSchema} */
export type Crop = z.output<typeof cropSchema>;

/** Cuts and turns a picture. It is replaced by the part, or the part becomes a picture of its own. */
export const cropFile = defineCall(
  `POST ${path}/:id/crops`,
  'Cuts and turns a picture',
  {
    params: staffSiteThingParams,
    body: z.object({ crop: cropSchema, isCopy: z.boolean().default(false) }),
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
