/** Fonts that an owner uploaded. FONT-01 */
import { z } from 'zod';
import { fontCategories } from './font-catalogue.ts';

/** Families of one site, and files of one family. */
export const ownFontLimits = { families: 20, faces: 20, megabytes: 5 } as const;

/** What settings name such a font by. */
export const ownFontName = /^own-[a-z0-9-]{1,60}$/;

const percent = z.number().min(0).max(300);

/** A file of a family. */
const ownFaceSchema = z.object({
  /** The file of the library that it is. */
  assetId: z.string().regex(/^[0-9a-f]{24}$/),
  /** One weight, or the lowest and the highest. */
  weight: z.string().regex(/^\d{1,4}(?: \d{1,4})?$/),
  style: z.enum(['normal', 'italic']),
});

/** A family that was uploaded: everything that a style sheet says of it. */
export const ownFontSchema = z.object({
  name: z.string().regex(ownFontName),
  family: z.string().regex(/^[\p{L}\p{N} ._-]{1,60}$/u),
  category: z.enum(fontCategories),
  faces: z.array(ownFaceSchema).min(1).max(ownFontLimits.faces),
  /** How a font of the system takes the same room, in percent. */
  fallback: z.object({
    sizeAdjust: percent,
    ascent: percent,
    descent: percent,
    lineGap: percent,
  }),
});

/** {@link ownFontSchema} */
export type OwnFont = z.infer<typeof ownFontSchema>;

/** Where the file of a face is, on the host of its site. */
export function ownFaceUrl(siteId: string, { assetId }: { assetId: string }): string {
  return `/content/v1/${siteId}/${assetId}/font.woff2`;
}
