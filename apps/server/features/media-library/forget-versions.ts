import { DAY_MS } from '@sitewright/commerce';
import type { AppContext } from '../../context.ts';
import { dropUnusedBytes } from './asset-bytes.ts';

/** As long as a write can be taken back, in ms. */
const keptFor = 30 * DAY_MS;
const atOnce = 200;

/** Drops what files were before they were replaced, once that cannot be taken back any more. */
export async function forgetVersions(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  const before = new Date(ctx.now().getTime() - keptFor);
  while (!stopping?.aborted) {
    const old = await ctx.db
      .selectFrom('asset_versions')
      .select(['site_id', 'id', 'sha256', 'original_sha256'])
      .where('replaced_at', '<', before)
      .limit(atOnce)
      .execute();
    for (const { site_id: siteId, id, sha256, original_sha256: original } of old) {
      await ctx.transact((trx) =>
        trx
          .deleteFrom('asset_versions')
          .where('site_id', '=', siteId)
          .where('id', '=', id)
          .execute(),
      );
      await dropUnusedBytes(ctx, { siteId, sha256 });
      if (original) await dropUnusedBytes(ctx, { siteId, sha256: original });
    }
    if (old.length < atOnce) return;
  }
}
