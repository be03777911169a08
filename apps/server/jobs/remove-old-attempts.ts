import { forgetOldAttempts } from '../http/shared-attempts.ts';
import { forgetHolders } from '../payments/forget-holders.ts';
import type { Job } from './job.ts';

/** Counts of attempts whose window is over, and who held stock in it. */
export const removeOldAttempts: Job = {
  name: 'remove-old-attempts',
  schedule: '17 * * * *',
  async run(ctx) {
    await forgetOldAttempts(ctx);
    await forgetHolders(ctx);
  },
};
