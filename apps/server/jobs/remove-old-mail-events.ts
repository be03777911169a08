import { forgetMailEvents } from '../features/mail-lists/take-mail-events.ts';
import type { Job } from './job.ts';

/** Ids of news of mail providers that are too old to come again. */
export const removeOldMailEvents: Job = {
  name: 'remove-old-mail-events',
  schedule: '40 3 * * *',
  run: forgetMailEvents,
};
