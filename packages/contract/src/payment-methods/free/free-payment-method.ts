import { z } from 'zod';

/** Nothing is left to pay: gift cards or discounts pay it all. */
export const freePaymentSchema = z.object({ provider: z.literal('free') });
