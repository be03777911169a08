import { forgetOldAttempts } from '../http/shared-attempts.ts';
import type { Job } from './job.ts';

/** Counts of attempts whose window is over. */
export const removeOldAttempts: Job = {
  name: 'remove-old-attempts',
  schedule: '17 * * * *',
  run: forgetOldAttempts,
};
