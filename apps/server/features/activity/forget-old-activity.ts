import type { AppContext } from '../../context.ts';

const day = 24 * 60 * 60 * 1000;
/** Milliseconds for which the log is kept. */
const keptFor = 90 * day;

/** Removes what was written longer ago than the log is kept. */
export async function forgetOldActivity(ctx: Pick<AppContext, 'transact' | 'now'>): Promise<void> {
  const before = new Date(ctx.now().getTime() - keptFor);
  await ctx.transact((trx) =>
    trx.deleteFrom('activity_log').where('happened_at', '<', before).execute(),
  );
}
