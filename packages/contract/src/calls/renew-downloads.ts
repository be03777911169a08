import { z } from 'zod';
import { defineCall } from '../call.ts';
import { orderNumberSchema, staffSiteParams } from './staff-site.ts';

/** The files of an order once more: a new link, with all its downloads, goes to the buyer. */
export const renewDownloads = defineCall(
  'POST /api/sites/:identifier/orders/:orderNumber/downloads',
  'Open the files of an order anew and mail the link',
  {
    params: staffSiteParams.extend({ orderNumber: orderNumberSchema }),
    answer: z.object({ sent: z.literal(true) }),
  },
  { access: { permission: 'edit-orders' } },
);
