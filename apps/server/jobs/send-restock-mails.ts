import { mailRestock } from '../features/restock/mail-restock.ts';
import { restockDueChannel } from '../features/restock/wake-restock-mails.ts';
import type { Job } from './job.ts';

/** Tells those who wait for a variant that it is back. */
export const sendRestockMails: Job = {
  name: 'send-restock-mails',
  schedule: '* * * * *',
  wakeOn: restockDueChannel,
  run: mailRestock,
};
