import { z } from 'zod';
import { defineCall } from '../call.ts';

/** What a mail provider tells of mails that it sent for the shop. */
export const mailEventsSchema = z.object({
  events: z
    .array(
      z.object({
        type: z.enum(['bounce', 'complaint']),
        email: z.string().min(3).max(320),
        /** Of a bounce: false for a full mailbox and whatever else passes. */
        isPermanent: z.boolean().default(true),
        /** What the receiving server said. */
        reason: z.string().max(2_000).default(''),
      }),
    )
    .max(500),
});

/**
 * Bounces and complaints. Signed after the Standard Webhooks specification with the setting
 * `mails.eventSecret`; the signature is over the bytes, so the body is read as text and holds a
 * {@link mailEventsSchema}. An id that came before is acknowledged and does nothing.
 */
export const receiveMailEvents = defineCall(
  'POST /api/mail/events',
  'Signed bounces and complaints of a mail provider',
  { body: z.string(), answer: z.object({ received: z.literal(true) }) },
  { protection: 'signature' },
);
