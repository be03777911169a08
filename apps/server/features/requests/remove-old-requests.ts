import { DAY_MS } from '@sitewright/commerce';
import type { AppContext } from '../../context.ts';

const keptMs = 7 * DAY_MS;

/** Request keys hold for a week. */
export async function removeOldRequests(ctx: Pick<AppContext, 'transact' | 'now'>): Promise<void> {
  const before = new Date(ctx.now().getTime() - keptMs);
  await ctx.transact((trx) =>
    trx.deleteFrom('api_requests').where('created_at', '<', before).execute(),
  );
}
