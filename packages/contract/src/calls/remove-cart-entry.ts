import { z } from 'zod';
import { defineCall } from '../call.ts';
import { cartSchema } from '../models/cart.ts';
import { entryParamsSchema } from './update-cart-entry.ts';

/** Takes an entry out of the cart; one that is gone already is no error. */
export const removeCartEntry = defineCall(
  'DELETE /api/commerce/shopping-cart/entries/:entryId',
  'Remove an entry',
  { params: entryParamsSchema, answer: z.object({ shoppingCart: cartSchema }) },
);
