import { z } from 'zod';
import { makeEmailSchema } from './email.ts';

/**
 * Why an address gets no mail: it does not exist (`hard-bounce`), its owner called a mail of ours
 * junk (`complaint`) or wants none (`unsubscribed`), or staff said so. Only the first stops mails
 * that somebody waits for, such as those of an order.
 */
export const suppressionReasons = ['hard-bounce', 'complaint', 'unsubscribed', 'by-hand'] as const;

/** One of {@link suppressionReasons}. */
export type SuppressionReason = (typeof suppressionReasons)[number];

/** An address that gets no mail, as staff see it. */
export const suppressionSchema = z.object({
  email: z.string(),
  reason: z.enum(suppressionReasons),
  note: z.string(),
  /** Epoch milliseconds. */
  suppressedOn: z.number(),
});

/** An address that staff put on the list. */
export const suppressionDraftSchema = z.object({
  email: makeEmailSchema(''),
  note: z.string().trim().max(500).default(''),
});
