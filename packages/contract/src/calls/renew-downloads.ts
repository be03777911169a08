import { z } from 'zod';
import { defineCall } from '../call.ts';
import { staffOrderParams } from './staff-site.ts';

/** The files of an order once more: a new link, with all its downloads, goes to the buyer. */
export const renewDownloads = defineCall(
  'POST /api/sites/:identifier/orders/:number/downloads',
  'Open the files of an order anew and mail the link',
  {
    params: staffOrderParams,
    answer: z.object({ sent: z.literal(true) }),
  },
  { access: { permission: 'edit-orders' } },
);
