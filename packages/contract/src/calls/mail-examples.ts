/** Mails as examples, with their parts as they are being built. */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { mailKinds } from '../documents/mail-parts.ts';
import { staffSiteParams } from './staff-site.ts';

const params = staffSiteParams.extend({ kind: z.enum(mailKinds) });

/** By an order that is made up. Nothing is sent or kept. */
export const getMailExample = defineCall(
  'GET /api/sites/:identifier/mail-examples/:kind',
  'A kind of mail by an example, with the drafts of its parts',
  {
    params,
    answer: z.object({
      subject: z.string(),
      /** As plain text. */
      text: z.string(),
      /** False: no mail server is set, and mails stay in the outbox. */
      hasMailer: z.boolean(),
    }),
  },
  { access: { permission: 'view-content' } },
);

/** To nobody else: the address is that of the account that asks. */
export const sendMailExample = defineCall(
  'POST /api/sites/:identifier/mail-examples/:kind/send',
  'Send the example to oneself',
  {
    params,
    answer: z.object({ to: z.string(), hasMailer: z.boolean() }),
  },
  { access: { permission: 'edit-drafts' }, limit: 'mailExample' },
);
