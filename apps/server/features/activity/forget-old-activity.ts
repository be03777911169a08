import type { AppContext } from '../../context.ts';
import { activityTimes } from './activity-times.ts';

/** Removes what was written longer ago than the log is kept. */
export async function forgetOldActivity(ctx: Pick<AppContext, 'transact' | 'now'>): Promise<void> {
  const before = new Date(ctx.now().getTime() - activityTimes.keptFor);
  await ctx.transact((trx) =>
    trx.deleteFrom('activity_log').where('happened_at', '<', before).execute(),
  );
}
