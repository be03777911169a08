import { z } from 'zod';
import { defineCall } from '../call.ts';
import { shippingLocationSchema } from '../models/address.ts';
import { cartSchema, shippingQuoteSchema } from '../models/cart.ts';
import { cartTokenSchema } from './get-checkout.ts';

/** Tells where a cart goes; answers the ways to get there. An option that no longer fits is unset. */
export const setShippingLocation = defineCall(
  'PUT /api/3/commerce/cart/:cartToken/shipping/location',
  'Set where the order goes',
  {
    params: cartTokenSchema,
    body: shippingLocationSchema,
    answer: z.object({
      shippingOptionsStatus: z.enum(['AVAILABLE', 'NONE_AVAILABLE', 'NOT_REQUIRED']),
      fulfillmentOptions: z.array(shippingQuoteSchema),
      shoppingCart: cartSchema,
    }),
  },
);
