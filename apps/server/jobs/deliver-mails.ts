import { deliverMails as deliver, prepareDelivery } from '../features/mail/deliver-mails.ts';
import { mailQueuedChannel } from '../features/mail/queue-mail.ts';
import type { Job } from './job.ts';

export const deliverMails: Job = {
  name: 'deliver-mails',
  schedule: '* * * * *',
  wakeOn: mailQueuedChannel,
  // A server may hold each mail for minutes.
  longestSeconds: 1_800,
  runsAtOnce: 4,
  prepare: prepareDelivery,
  run: deliver,
};
