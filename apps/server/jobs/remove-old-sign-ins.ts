/** Sessions and sign-in links that are over. */
import type { Job } from './job.ts';

export const removeOldSignIns: Job = {
  name: 'remove-old-sign-ins',
  schedule: '41 3 * * *',
  async run(ctx) {
    await ctx.transact(async (trx) => {
      await trx.deleteFrom('staff_sessions').where('expires_at', '<', ctx.now()).execute();
      await trx.deleteFrom('one_time_links').where('expires_at', '<', ctx.now()).execute();
    });
  },
};
