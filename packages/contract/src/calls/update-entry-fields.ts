import { z } from 'zod';
import { defineCall } from '../call.ts';
import { additionalFieldsSchema } from '../models/additional-fields.ts';
import { cartEntrySchema, cartSchema } from '../models/cart.ts';
import { itemChoiceSchema } from './add-cart-entry.ts';
import { entryParamsSchema } from './update-cart-entry.ts';

/** CART-19. */
export const updateEntryFields = defineCall(
  'PUT /api/commerce/shopping-cart/entries/:entryId/additionalFields',
  'Change the form answers of an entry',
  {
    params: entryParamsSchema,
    body: itemChoiceSchema.extend({ additionalFields: additionalFieldsSchema }),
    answer: z.object({ shoppingCart: cartSchema, updatedEntry: cartEntrySchema }),
  },
);
