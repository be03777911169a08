import { z } from 'zod';
import { defineCall } from '../call.ts';

/** News from a payment provider. The signature is over the bytes, so the body is read as text. */
export const receivePaymentEvent = defineCall(
  'POST /api/payments/:provider/events',
  'Signed events of a payment provider',
  {
    params: z.object({ provider: z.string().regex(/^[a-z]{1,20}$/) }),
    body: z.string(),
    answer: z.object({ received: z.literal(true) }),
  },
  { protection: 'signature' },
);
