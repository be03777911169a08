import { sendAlerts as send } from '../features/order-mails/send-alerts.ts';
import type { Job } from './job.ts';

/** What owners have to know. */
export const sendAlerts: Job = {
  name: 'send-alerts',
  schedule: '* * * * *',
  run: send,
};
