/** Counts of attempts whose window is over. */
import type { Job } from './job.ts';

export const removeOldAttempts: Job = {
  name: 'remove-old-attempts',
  schedule: '17 * * * *',
  async run(ctx) {
    await ctx.transact((trx) =>
      trx.deleteFrom('attempt_counts').where('expires_at', '<', ctx.now()).execute(),
    );
  },
};
