/** Imports as they are kept: begun, looked at, started, stopped, taken back. */
import {
  ApiError,
  cutText,
  importCountsSchema,
  importOptionsSchema,
  type ImportCounts,
  type ImportKind,
  type ImportState,
  type ImportStatus,
  type Permission,
} from '@sitewright/contract';
import type { Insertable, Selectable } from 'kysely';
import type { ReadDatabase, WriteTransaction } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import { announce } from '../../../db/transact.ts';
import { activityTimes } from '../../activity/activity-times.ts';
import type { Actor } from '../../activity/actor.ts';
import { logWrite } from '../../activity/log-write.ts';
import type { LoggedAction } from '../../activity/logged-actions.ts';
import type { ImportKey } from './import-files.ts';

/** Announced when there is something to read or to write. */
export const importDueChannel = 'import_due';

export type ImportRow = Selectable<Database['imports']>;
type Kind = ImportRow['kind'];

/** What the job works on. */
export const busyStates = ['fetching', 'checking', 'running', 'undoing'] as const;

export interface NewImport extends ImportKey {
  readonly actor: Actor;
  readonly at: Date;
  readonly filename: string;
  readonly byteSize?: number;
  readonly source: ImportRow['source'];
  readonly sourceUrl?: string;
  readonly retryOf?: string;
}

/** Keeps that a file is there, or a shop is to be read, logs it and wakes the job. */
export async function addImport(trx: WriteTransaction, wish: NewImport): Promise<void> {
  const { siteId, id, actor, at, filename, source } = wish;
  const row: Insertable<Database['imports']> = {
    site_id: siteId,
    id,
    state: source === 'shop' || source === 'site' ? 'fetching' : 'checking',
    kind: 'unknown',
    filename,
    byte_size: wish.byteSize ?? 0,
    source,
    source_url: wish.sourceUrl ?? '',
    retry_of: wish.retryOf ?? null,
    columns: '[]',
    options: JSON.stringify(importOptionsSchema.parse({})),
    counts: JSON.stringify(importCountsSchema.parse({})),
    samples: '[]',
    account_id: actor.accountId,
    actor_name: actor.name,
    created_at: at,
  };
  await trx.insertInto('imports').values(row).execute();
  await logImport(trx, wish, { action: 'import-prepared', after: { filename } });
  await announce(trx, importDueChannel, siteId);
}

/** What an import brings. @throws Error for one whose file nobody has looked at */
export function knownKind({ kind }: Pick<ImportRow, 'kind'>): ImportKind {
  if (kind === 'unknown') throw new Error('What stands in the file is not known yet');
  return kind;
}

interface Told {
  readonly action: LoggedAction;
  readonly after: Readonly<Record<string, unknown>>;
  readonly kind?: Kind;
}

/** What an import asks for beside the right to import at all. */
export const permissionsByKind: Readonly<Record<Kind, Permission>> = {
  products: 'create-products',
  customers: 'edit-orders',
  reviews: 'moderate-reviews',
  content: 'create-pages',
  unknown: 'create-products',
};

/** What a person did with it, in the log of writes. */
export function logImport(
  trx: WriteTransaction,
  {
    siteId,
    id,
    actor,
    at,
    filename,
  }: Pick<NewImport, 'siteId' | 'id' | 'actor' | 'at' | 'filename'>,
  { action, after, kind = 'unknown' }: Told,
): Promise<string> {
  return logWrite(trx, {
    siteId,
    actor,
    at,
    action,
    permission: permissionsByKind[kind],
    subject: `import:${id}`,
    title: filename,
    before: {},
    after,
  });
}

/** Of a site, the newest first. */
export function listImportRows(db: ReadDatabase, siteId: string): Promise<ImportRow[]> {
  return db
    .selectFrom('imports')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .limit(30)
    .execute();
}

/** @throws ApiError `not_found` */
export async function findImport(db: ReadDatabase, key: ImportKey): Promise<ImportRow> {
  const row = await one(db, key).executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

/** The same, held until the transaction ends. @throws ApiError `not_found` */
export async function lockImport(trx: WriteTransaction, key: ImportKey): Promise<ImportRow> {
  const row = await one(trx, key).forUpdate().executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

function one(db: ReadDatabase | WriteTransaction, { siteId, id }: ImportKey) {
  return db.selectFrom('imports').selectAll().where('site_id', '=', siteId).where('id', '=', id);
}

type Columns = Partial<{
  [Name in Exclude<keyof ImportRow, 'site_id' | 'id'>]: ImportRow[Name];
}>;

/** Changes columns of a row. */
export async function setImport(
  trx: WriteTransaction,
  { siteId, id }: ImportKey,
  columns: Columns,
): Promise<void> {
  const { columns: header, options, counts, samples, ...plain } = columns;
  await trx
    .updateTable('imports')
    .set({
      ...plain,
      ...(header && { columns: JSON.stringify(header) }),
      ...(options && { options: JSON.stringify(options) }),
      ...(counts && { counts: JSON.stringify(counts) }),
      ...(samples && { samples: JSON.stringify(samples) }),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

/** Keeps lines of the report; one that was told before is told once. */
export async function addLines(
  trx: WriteTransaction,
  { siteId, id }: ImportKey,
  lines: readonly { line: number; code: string; kind: 'rejected' | 'note'; reason: string }[],
): Promise<void> {
  for (let at = 0; at < lines.length; at += 1_000) {
    await trx
      .insertInto('import_lines')
      .values(
        lines.slice(at, at + 1_000).map(({ line, code, kind, reason }) => {
          return {
            site_id: siteId,
            import_id: id,
            line,
            code,
            kind,
            reason: cutText(reason, 2_000),
          };
        }),
      )
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'import_id', 'line', 'code']).doNothing(),
      )
      .execute();
  }
}

export async function forgetLines(trx: WriteTransaction, { siteId, id }: ImportKey): Promise<void> {
  await trx
    .deleteFrom('import_lines')
    .where('site_id', '=', siteId)
    .where('import_id', '=', id)
    .execute();
}

const over: readonly ImportState[] = ['done', 'canceled', 'failed'];

/** Whether it can be asked for now. */
export function mayUndo({ state, started_at: startedAt, counts }: ImportRow, now: Date): boolean {
  const hasWritten = counts.created + counts.updated > 0;
  const isYoung =
    startedAt !== null && now.getTime() - startedAt.getTime() <= activityTimes.undoableFor;
  return over.includes(state) && hasWritten && isYoung;
}

/** As staff see it. */
export function presentImport(row: ImportRow, now: Date): ImportStatus {
  const counts: ImportCounts = importCountsSchema.parse(row.counts);
  return {
    id: row.id,
    state: row.state,
    kind: row.kind,
    dialect: row.dialect,
    filename: row.filename,
    byteSize: Number(row.byte_size),
    source: row.source,
    sourceUrl: row.source_url,
    retryOf: row.retry_of,
    columns: row.columns,
    options: importOptionsSchema.parse(row.options),
    counts,
    samples: row.samples,
    totalRows: counts.rowsRead,
    problem: row.problem,
    madeBy: row.actor_name,
    createdOn: row.created_at.getTime(),
    endedOn: row.ended_at?.getTime() ?? null,
    mayUndo: mayUndo(row, now),
  };
}

/** The counts at the start of a run. */
export function noCounts(rowsRead: number): ImportCounts {
  return { ...importCountsSchema.parse({}), rowsRead };
}
