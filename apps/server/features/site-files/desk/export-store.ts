/** Exports of sites as rows: wished for, made, taken away. */
import { ApiError, type SiteExport } from '@sitewright/contract';
import type { Selectable } from 'kysely';
import type { ReadDatabase, WriteTransaction } from '../../../db/database.ts';
import { lockKey } from '../../../db/lock-key.ts';
import type { Database } from '../../../db/schema.ts';
import { announce } from '../../../db/transact.ts';

/** Announced when there is one to make. */
export const siteExportDueChannel = 'site_export_due';

/** Milliseconds for which one can be downloaded. */
export const exportLife = 60 * 60 * 1000;
/** Milliseconds for which one is made by a process that does not say again that it is. */
export const makingLease = 5 * 60 * 1000;

export type ExportRow = Selectable<Database['site_exports']>;

export interface ExportKey {
  readonly siteId: string;
  readonly id: string;
}

interface NewExport extends ExportKey {
  readonly identifier: string;
  readonly at: Date;
  readonly madeBy: string;
}

/** Keeps the wish and wakes the job. @throws ApiError `export_busy` while another is made */
export async function addExport(trx: WriteTransaction, wish: NewExport): Promise<string> {
  const { siteId, id, identifier, at, madeBy } = wish;
  await lockKey(trx, `site-exports:${siteId}`);
  const busy = await trx
    .selectFrom('site_exports')
    .select('id')
    .where('site_id', '=', siteId)
    .where('state', 'in', ['waiting', 'making'])
    .executeTakeFirst();
  if (busy) throw new ApiError('export_busy');
  const day = at.toISOString().slice(0, 10);
  const filename = `${identifier}-${day}.zip`;
  const row = {
    site_id: siteId,
    id,
    state: 'waiting',
    filename,
    made_by: madeBy,
    created_at: at,
  } as const;
  await trx.insertInto('site_exports').values(row).execute();
  await announce(trx, siteExportDueChannel, siteId);
  return filename;
}

/** The newest first, without those whose time is over. */
export function listExports(db: ReadDatabase, siteId: string, now: Date): Promise<ExportRow[]> {
  return db
    .selectFrom('site_exports')
    .selectAll()
    .where('site_id', '=', siteId)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['waiting', 'making']),
        eb('expires_at', 'is', null),
        eb('expires_at', '>', now),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
}

export async function setExport(
  trx: WriteTransaction,
  { siteId, id }: ExportKey,
  columns: Partial<Omit<ExportRow, 'site_id' | 'id'>>,
): Promise<void> {
  await trx
    .updateTable('site_exports')
    .set(columns)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

/** As staff see it. */
export function presentExport(row: ExportRow): SiteExport {
  return {
    id: row.id,
    state: row.state,
    filename: row.filename,
    byteSize: Number(row.byte_size),
    progress: { done: row.done_files, total: row.all_files },
    problem: row.problem,
    madeBy: row.made_by,
    createdOn: row.created_at.getTime(),
    expiresOn: row.expires_at?.getTime() ?? null,
  };
}
