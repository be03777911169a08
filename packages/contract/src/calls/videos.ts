import { z } from 'zod';
import { defineCall } from '../call.ts';
import { postLimits } from '../limits.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { staffSiteParams } from './staff-site.ts';

/**
 * Whether the account of a video lets it be shown on other sites. Asked when its address is put in:
 * visitors' browsers ask nobody before a press. MEDI-10
 */
export const checkVideoAccount = defineCall(
  'GET /api/sites/:identifier/video-account',
  'Whether the account of a video lets it be shown',
  {
    params: staffSiteParams,
    query: z.object({ address: makeTextSchema(postLimits.videoLength).min(1) }),
    answer: z.object({
      /** `vimeo-basic`: it cannot be shown. `null`: nothing is known against it. */
      problem: z.enum(['vimeo-basic']).nullable(),
    }),
  },
  { limit: 'places', access: { permission: 'view-content' } },
);
