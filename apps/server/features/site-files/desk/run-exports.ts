/** Makes the files of sites that somebody asked for, and takes away those whose hour is over. */
import type { AppContext } from '../../../context.ts';
import { lockKey } from '../../../db/lock-key.ts';
import { isPassing } from '../../../http/is-passing.ts';
import { exportSite } from '../export-site.ts';
import { SiteFilesError } from '../site-format.ts';
import { forgetExport, forgetOldUploads, keepExport } from './export-files.ts';
import { exportLife, setExport, type ExportKey, type ExportRow } from './export-store.ts';
import { packSite } from './pack-site.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Files between two words about how far it is. */
const toldEvery = 200;

/** What a killed process left half made is made anew. */
export async function runExports(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  await forgetOver(ctx);
  await forgetOldUploads(ctx, new Date(Date.now() - dayMs));
  while (stopping?.aborted !== true) {
    const row = await takeNext(ctx);
    if (!row) return;
    await make(ctx, row);
  }
}

/** The oldest that waits; it is this process's from then on. */
function takeNext(ctx: AppContext): Promise<ExportRow | undefined> {
  return ctx.transact(async (trx) => {
    await lockKey(trx, 'site-exports');
    const row = await trx
      .selectFrom('site_exports')
      .selectAll()
      // One that is made for longer than it may be was left by a killed process.
      .where((eb) =>
        eb.or([
          eb('state', '=', 'waiting'),
          eb.and([eb('state', '=', 'making'), eb('expires_at', '<', ctx.now())]),
        ]),
      )
      .orderBy('id')
      .forUpdate()
      .limit(1)
      .executeTakeFirst();
    if (!row) return undefined;
    const key = { siteId: row.site_id, id: row.id };
    const expires_at = new Date(ctx.now().getTime() + exportLife);
    await setExport(trx, key, { state: 'making', expires_at });
    return row;
  });
}

async function make(ctx: AppContext, row: ExportRow): Promise<void> {
  const key: ExportKey = { siteId: row.site_id, id: row.id };
  try {
    const site = await ctx.sites.get(key.siteId);
    if (!site) return;
    const content = await exportSite(ctx, site.identifier);
    const total = content.texts.size + content.media.size;
    let done = 0;
    let telling = tell(ctx, key, { done_files: 0, all_files: total });
    const zip = packSite(ctx.media.store, content, () => {
      done += 1;
      if (done % toldEvery !== 0) return;
      const done_files = done;
      telling = telling.then(() => tell(ctx, key, { done_files }));
    });
    const byteSize = await keepExport(ctx, key.id, zip);
    await telling;
    await tell(ctx, key, {
      state: 'ready',
      byte_size: byteSize,
      done_files: total,
      expires_at: new Date(ctx.now().getTime() + exportLife),
    });
  } catch (error) {
    if (isPassing(error)) throw error;
    const isTold = error instanceof SiteFilesError;
    if (!isTold) ctx.log.error({ err: error, ...key }, 'the files of a site could not be made');
    const problem = isTold ? error.message : 'Something went wrong here.';
    await tell(ctx, key, { state: 'failed', problem });
  }
}

function tell(
  ctx: AppContext,
  key: ExportKey,
  columns: Parameters<typeof setExport>[2],
): Promise<void> {
  return ctx.transact((trx) => setExport(trx, key, columns));
}

async function forgetOver(ctx: AppContext): Promise<void> {
  const rows = await ctx.db
    .selectFrom('site_exports')
    .select(['site_id as siteId', 'id'])
    .where('state', 'in', ['ready', 'failed'])
    .where('expires_at', '<', ctx.now())
    .limit(100)
    .execute();
  for (const { siteId, id } of rows) {
    await forgetExport(ctx, id);
    await ctx.transact((trx) =>
      trx.deleteFrom('site_exports').where('site_id', '=', siteId).where('id', '=', id).execute(),
    );
  }
}
