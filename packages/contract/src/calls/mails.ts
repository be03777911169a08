import { z } from 'zod';
import { defineCall } from '../call.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { staffSiteParams, staffSiteThingParams } from './staff-site.ts';

/**
 * Where a mail is on its way. `pending`: goes out when it is due. `sending`: the mail server is told.
 * `kept`: written while there was no mail server. `failed`: needs a person. `withheld`: its recipient
 * gets none.
 */
export const mailStatuses = ['pending', 'sending', 'sent', 'kept', 'failed', 'withheld'] as const;

/** One of {@link mailStatuses}. */
export type MailStatus = (typeof mailStatuses)[number];

const status = z.enum(mailStatuses);

const lineSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  status,
  /** Epoch milliseconds, as all instants here. */
  createdOn: z.number(),
});

const mailSchema = lineSchema.extend({
  sentOn: z.number().nullable(),
  /** Tries begun. */
  attempts: z.int(),
  /** What the mail server said last; empty when it refused nothing. */
  lastError: z.string(),
  isMarketing: z.boolean(),
  text: z.string(),
  /** Whether it can be sent, or sent once more, now. */
  canSend: z.boolean(),
  /** Whether it can still be kept from leaving. */
  canDrop: z.boolean(),
});

const answer = z.object({ mail: mailSchema });

/** The newest first. */
export const listMails = defineCall(
  'GET /api/sites/:identifier/mails',
  'Mails that a site wrote, and where each is',
  {
    params: staffSiteParams,
    query: z.object({
      status: status.optional(),
      /** How the address of the recipient begins. */
      search: makeTextSchema(200).optional(),
      after: z.string().max(64).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({
      mails: z.array(lineSchema),
      /** For the next page; missing on the last. */
      after: z.string().optional(),
      /** False: no mail server is set, and mails stay here. */
      hasMailer: z.boolean(),
    }),
  },
  { access: { permission: 'view-mails' } },
);

/** Links that open something are in it only where no mail server is set. */
export const getMail = defineCall(
  'GET /api/sites/:identifier/mails/:id',
  'A mail with how its sending went',
  { params: staffSiteThingParams, answer },
  { access: { permission: 'view-mails' } },
);

/** At once and with all its tries. One that left already is not sent twice. */
export const sendMailAgain = defineCall(
  'POST /api/sites/:identifier/mails/:id/send',
  'Sends a mail that was kept, withheld, failed, or waits for its next try',
  { params: staffSiteThingParams, answer },
  { access: { permission: 'send-mails' } },
);

/** It stays in the outbox as failed, and can be sent later. One that left is gone. */
export const dropMail = defineCall(
  'POST /api/sites/:identifier/mails/:id/drop',
  'Keeps a mail from leaving',
  { params: staffSiteThingParams, answer },
  { access: { permission: 'send-mails' } },
);
