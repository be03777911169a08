import { z } from 'zod';

/** PayPal asks on its own pages. */
export const paypalPaymentSchema = z.object({ provider: z.literal('paypal') });
