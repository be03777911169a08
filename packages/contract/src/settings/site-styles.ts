import { z } from 'zod';
import { defineSettings, staffField } from './define-settings.ts';

/** Values of one site. */
const most = 200;

/**
 * A colour of six digits, a measure, or one word: nothing that a style sheet would read as more than
 * a value.
 */
const valueSchema = z
  .string()
  .regex(
    /^(?:#[0-9a-f]{6}|\d{1,4}(?:\.\d{1,3})?(?:px|rem|em|%)?|[a-z][a-z0-9-]{0,40})$/,
    'A colour such as #1f241f, a measure such as 12px, or one word.',
  );

/** What the owner changed of the look: it stays when another look is chosen. */
export const siteStyleSettings = defineSettings(
  'styles',
  'Colours, distances and buttons of the site',
  {
    values: staffField(
      z
        .record(z.string().regex(/^[\w-]{1,80}$/), valueSchema)
        .refine((values) => Object.keys(values).length <= most, 'Too many values.')
        .default({}),
      'By the names of the tweaks of the theme; what is missing is as the look has it',
    ),
  },
  'edit-styles',
);
