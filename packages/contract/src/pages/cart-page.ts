import { z } from 'zod';
import { cartSchema, pictureSchema } from '../models/cart.ts';
import { sumCentsSchema, wireMoneySchema } from '../models/money.ts';
import { storeFactsSchema } from './store-facts.ts';

/** A product suggested beside the cart. */
export const relatedProductSchema = z.object({
  id: z.string(),
  title: z.string(),
  fullUrl: z.string(),
  image: pictureSchema.nullable(),
  /** Lowest price now. */
  fromPrice: wireMoneySchema,
  hasVariedPrices: z.boolean(),
  onSale: z.boolean(),
});

/** Everything the cart page is drawn from. CART-20. */
export const cartPageSchema = z.object({
  store: storeFactsSchema,
  cart: cartSchema,
  checkoutUrl: z.string(),
  /** Subtotal below which checkout does not start; 0: none. ENT-21. */
  minimumSubtotalCents: sumCentsSchema,
  /** Sentence about what went wrong with a form post, empty when nothing did. */
  error: z.string(),
  /** What could not be put in when an order was ordered again. */
  notices: z.array(z.string()),
  /** Null where the shop sells by none. ENT-15 */
  instalments: z
    .object({
      afterPayAvailable: z.boolean(),
      afterPayMin: sumCentsSchema,
      afterPayMax: sumCentsSchema,
      shopperLanguage: z.string(),
      stripeAccountCountry: z.string(),
      /** Name of the provider there. */
      brand: z.string(),
      /** Page that says how it goes. */
      infoUrl: z.string(),
    })
    .nullable(),
  relatedProducts: z.array(relatedProductSchema),
});

/** See {@link cartPageSchema}. */
export type CartPage = z.infer<typeof cartPageSchema>;
/** See {@link relatedProductSchema}. */
export type RelatedProduct = z.infer<typeof relatedProductSchema>;
