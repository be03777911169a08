import { z } from 'zod';
import { defineCall } from '../call.ts';
import { cartSchema } from '../models/cart.ts';

/** Anything else counts as missing. */
const flag = z.enum(['true', 'false']).optional().catch(undefined);

/** CART-18; D-67 says what the queries mean, D-70 that a visitor without a cart gets an empty one. */
export const getCart = defineCall('GET /api/commerce/shopping-cart', 'The cart of this visitor', {
  query: z.object({
    /** A sample cart for the editor's preview; owners only. */
    mock: flag,
    /** Defeats caches; ignored. */
    timecode: z.string().optional().catch(undefined),
    /** Forces the totals to be computed again. */
    calculateSubtotal: flag,
  }),
  answer: cartSchema,
});
