/** What the checks of a page need of its site. */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { staffSiteParams } from './staff-site.ts';

export const getPageMeasures = defineCall(
  'GET /api/sites/:identifier/page-measures',
  'What the checks of pages measure by',
  {
    params: staffSiteParams,
    answer: z.object({
      /** By the names of colour themes, as CSS writes colours; of a site that goes dark, both looks. */
      colors: z.record(z.string(), z.array(z.object({ ground: z.string(), text: z.string() }))),
      pictureKilobytes: z.int(),
      pageKilobytes: z.int(),
    }),
  },
  { access: { permission: 'view-content' } },
);
