import { z } from 'zod';
import { defineCall } from '../call.ts';
import { checkoutPageSchema } from '../pages/checkout-page.ts';

/** Names a cart in an address. */
export const cartTokenSchema = z.object({ cartToken: z.string().min(1).max(100) });

/** Everything the checkout page shows. */
export const getCheckout = defineCall('GET /api/commerce/checkout', 'Checkout of a cart', {
  query: cartTokenSchema,
  answer: checkoutPageSchema,
});
