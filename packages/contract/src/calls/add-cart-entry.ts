import { z } from 'zod';
import { defineCall } from '../call.ts';
import { additionalFieldsSchema } from '../models/additional-fields.ts';
import { arrivalSchema } from '../models/arrival.ts';
import { cartEntrySchema, cartSchema } from '../models/cart.ts';
import { typedQuantitySchema } from '../models/quantity.ts';

/** What names a thing to buy: the product, and the variant by its stock keeping unit. */
export const itemChoiceSchema = z.object({
  itemId: z.string().min(1).max(64),
  /** Missing or empty: the only variant. */
  sku: z.string().max(200).nullish(),
});

/**
 * ATC-27. `Add-To-Cart-Id` makes it count once however often it arrives. As a plain form it takes the
 * variant by `sku` or by one `variant.NAME` field per option; see {@link readChosenOptions}.
 */
export const addCartEntry = defineCall(
  'POST /api/commerce/shopping-cart/entries',
  'Add an item to the cart',
  {
    headers: z.object({ 'add-to-cart-id': z.string().min(1).max(100).optional() }),
    body: itemChoiceSchema.extend({
      /** Missing: 1. */
      quantity: typedQuantitySchema.optional(),
      additionalFields: additionalFieldsSchema,
      /** Where the visitor came from, of a cart that begins with this; missing: not known. */
      arrival: arrivalSchema.optional(),
    }),
    form: itemChoiceSchema
      .extend({ quantity: typedQuantitySchema.optional() })
      .catchall(z.unknown()),
    answer: z.object({
      shoppingCart: cartSchema,
      /** The entry that was added, or whose quantity grew. */
      newlyAdded: cartEntrySchema,
      crumb: z.string(),
    }),
  },
  { limit: 'addToCart' },
);

/** Prefix of the form fields that carry a chosen option: `variant.Size`. */
export const VARIANT_FIELD_PREFIX = 'variant.';

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
