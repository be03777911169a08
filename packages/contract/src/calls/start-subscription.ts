import { z } from 'zod';
import { defineCall } from '../call.ts';
import { additionalFieldsSchema } from '../models/additional-fields.ts';
import { arrivalSchema } from '../models/arrival.ts';
import { typedQuantitySchema } from '../models/quantity.ts';
import { itemChoiceSchema } from './add-cart-entry.ts';

/** ATC-28, SUBS-01. Makes a cart of its own with one entry. D-12. */
export const startSubscription = defineCall(
  'POST /api/3/commerce/cart/subscription',
  'Start the checkout of a subscription',
  {
    body: itemChoiceSchema.extend({
      /** Missing: 1. */
      qty: typedQuantitySchema.optional(),
      additionalFields: additionalFieldsSchema,
      /** Where the visitor came from, of a cart that begins with this; missing: not known. */
      arrival: arrivalSchema.optional(),
    }),
    answer: z.object({
      cartToken: z.string(),
      /** Where its checkout is. */
      redirectUrlPath: z.string(),
    }),
  },
  { limit: 'addToCart' },
);
