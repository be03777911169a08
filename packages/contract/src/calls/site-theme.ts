/** The theme of a site and the look that it has: chosen when it is made, changed at any time. */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { lookViews, themeChoiceSchema, themeLookSchema } from '../themes/theme-preset.ts';
import { staffSiteParams, undoableShape } from './staff-site.ts';

/** A look as a site has it: null for values of tweaks that are of no preset. */
const presentLookSchema = z.object({ theme: z.string(), preset: z.string().nullable() });

const answer = z.object({
  /** All of the installation. */
  themes: z.array(themeChoiceSchema),
  look: presentLookSchema,
  /** The pages that the site has to show. */
  views: z.array(z.enum(lookViews)),
  ...undoableShape,
});

export const getSiteTheme = defineCall(
  'GET /api/sites/:identifier/theme',
  'The theme of a site, and those that there are',
  { params: staffSiteParams, answer },
  { access: { permission: 'edit-styles' } },
);

/** Answers 409 when somebody chose meanwhile. Values of the look before are in the log of writes. */
export const changeSiteTheme = defineCall(
  'PUT /api/sites/:identifier/theme',
  'Gives a site another look',
  {
    params: staffSiteParams,
    body: themeLookSchema.extend({ from: presentLookSchema }),
    answer,
  },
  { access: { permission: 'edit-styles' } },
);
