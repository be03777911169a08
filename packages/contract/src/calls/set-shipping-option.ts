import { z } from 'zod';
import { defineCall } from '../call.ts';
import { cartSchema } from '../models/cart.ts';
import { cartTokenSchema } from './get-checkout.ts';

/** Chooses a way to receive the order. */
export const setShippingOption = defineCall(
  'PUT /api/3/commerce/cart/:cartToken/shipping/option',
  'Choose a shipping option',
  {
    params: cartTokenSchema,
    body: z.object({ shippingOptionId: z.string().min(1).max(64) }),
    answer: z.object({ shoppingCart: cartSchema }),
  },
);
