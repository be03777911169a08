/** What is copied in the editor of one site and pasted on another. */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { staffSiteParams } from './staff-site.ts';

/** Ids of one paste. */
const most = 2_000;

/**
 * Brings things of another site of this installation along: files are copied into the library, pages
 * are those of the same address and kind. What is not here, or not for who asks to read there, has no
 * id in the answer.
 */
export const carryThings = defineCall(
  'POST /api/sites/:identifier/carried',
  'Bring things of another site along',
  {
    params: staffSiteParams,
    body: z.object({
      /** The site that they are of. */
      siteId: z.string().min(1).max(64),
      ids: z.array(z.string().regex(/^[0-9a-f]{24}$/)).max(most),
    }),
    answer: z.object({
      /** Those of this site, by those of the other one. */
      ids: z.record(z.string(), z.string()),
    }),
  },
  { access: { permission: 'edit-drafts' } },
);
