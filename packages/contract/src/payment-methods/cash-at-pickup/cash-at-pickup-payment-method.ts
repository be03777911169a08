import { z } from 'zod';

/** Paid when it is picked up. */
export const cashAtPickupSchema = z.object({ provider: z.literal('cash-at-pickup') });
