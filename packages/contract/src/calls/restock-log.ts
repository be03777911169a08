import { z } from 'zod';
import { defineCall } from '../call.ts';
import { listQueryFields } from '../models/list-query.ts';
import { staffSiteParams } from './staff-site.ts';

/** Who was told of new stock, the newest first: the log beside those who still wait. */
export const listRestockLog = defineCall(
  'GET /api/sites/:identifier/restock-log',
  'Who was told of new stock',
  {
    params: staffSiteParams,
    query: z.object({ after: listQueryFields.after, limit: listQueryFields.limit }),
    answer: z.object({
      mails: z.array(
        z.object({
          id: z.string(),
          email: z.string(),
          /** Null: deleted since. */
          productId: z.string().nullable(),
          title: z.string(),
          variant: z.string(),
          /** Epoch milliseconds. */
          askedOn: z.number(),
          toldOn: z.number(),
          /** Staff let the mail go, whatever the stock. */
          isByHand: z.boolean(),
        }),
      ),
      after: z.string().optional(),
    }),
  },
  { access: { permission: 'manage-restock' } },
);
