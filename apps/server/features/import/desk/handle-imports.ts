/** `/api/sites/:identifier/imports`: files of products and of customers, from a screen. */
import { Readable } from 'node:stream';
import {
  ApiError,
  cancelImport,
  downloadBadRows,
  downloadImportReport,
  getImport,
  importFromShop,
  importFromSite,
  listBadRows,
  listImportLines,
  listImports,
  retryImport,
  startImport,
  undoImport,
} from '@sitewright/contract';
import { newId } from '../../../db/id.ts';
import { announce } from '../../../db/transact.ts';
import type { CallRegistration, CallScope } from '../../../http/call-scope.ts';
import { handleCall } from '../../../http/handle-call.ts';
import type { AskingStaff } from '../../../http/require-staff.ts';
import { isAllowed, type Standing } from '../../../policies/is-allowed.ts';
import { actorOf } from '../../activity/actor.ts';
import { undoWrite } from '../../activity/undo-write.ts';
import { readAddress, writeCsv } from '../shop/read-shop.ts';
import { ShopUnreadableError } from '../shop/fetch-shop.ts';
import { readBadRows, writeBadRows, type BadRow } from './bad-rows.ts';
import { keepImportFile } from './import-files.ts';
import * as store from './import-store.ts';
import { listLines, writeReport } from './report-lines.ts';
import { registerImportFiles } from './receive-file.ts';

/** Bad rows that a screen mends; the file has all of them. */
const shownBadRows = 100;

function handleImports(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listImports, async ({ site, staff }) => {
    const rows = await store.listImportRows(ctx.db, site.siteId);
    const shown = rows.filter((row) => mayHave(staff, row));
    return { imports: shown.map((row) => store.presentImport(row, ctx.now())) };
  });
  handleCall(scope, getImport, async ({ site: { siteId }, staff, params: { id } }) =>
    store.presentImport(
      requireRight(staff, await store.findImport(ctx.db, { siteId, id })),
      ctx.now(),
    ),
  );
  handleCall(scope, listImportLines, async ({ site: { siteId }, staff, params: { id }, query }) => {
    requireRight(staff, await store.findImport(ctx.db, { siteId, id }));
    return listLines(ctx.db, { siteId, id }, query);
  });
  handleCall(scope, importFromShop, ({ site, staff, body: { url } }) =>
    addFromAddress(site.siteId, staff, { source: 'shop', url }),
  );
  handleCall(scope, importFromSite, ({ site, staff, body: { url } }) => {
    requireRight(staff, { kind: 'content' });
    return addFromAddress(site.siteId, staff, { source: 'site', url });
  });
  handleCall(scope, startImport, ({ site: { siteId }, staff, params: { id }, body }) =>
    ctx.transact(async (trx) => {
      const key = { siteId, id };
      const row = requireRight(staff, await store.lockImport(trx, key));
      if (row.state !== 'ready') throw new ApiError('import_not_ready');
      const at = ctx.now();
      await store.forgetLines(trx, key);
      await store.setImport(trx, key, {
        state: 'running',
        options: body,
        counts: store.noCounts(row.counts.rowsRead),
        done_line: 0,
        started_at: at,
        ended_at: null,
      });
      const { filename, kind } = row;
      const activityId = await store.logImport(
        trx,
        { ...key, actor: actorOf(staff), at, filename },
        { action: 'import-started', after: { filename, kind, ...body }, kind },
      );
      await announce(trx, store.importDueChannel, siteId);
      return { ...store.presentImport(await store.findImport(trx, key), at), activityId };
    }),
  );
  handleCall(scope, cancelImport, ({ site: { siteId }, staff, params: { id } }) =>
    ctx.transact(async (trx) => {
      const key = { siteId, id };
      const row = requireRight(staff, await store.lockImport(trx, key));
      const at = ctx.now();
      if (['fetching', 'checking', 'ready', 'running'].includes(row.state)) {
        await store.setImport(trx, key, { state: 'canceled', ended_at: at });
        const { filename, kind } = row;
        const told = { action: 'import-stopped' as const, after: { filename }, kind };
        await store.logImport(trx, { ...key, actor: actorOf(staff), at, filename }, told);
      }
      return store.presentImport(await store.findImport(trx, key), at);
    }),
  );
  handleCall(scope, undoImport, async ({ site: { siteId }, staff, params: { id } }) => {
    const key = { siteId, id };
    const row = requireRight(staff, await store.findImport(ctx.db, key));
    if (!store.mayUndo(row, ctx.now())) throw new ApiError('import_not_ready');
    const logged = await ctx.db
      .selectFrom('activity_log')
      .select('id')
      .where('site_id', '=', siteId)
      .where('subject', '=', `import:${id}`)
      .where('action', '=', 'import-started')
      .executeTakeFirst();
    if (!logged) throw new ApiError('not_undoable');
    const may = (permission: Parameters<typeof isAllowed>[1]) => isAllowed(staff, permission);
    await undoWrite(ctx, { siteId, id: logged.id, actor: actorOf(staff), may });
    return store.presentImport(await store.findImport(ctx.db, key), ctx.now());
  });

  async function addFromAddress(
    siteId: string,
    staff: AskingStaff,
    { source, url }: { source: 'shop' | 'site'; url: string },
  ): Promise<{ id: string }> {
    const id = newId();
    const from = { source, sourceUrl: url.trim(), filename: hostOf(url) };
    const wish = { siteId, id, actor: actorOf(staff), at: ctx.now(), ...from };
    await ctx.transact((trx) => store.addImport(trx, wish));
    return { id };
  }
}

function handleBadRows(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listBadRows, async ({ site: { siteId }, staff, params: { id } }) => {
    requireTable(requireRight(staff, await store.findImport(ctx.db, { siteId, id })));
    const { header, rows } = await openBadRows({ siteId, id });
    const shown: BadRow[] = [];
    for await (const row of rows) {
      shown.push(row);
      if (shown.length > shownBadRows) break;
    }
    const hasMore = shown.length > shownBadRows;
    return { header: [...header], rows: shown.slice(0, shownBadRows), hasMore };
  });
  handleCall(scope, retryImport, async ({ site: { siteId }, staff, params, body: { rows } }) => {
    const key = { siteId, id: params.id };
    const row = requireRight(staff, await store.findImport(ctx.db, key));
    requireTable(row);
    if (['fetching', 'checking', 'running', 'undoing'].includes(row.state)) {
      throw new ApiError('import_not_ready');
    }
    const id = newId();
    const bad = await openBadRows(key);
    const changed = new Map(rows.map(({ line, cells }) => [line, cells]));
    await keepImportFile(ctx, { siteId, id }, writeCsv(writeBadRows(bad, changed)));
    const { filename } = row;
    const source = { source: 'retry', retryOf: row.id, filename } as const;
    const wish = { siteId, id, actor: actorOf(staff), at: ctx.now(), ...source };
    await ctx.transact((trx) => store.addImport(trx, wish));
    return { id };
  });
  handleCall(scope, downloadBadRows, async ({ site: { siteId }, staff, params: { id }, reply }) => {
    const row = requireRight(staff, await store.findImport(ctx.db, { siteId, id }));
    requireTable(row);
    const bad = await openBadRows({ siteId, id });
    reply.header('Content-Disposition', attachment(`not-imported-${row.filename}`));
    return Readable.from(writeCsv(writeBadRows(bad, new Map())), { objectMode: false });
  });
  handleCall(scope, downloadImportReport, async (asked) => {
    const { site, staff, params, reply } = asked;
    const key = { siteId: site.siteId, id: params.id };
    const row = requireRight(staff, await store.findImport(ctx.db, key));
    reply.header('Content-Disposition', attachment(`report-${row.filename}`));
    return Readable.from(writeCsv(writeReport(ctx.db, key)), { objectMode: false });
  });

  /** @throws ApiError `not_found` when the file is not there (any more) */
  function openBadRows(key: { siteId: string; id: string }) {
    return readBadRows(ctx, key).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
        throw new ApiError('not_found');
      }
      throw error;
    });
  }
}

/** Customers are the matter of those who may edit orders, reviews of those who moderate them. */
function mayHave(staff: Standing, { kind }: Pick<store.ImportRow, 'kind'>): boolean {
  return isAllowed(staff, store.permissionsByKind[kind]);
}

/** @throws ApiError `not_allowed` */
function requireRight<Row extends Pick<store.ImportRow, 'kind'>>(staff: Standing, row: Row): Row {
  if (!mayHave(staff, row)) throw new ApiError('not_allowed');
  return row;
}

/** Only tables have rows that are mended. @throws ApiError `not_found` */
function requireTable({ kind }: Pick<store.ImportRow, 'kind'>): void {
  if (kind === 'content') throw new ApiError('not_found');
}

/** @throws ApiError `invalid_request` with the sentence at the field */
function hostOf(url: string): string {
  try {
    return readAddress(url).host;
  } catch (error) {
    if (!(error instanceof ShopUnreadableError)) throw error;
    throw new ApiError('invalid_request', {}, { errors: { url: error.message } });
  }
}

function attachment(name: string): string {
  const safe = name.replaceAll(/[^\w.-]+/g, '-').replace(/(?:\.csv)?$/i, '.csv');
  return `attachment; filename="${safe}"`;
}

/** The calls about imports. */
export const importCalls: readonly CallRegistration[] = [
  handleImports,
  handleBadRows,
  registerImportFiles,
];
