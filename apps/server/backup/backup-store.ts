/** Kept backups as rows: wished for, made, read back, brought back. */
import { ApiError, type BackupKind, type BackupStatus } from '@sitewright/contract';
import type { Selectable } from 'kysely';
import type { ReadDatabase, WriteTransaction } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { announce } from '../db/transact.ts';

/** Announced when there is something to make, to read or to bring back. */
export const backupDueChannel = 'backup_due';

export type BackupRow = Selectable<Database['backups']>;

interface NewBackup {
  readonly id: string;
  readonly kind: BackupKind;
  readonly at: Date;
  readonly madeBy: string | null;
  readonly filename?: string;
  readonly byteSize?: number;
}

/** Keeps the wish and wakes the job. An uploaded one has its file already, which is to be read. */
export async function addBackup(trx: WriteTransaction, wish: NewBackup): Promise<void> {
  const { id, kind, at, madeBy, byteSize = 0 } = wish;
  const day = at.toISOString().slice(0, 16).replaceAll(':', '').replace('T', '-');
  await trx
    .insertInto('backups')
    .values({
      id,
      kind,
      state: kind === 'uploaded' ? 'checking' : 'waiting',
      filename: wish.filename ?? `sitewright-${day}.backup`,
      byte_size: byteSize,
      created_at: at,
      made_by: madeBy,
      progress: JSON.stringify({ rows: 0, media: 0 }),
    })
    .execute();
  await announce(trx, backupDueChannel, id);
}

/** The newest first. */
export function listBackupRows(db: ReadDatabase): Promise<BackupRow[]> {
  return db.selectFrom('backups').selectAll().orderBy('id', 'desc').limit(200).execute();
}

/** @throws ApiError `not_found` */
export async function findBackup(db: ReadDatabase, id: string): Promise<BackupRow> {
  const row = await db.selectFrom('backups').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

/** The same, held until the transaction ends. @throws ApiError `not_found` */
export async function lockBackup(trx: WriteTransaction, id: string): Promise<BackupRow> {
  const row = await trx
    .selectFrom('backups')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

type Columns = Partial<{
  [Name in Exclude<keyof BackupRow, 'id'>]: BackupRow[Name];
}>;

/** Changes columns of a row. */
export async function setBackup(
  trx: WriteTransaction,
  id: string,
  { progress, facts, ...plain }: Columns,
): Promise<void> {
  await trx
    .updateTable('backups')
    .set({
      ...plain,
      ...(progress && { progress: JSON.stringify(progress) }),
      ...(facts && { facts: JSON.stringify(facts) }),
    })
    .where('id', '=', id)
    .execute();
}

/** What the job works on, or will: such a row stays. */
export function isBusy({ state, restore_state: restore }: BackupRow): boolean {
  return ['waiting', 'making', 'checking'].includes(state) || isRestoring(restore);
}

const isRestoring = (state: BackupRow['restore_state']): boolean =>
  state === 'waiting' || state === 'running';

/** As its owner sees it. */
export function presentBackup(row: BackupRow): BackupStatus {
  const { restore_state: state, restored_at: at } = row;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    filename: row.filename,
    byteSize: Number(row.byte_size),
    createdOn: row.created_at.getTime(),
    madeBy: row.made_by,
    progress: row.progress,
    facts: row.facts,
    problem: row.problem,
    restore:
      state === null || at === null
        ? null
        : { state, by: row.restored_by ?? '', on: at.getTime(), problem: row.restore_problem },
  };
}
