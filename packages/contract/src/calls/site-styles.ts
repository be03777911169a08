/** What pickers of the back office offer of the styles of a site. COLR-01, FONT-01 */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { fontCategories } from '../themes/font-catalogue.ts';
import { staffSiteParams } from './staff-site.ts';

export const getSitePalette = defineCall(
  'GET /api/sites/:identifier/palette',
  'The colours of the look of a site',
  {
    params: staffSiteParams,
    answer: z.object({
      /** Each once, as six hex digits, with the title that its theme gives it. */
      colors: z.array(z.object({ name: z.string(), color: z.string() })),
      /** Of text; null: the theme does not say. */
      text: z.string().nullable(),
    }),
  },
  { access: { permission: 'view-content' } },
);

/** What can be changed of the look of a site, in the order of its theme. */
export const listSiteTweaks = defineCall(
  'GET /api/sites/:identifier/tweaks',
  'What can be changed of the look of a site',
  {
    params: staffSiteParams,
    answer: z.object({
      tweaks: z.array(
        z.object({
          /** In settings. */
          name: z.string(),
          /** By language: `en`, `de`; the theme says them. */
          title: z.record(z.string(), z.string()),
          category: z.record(z.string(), z.string()),
          kind: z.enum(['color', 'choice', 'measure', 'switch']),
          /** Of a choice. */
          options: z.array(z.string()),
          /** Of a measure: least and most, and what stands behind the number. */
          least: z.number(),
          most: z.number(),
          unit: z.string(),
          /** As the look has it. */
          value: z.string(),
        }),
      ),
    }),
  },
  { access: { permission: 'edit-styles' } },
);

/** The families that a site may have, and those that it has. FONT-01, FONT-04 */
export const listSiteFonts = defineCall(
  'GET /api/sites/:identifier/fonts',
  'Fonts to choose from',
  {
    params: staffSiteParams,
    answer: z.object({
      fonts: z.array(
        z.object({
          /** In settings. */
          name: z.string(),
          family: z.string(),
          category: z.enum(fontCategories),
          /** Weights, lowest and highest, with the style: `300 900 normal`. */
          variants: z.array(z.string()),
          source: z.string(),
          license: z.string(),
          /** Where the file of an uploaded one is; null: it comes with the server. */
          url: z.string().nullable(),
        }),
      ),
      /** Names of those that the site has. */
      inStyleGuide: z.array(z.string()),
    }),
  },
  { access: { permission: 'edit-styles' } },
);

/** What a font says of its use: anything, changed texts too, or only to be looked at. */
const fontLicences = ['installable', 'editable', 'viewing'] as const;

/** One of them. */
export type FontLicenceFlag = (typeof fontLicences)[number];

/**
 * Makes a font of the site of a complete upload: it is proved, keeps the letters that the languages of
 * the site need, and stands with others of its family. The settings of fonts take it away again.
 */
export const addSiteFont = defineCall(
  'POST /api/sites/:identifier/fonts',
  'Makes a font of a complete upload',
  {
    params: staffSiteParams,
    body: z.object({
      uploadId: z.string().regex(/^[\w.-]{1,200}$/),
      category: z.enum(fontCategories).default('Sans Serif'),
    }),
    answer: z.object({
      font: z.object({
        /** In settings. */
        name: z.string(),
        family: z.string(),
        licence: z.enum(fontLicences),
      }),
    }),
  },
  { access: { permission: 'edit-styles' }, limit: 'makeFont' },
);
