import { forgetOldActivity } from '../features/activity/forget-old-activity.ts';
import type { Job } from './job.ts';

/** What was written longer ago than the log of writes is kept. */
export const removeOldActivity: Job = {
  name: 'remove-old-activity',
  schedule: '53 3 * * *',
  run: ({ database, now }) => forgetOldActivity({ transact: database.patient.transact, now }),
};
