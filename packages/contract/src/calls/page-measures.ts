/** What the checks of a page need of its site. */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { staffSiteParams, staffSiteThingParams } from './staff-site.ts';

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

/** Addresses are as links have them; those of other hosts are not asked. */
export const findDeadLinks = defineCall(
  'POST /api/sites/:identifier/documents/:id/dead-links',
  'Which addresses of the links of a document lead nowhere on the site',
  {
    params: staffSiteThingParams,
    body: z.object({ addresses: z.array(z.string().max(2_048)).max(2_000) }),
    answer: z.object({
      dead: z.array(z.string()),
      /** Ids of the page around the document, which `#id` leads to; null: nobody knows them. */
      parts: z.array(z.string()).nullable(),
    }),
  },
  { access: { permission: 'view-content' } },
);
