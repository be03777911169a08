/** Puts settings into the database past every check, as an old version or a hand may have. */
import { bumpSiteVersion } from '../db/site-versions.ts';
import type { TestApp } from './test-app.ts';

export async function storeRawSettings(
  app: TestApp,
  siteId: string,
  settings: Record<string, unknown>,
): Promise<void> {
  await app.ctx.transact(async (trx) => {
    await trx
      .updateTable('sites')
      .set({ settings: JSON.stringify(settings) })
      .where('site_id', '=', siteId)
      .execute();
    await bumpSiteVersion(trx, siteId);
  });
}
