import { DAY_MS } from '@sitewright/commerce';
import type { AppContext } from '../../context.ts';

const keptMs = 30 * DAY_MS;

/** Messages of long ago go, with their deliveries and tries; of each site by itself. */
export async function removeOldWebhooks(
  ctx: Pick<AppContext, 'db' | 'transact' | 'now'>,
): Promise<void> {
  const before = new Date(ctx.now().getTime() - keptMs);
  const sites = await ctx.db
    .selectFrom('webhook_messages')
    .select('site_id')
    .distinct()
    .where('happened_at', '<', before)
    .execute();
  for (const { site_id: siteId } of sites) {
    await ctx.transact((trx) =>
      trx
        .deleteFrom('webhook_messages')
        .where('site_id', '=', siteId)
        .where('happened_at', '<', before)
        .execute(),
    );
  }
}
