import { z } from 'zod';

/** Payment agreed on by hand: bank transfer, cash at pickup. */
export const manualPaymentSchema = z.object({ provider: z.literal('manual') });
