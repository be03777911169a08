import { z } from 'zod';
import { defineCall } from '../call.ts';

/** A second step on a page of ours: a plain form, whose fields its provider reads; a redirect. */
export const completePaymentStep = defineCall(
  'POST /checkout/payment/:paymentId',
  'Complete the second step of a payment',
  {
    params: z.object({ paymentId: z.string().min(1).max(64) }),
    form: z.record(z.string().max(100), z.unknown()),
  },
  { protection: 'origin' },
);
