/** All jobs: one line each. */
import { deliverMails } from '../features/mail/deliver-mails.ts';
import { mailQueuedChannel } from '../features/mail/queue-mail.ts';
import type { Job } from './job.ts';
import { removeExpiredCarts } from './remove-expired-carts.ts';
import { removeOldSignIns } from './remove-old-sign-ins.ts';
import { sweepPayments } from './sweep-payments.ts';
import { tendEmbeddedDatabase } from './tend-embedded-database.ts';

export const jobs: readonly Job[] = [
  { name: 'deliver-mails', schedule: '* * * * *', wakeOn: mailQueuedChannel, run: deliverMails },
  removeExpiredCarts,
  removeOldSignIns,
  sweepPayments,
  tendEmbeddedDatabase,
];
