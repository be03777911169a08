import { z } from 'zod';
import { defineCall } from '../call.ts';
import { additionalFieldsSchema } from '../models/additional-fields.ts';
import { cartEntrySchema, cartSchema } from '../models/cart.ts';
import { quantitySchema } from '../models/quantity.ts';

/** What names a thing to buy: the product, and the variant by its stock keeping unit. */
export const itemChoiceSchema = z.object({
  itemId: z.string().min(1).max(64),
  /** Missing or empty: the only variant. */
  sku: z.string().max(200).nullish(),
});

/** ATC-27. `Add-To-Cart-Id` makes it count once however often it arrives. */
export const addCartEntry = defineCall(
  'POST /api/commerce/shopping-cart/entries',
  'Add an item to the cart',
  {
    headers: z.object({ 'add-to-cart-id': z.string().min(1).max(100).optional() }),
    body: itemChoiceSchema.extend({
      quantity: quantitySchema.default(1),
      additionalFields: additionalFieldsSchema,
    }),
    answer: z.object({
      shoppingCart: cartSchema,
      /** The entry that was added, or whose quantity grew. */
      newlyAdded: cartEntrySchema,
      crumb: z.string(),
    }),
  },
);

/** Prefix of the form fields that carry a chosen option: `variant.Size`. */
export const VARIANT_FIELD_PREFIX = 'variant.';

/**
 * The same as a plain form post: the variant comes by `sku` or by one `variant.NAME` field per
 * option. Answers 303 to the cart. See {@link readChosenOptions}.
 */
export const addCartEntryFormSchema = itemChoiceSchema
  .extend({ quantity: quantitySchema.default(1) })
  .catchall(z.string());

/** The chosen option values of a form post, by option name. */
export function readChosenOptions(
  fields: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (!name.startsWith(VARIANT_FIELD_PREFIX) || typeof value !== 'string') continue;
    chosen[name.slice(VARIANT_FIELD_PREFIX.length)] = value;
  }
  return chosen;
}
