/** Makes the files of sites that somebody asked for, and takes away those whose hour is over. */
import { DAY_MS } from '@sitewright/commerce';
import type { AppContext } from '../../../context.ts';
import { lockKey } from '../../../db/lock-key.ts';
import { isPassing } from '../../../http/is-passing.ts';
import { exportSite } from '../export-site.ts';
import { SiteFilesError } from '../site-format.ts';
import { forgetExport, forgetOldUploads, keepExport } from './export-files.ts';
import {
  exportLife,
  makingLease,
  setExport,
  type ExportKey,
  type ExportRow,
} from './export-store.ts';
import { packSite } from './pack-site.ts';

/** Files between two words about how far it is. */
const toldEvery = 200;
/** Milliseconds between two words that it is still made. */
const leaseEvery = makingLease / 5;

/** What a killed process left half made is made anew. */
export async function runExports(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  await forgetOver(ctx);
  await forgetOldUploads(ctx, new Date(Date.now() - DAY_MS));
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
      // One whose maker says nothing any more was left by a killed process.
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
    await setExport(trx, key, { state: 'making', expires_at: leaseEnd(ctx) });
    return row;
  });
}

async function make(ctx: AppContext, row: ExportRow): Promise<void> {
  const key: ExportKey = { siteId: row.site_id, id: row.id };
  let telling: Promise<unknown> = Promise.resolve();
  const say = (columns: ExportColumns) => {
    // What cannot be told now is told with the end.
    telling = telling.then(() => tell(ctx, key, columns)).catch(() => undefined);
  };
  const beat = setInterval(() => say({ expires_at: leaseEnd(ctx) }), leaseEvery);
  const end = async (columns: ExportColumns) => {
    clearInterval(beat);
    await telling;
    await tell(ctx, key, columns);
  };
  try {
    const site = await ctx.sites.get(key.siteId);
    if (!site) throw new SiteFilesError('The site is gone.');
    const content = await exportSite(ctx, site.identifier);
    const total = content.texts.size + content.media.size;
    let done = 0;
    say({ done_files: 0, all_files: total });
    const zip = packSite(ctx.media.store, content, () => {
      done += 1;
      if (done % toldEvery !== 0) return;
      say({ done_files: done });
    });
    const byteSize = await keepExport(ctx, key.id, zip);
    await end({
      state: 'ready',
      byte_size: byteSize,
      done_files: total,
      expires_at: new Date(ctx.now().getTime() + exportLife),
    });
  } catch (error) {
    if (isPassing(error)) {
      // It is made again by the next run; where even that cannot be told, its lease ends soon.
      await end({ state: 'waiting', expires_at: null }).catch(() => undefined);
      throw error;
    }
    const isTold = error instanceof SiteFilesError;
    if (!isTold) ctx.log.error({ err: error, ...key }, 'the files of a site could not be made');
    const problem = isTold ? error.message : 'Something went wrong here.';
    const expires_at = new Date(ctx.now().getTime() + exportLife);
    await end({ state: 'failed', problem, expires_at });
  }
}

function leaseEnd({ now }: AppContext): Date {
  return new Date(now().getTime() + makingLease);
}

type ExportColumns = Parameters<typeof setExport>[2];

function tell(ctx: AppContext, key: ExportKey, columns: ExportColumns): Promise<void> {
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
