import { z } from 'zod';
import { defineCall } from '../call.ts';

/** The second step of the test provider: a plain form on its own page, answered by a redirect. */
export const completePaymentStep = defineCall(
  'POST /checkout/payment/:paymentId',
  'Approve or decline a test payment',
  {
    params: z.object({ paymentId: z.string().min(1).max(64) }),
    body: z.object({ outcome: z.enum(['approve', 'decline']) }),
    answer: z.null(),
  },
  { needsCrumb: false },
);
