import { z } from 'zod';

/** Cards, wallets and paying later through Stripe: all of it is asked on the page of the payment. */
export const stripePaymentSchema = z.object({ provider: z.literal('stripe') });
