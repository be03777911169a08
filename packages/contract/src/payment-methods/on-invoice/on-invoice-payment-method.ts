import { z } from 'zod';

/** Paid some days after it was sent, by people whom the owner names. */
export const onInvoiceSchema = z.object({ provider: z.literal('on-invoice') });
