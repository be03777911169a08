import { z } from 'zod';
import { defineCall } from '../call.ts';
import { cartSchema } from '../models/cart.ts';
import { quantitySchema } from '../models/quantity.ts';

/** Names an entry in a path. */
export const entryParamsSchema = z.object({ entryId: z.string().min(1).max(64) });

/** Changes how many of an entry are in the cart. */
export const updateCartEntry = defineCall(
  'PUT /api/commerce/shopping-cart/entries/:entryId',
  'Change the quantity of an entry',
  {
    params: entryParamsSchema,
    body: z.object({ quantity: quantitySchema }),
    answer: z.object({ shoppingCart: cartSchema }),
  },
);

/** The same as a plain form post, which can also remove the entry. Answers 303 to the cart. */
export const updateCartEntryFormSchema = z.object({
  quantity: quantitySchema.optional(),
  remove: z.literal('1').optional(),
});
