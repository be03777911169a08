import { z } from 'zod';
import { defineCall } from '../call.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { makeEmailSchema } from '../models/email.ts';
import { cartTokenSchema } from './get-checkout.ts';

const longestField = 2_000;
const maxFields = 120;

/** Mails a link by which the checkout goes on elsewhere, with what was typed so far. */
export const mailCheckoutLink = defineCall(
  'POST /api/3/commerce/cart/:cartToken/link',
  'Mail a link to go on with this checkout on another device',
  {
    params: cartTokenSchema,
    body: z.object({
      email: makeEmailSchema(checkoutMessages.emailInvalid),
      /** What stands in the form, under the names of `readCheckoutForm`; never the card. */
      fields: z
        .record(z.string().max(100), z.string().max(longestField))
        .refine((fields) => Object.keys(fields).length <= maxFields)
        .default({}),
    }),
    answer: z.object({ isSent: z.literal(true) }),
  },
  { limit: 'mailLink' },
);
