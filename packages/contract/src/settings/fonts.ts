import { z } from 'zod';
import { fontNames } from '../themes/font-catalogue.ts';
import { ownFontLimits, ownFontName, ownFontSchema } from '../themes/own-fonts.ts';
import { defineSettings, staffField } from './define-settings.ts';

/** Of a family in a kit, as its own page names it. */
const kitFamily = z
  .string()
  .regex(/^[\p{L}\p{N} _-]{0,80}$/u, 'A name such as proxima-nova.')
  .default('');

/** One of the catalogue, or one that was uploaded; one that is gone is as none. */
const font = z.union([z.enum(['', ...fontNames]), z.string().regex(ownFontName)]).default('');

/** The fonts of a site, on top of its look; empty: those of the look. FONT-01, D-73 */
export const fontSettings = defineSettings(
  'fonts',
  'Fonts of the site',
  {
    heading: staffField(font, 'Font of headings; empty: that of the look'),
    body: staffField(font, 'Font of all other text; empty: that of the look'),
    own: staffField(
      z.array(ownFontSchema).max(ownFontLimits.families).default([]),
      'Fonts that were uploaded, with the files of each',
    ),
    kit: staffField(
      z
        .string()
        .regex(/^(?:[a-z0-9]{7})?$/, 'The id of a kit has 7 small letters and digits.')
        .default(''),
      'The id of a Typekit Kit; it is loaded for visitors who have agreed',
    ),
    kitHeading: staffField(kitFamily, 'Family of the kit for headings'),
    kitBody: staffField(kitFamily, 'Family of the kit for all other text'),
  },
  'edit-styles',
);
