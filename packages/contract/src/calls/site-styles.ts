/** What pickers of the back office offer of the styles of a site. COLR-01 */
import { z } from 'zod';
import { defineCall } from '../call.ts';
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
