import { z } from 'zod';
import { defineCall } from '../call.ts';
import { cartSchema } from '../models/cart.ts';
import { typedQuantitySchema } from '../models/quantity.ts';

/** Names an entry in a path. */
export const entryParamsSchema = z.object({ entryId: z.string().min(1).max(64) });

/** Changes how many of an entry are in the cart. */
export const updateCartEntry = defineCall(
  'PUT /api/commerce/shopping-cart/entries/:entryId',
  'Change the quantity of an entry',
  {
    params: entryParamsSchema,
    body: z.object({ quantity: typedQuantitySchema.optional() }),
    answer: z.object({ shoppingCart: cartSchema }),
  },
);

/** The same as a plain form, which can also remove the entry: by `remove`, or by 0 of it. */
export const changeCartEntry = defineCall(
  'POST /api/commerce/shopping-cart/entries/:entryId',
  'Change or remove an entry by a form',
  {
    params: entryParamsSchema,
    form: z.object({ quantity: typedQuantitySchema.optional(), remove: z.string().optional() }),
  },
  { protection: 'origin' },
);
