/** Goes on with every import that is under way: reads shops and files, writes, takes back. */
import type { ImportKind, ImportSample } from '@sitewright/contract';
import type { AppContext } from '../../../context.ts';
import type { Site } from '../../sites/site.ts';
import { refreshStatistics } from '../../../db/refresh-statistics.ts';
import { isPassing } from '../../../http/is-passing.ts';
import { patientContext } from '../../../patient-context.ts';
import { activityTimes } from '../../activity/activity-times.ts';
import { limitFor } from '../../media-library/upload-limits.ts';
import { ContentUnreadableError } from '../content/content-file.ts';
import { readSiteIntoFile } from '../content/squarespace/read-site.ts';
import { CsvUnreadableError } from '../csv/read-rows.ts';
import { ShopUnreadableError } from '../shop/fetch-shop.ts';
import { readShopIntoFile } from '../shop/read-shop.ts';
import { forgetImportFile, importFile } from './import-files.ts';
import {
  busyStates,
  findImport,
  forgetLines,
  knownKind,
  lockImport,
  setImport,
  type ImportRow,
} from './import-store.ts';
import { recognise } from './recognise.ts';
import { runContent } from './run-content.ts';
import { runCustomers } from './run-customers.ts';
import { runReviews } from './run-reviews.ts';
import { runProducts } from './run-products.ts';
import { ImportRun, ImportStopped } from './run-scope.ts';
import { takeBackImport } from './take-back.ts';

/** Ends early, between two batches, when the process ends: another start goes on from there. */
export async function runImports(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  await forgetOldImports(ctx);
  const rows = await ctx.db
    .selectFrom('imports')
    .select(['site_id as siteId', 'id'])
    .where('state', 'in', [...busyStates])
    .orderBy('id')
    .limit(50)
    .execute();
  for (const key of rows) {
    const site = await ctx.sites.get(key.siteId);
    if (site) await goOn({ ctx, site, stopping }, await findImport(ctx.db, key));
  }
}

interface Scope {
  readonly ctx: AppContext;
  readonly site: Site;
  readonly stopping: AbortSignal | undefined;
}

/** Through every state that follows by itself. */
async function goOn(scope: Scope, row: ImportRow): Promise<void> {
  const { ctx, stopping } = scope;
  const key = { siteId: row.site_id, id: row.id };
  try {
    if (row.state === 'fetching') {
      await readShop(scope, row);
      await check(scope, await findImport(ctx.db, key));
    } else if (row.state === 'checking') await check(scope, row);
    else if (row.state === 'running') await write(scope, row);
    else if (row.state === 'undoing') await takeBackImport({ ...scope, key, stopping });
  } catch (error) {
    if (error instanceof ImportStopped) return;
    if (isPassing(error)) throw error;
    await fail(scope, row, error);
  }
}

async function readShop({ ctx, site }: Scope, row: ImportRow): Promise<void> {
  const key = { siteId: row.site_id, id: row.id };
  const read = row.source === 'site' ? readSiteIntoFile : readShopIntoFile;
  const { byteSize } = await read(ctx, key, {
    address: row.source_url,
    mostBytes: limitFor(site, 'text/csv'),
  });
  await ctx.transact(async (trx) => {
    const { state } = await lockImport(trx, key);
    if (state !== 'fetching') throw new ImportStopped();
    await setImport(trx, key, { state: 'checking', byte_size: byteSize });
  });
}

async function check(scope: Scope, row: ImportRow): Promise<void> {
  if (row.state !== 'checking') return;
  const key = { siteId: row.site_id, id: row.id };
  const told = await recognise(importFile(scope.ctx, key));
  await scope.ctx.transact(async (trx) => {
    const { state } = await lockImport(trx, key);
    // Another run has looked at the file meanwhile: what it told stays.
    if (state !== 'checking') throw new ImportStopped();
    await forgetLines(trx, key);
    await setImport(trx, key, { ...told });
  });
  const run = new ImportRun(scope, { ...row, ...told });
  const samples = await runners[told.kind](run);
  await run.finish({ state: 'ready', samples });
}

const runners: Readonly<Record<ImportKind, (run: ImportRun) => Promise<ImportSample[]>>> = {
  products: runProducts,
  customers: runCustomers,
  reviews: runReviews,
  content: runContent,
};

async function write(scope: Scope, row: ImportRow): Promise<void> {
  const patient = { ...scope, ctx: patientContext(scope.ctx) };
  const run = new ImportRun(patient, row);
  await runners[knownKind(row)](run);
  const { attached, failed } = run.report.pictures;
  const present = await findImport(scope.ctx.db, run.key);
  const counts = {
    ...present.counts,
    picturesAttached: present.counts.picturesAttached + attached,
    picturesFailed: present.counts.picturesFailed + failed,
  };
  await run.finish({ state: 'done', ended_at: scope.ctx.now(), counts });
  await refreshStatistics(scope.ctx.database.patient);
}

const told = [CsvUnreadableError, ShopUnreadableError, ContentUnreadableError];

/** What a person can mend is told in its words; anything else is in the log of the server too. */
async function fail({ ctx }: Scope, row: ImportRow, error: unknown): Promise<void> {
  const key = { siteId: row.site_id, id: row.id };
  const isTold = told.some((kind) => error instanceof kind);
  if (!isTold) ctx.log.error({ err: error, ...key }, 'an import failed');
  const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  const other = isGone ? 'The file is not there any more.' : 'Something went wrong here.';
  await ctx.transact(async (trx) => {
    const { state } = await lockImport(trx, key);
    if (state !== row.state && state !== 'checking') return;
    const problem = isTold && error instanceof Error ? error.message : other;
    await setImport(trx, key, { state: 'failed', problem, ended_at: ctx.now() });
  });
}

/** With their files, an import at a time. */
async function forgetOldImports(ctx: AppContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - 2 * activityTimes.undoableFor);
  const old = await ctx.db
    .selectFrom('imports')
    .select(['site_id as siteId', 'id'])
    .where('created_at', '<', before)
    .limit(10)
    .execute();
  for (const key of old) {
    await ctx.transact((trx) =>
      trx
        .deleteFrom('imports')
        .where('site_id', '=', key.siteId)
        .where('id', '=', key.id)
        .execute(),
    );
    await forgetImportFile(ctx, key);
  }
}
