import { z } from 'zod';
import { defineCall } from '../call.ts';

/** The files of an order once more: a new link, with all its downloads, goes to the buyer. */
export const renewDownloads = defineCall(
  'POST /api/sites/:identifier/orders/:orderNumber/downloads',
  'Open the files of an order anew and mail the link',
  {
    params: z.object({
      identifier: z.string().min(1).max(63),
      orderNumber: z.coerce.number().int().min(1).max(1e12),
    }),
    answer: z.object({ sent: z.literal(true) }),
  },
  { access: { permission: 'edit-orders' } },
);
