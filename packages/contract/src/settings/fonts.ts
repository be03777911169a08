import { z } from 'zod';
import { fontNames } from '../themes/font-catalogue.ts';
import { defineSettings, staffField } from './define-settings.ts';

const font = z.enum(['', ...fontNames]).default('');

/** The fonts of a site, on top of its look; empty: those of the look. FONT-01, D-73 */
export const fontSettings = defineSettings(
  'fonts',
  'Fonts of the site',
  {
    heading: staffField(font, 'Font of headings; empty: that of the look'),
    body: staffField(font, 'Font of all other text; empty: that of the look'),
  },
  'edit-styles',
);
