/** Does what waits: makes backups, reads them back, and brings one back. */
import { DAY_MS } from '@sitewright/commerce';
import pg from 'pg';
import type { AppContext } from '../context.ts';
import { newId } from '../db/id.ts';
import { findInstallationSetting } from '../features/settings/installation-settings.ts';
import { pauseBeatSeconds, pauseChannel } from '../http/installation-pause.ts';
import {
  backupFile,
  forgetBackupFile,
  forgetOldPieces,
  makeBackupFolder,
  sizeOfBackup,
} from './backup-files.ts';
import { BackupError, type BackupCounts } from './backup-format.ts';
import { followBackupSchedule } from './backup-schedule.ts';
import { addBackup, findBackup, setBackup, type BackupRow } from './backup-store.ts';
import { checkBackup } from './check-backup.ts';
import { replaceInstallation } from './replace-installation.ts';
import { writeBackup } from './write-backup.ts';

/** Any number that no other advisory lock has. */
const workLock = 4_410_330_001;
const tellEveryMs = 1_000;

interface Work {
  readonly ctx: AppContext;
  /** Holds the lock: one process of the installation works at a time. */
  readonly beside: pg.Client;
  readonly stopping: AbortSignal | undefined;
}

/** Goes on until nothing waits. What a killed process left half done counts as failed. */
export async function runBackups(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  const beside = new pg.Client({ ...ctx.database.connection, statement_timeout: 0 });
  await beside.connect();
  try {
    const { rows } = await beside.query<{ got: boolean }>(
      'select pg_try_advisory_lock($1) as got',
      [workLock],
    );
    if (!rows[0]!.got) return;
    const work = { ctx, beside, stopping };
    await endWhatWasLeft(ctx);
    await forgetOldPieces(ctx, new Date(Date.now() - DAY_MS));
    await followBackupSchedule(ctx);
    while (stopping?.aborted !== true) {
      const row = await nextRow(ctx);
      if (!row) break;
      await (row.restore_state === 'waiting' ? bringBack(work, row) : finish(work, row));
    }
  } finally {
    await beside.end();
  }
}

function nextRow({ db }: AppContext): Promise<BackupRow | undefined> {
  return db
    .selectFrom('backups')
    .selectAll()
    .where((eb) =>
      eb.or([eb('state', 'in', ['waiting', 'checking']), eb('restore_state', '=', 'waiting')]),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

const stopped = 'The server stopped in the middle of it.';

/** Nobody else holds the lock, so nobody works on these. */
async function endWhatWasLeft(ctx: AppContext): Promise<void> {
  const rows = await ctx.db
    .selectFrom('backups')
    .select(['id', 'state'])
    .where((eb) => eb.or([eb('state', '=', 'making'), eb('restore_state', '=', 'running')]))
    .execute();
  for (const { id, state } of rows) {
    if (state === 'making') await forgetBackupFile(ctx, id);
    await ctx.transact((trx) =>
      state === 'making'
        ? setBackup(trx, id, { state: 'failed', problem: stopped })
        : setBackup(trx, id, { restore_state: 'failed', restore_problem: stopped }),
    );
  }
}

/** Makes one unless its file is there already, and reads it to its end. */
async function finish(work: Work, row: BackupRow): Promise<void> {
  const { ctx } = work;
  const { id } = row;
  try {
    if (row.state === 'waiting') await make(work, id);
    const fingerprint = await findInstallationSetting(ctx.db, 'secret-key-fingerprint');
    const facts = await checkBackup(backupFile(ctx, id), fingerprint);
    const byteSize = (await sizeOfBackup(ctx, id)) ?? 0;
    await ctx.transact((trx) =>
      setBackup(trx, id, { state: 'ready', facts, byte_size: byteSize, problem: '' }),
    );
  } catch (error) {
    await forgetBackupFile(ctx, id);
    const problem = wordsOf(work, error);
    await ctx.transact((trx) => setBackup(trx, id, { state: 'failed', problem }));
  }
}

async function make({ ctx, stopping }: Work, id: string): Promise<void> {
  await ctx.transact((trx) => setBackup(trx, id, { state: 'making' }));
  await makeBackupFolder(ctx);
  await forgetBackupFile(ctx, id);
  let toldAt = 0;
  const onProgress = async (progress: BackupCounts): Promise<void> => {
    if (Date.now() - toldAt < tellEveryMs) return;
    toldAt = Date.now();
    await ctx.transact((trx) => setBackup(trx, id, { progress }));
  };
  const source = {
    database: ctx.database,
    store: ctx.media.store,
    dataDir: ctx.config.dataDir,
    now: ctx.now,
    onProgress,
    ...(stopping && { signal: stopping }),
  };
  const progress = await writeBackup(source, backupFile(ctx, id));
  await ctx.transact((trx) => setBackup(trx, id, { state: 'checking', progress }));
}

async function bringBack(work: Work, row: BackupRow): Promise<void> {
  const { ctx, beside } = work;
  const { id } = row;
  await ctx.transact((trx) => setBackup(trx, id, { restore_state: 'running' }));
  const say = (word: 'on' | 'off') =>
    beside.query('select pg_notify($1, $2)', [pauseChannel, word]);
  await say('on');
  const beat = setInterval(() => void say('on').catch(() => {}), pauseBeatSeconds * 1_000);
  try {
    await replaceInstallation(
      {
        database: ctx.database,
        store: ctx.media.store,
        dataDir: ctx.config.dataDir,
        beside,
        beforeItGoes: () => keepToday(work, row.restored_by),
        id,
        at: ctx.now(),
      },
      backupFile(ctx, id),
    );
  } catch (error) {
    const problem = wordsOf(work, error);
    await ctx.transact((trx) =>
      setBackup(trx, id, { restore_state: 'failed', restore_problem: problem }),
    );
  } finally {
    clearInterval(beat);
    await say('off');
  }
}

/** @throws BackupError when today's state could not be kept: then nothing is brought back */
async function keepToday(work: Work, madeBy: string | null): Promise<void> {
  const { ctx } = work;
  const id = newId();
  const at = ctx.now();
  await ctx.transact((trx) => addBackup(trx, { id, kind: 'before-restore', at, madeBy }));
  await finish(work, await findBackup(ctx.db, id));
  const { state, problem } = await findBackup(ctx.db, id);
  if (state !== 'ready') throw new BackupError(`Today's state could not be kept. ${problem}`);
}

/** What a person can mend is told in its words; anything else is in the log of the server. */
function wordsOf({ ctx, stopping }: Work, error: unknown): string {
  if (stopping?.aborted) return stopped;
  if (error instanceof BackupError) return error.message;
  ctx.log.error({ err: error }, 'work on a backup failed');
  const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  return isFull ? 'There is no room left on the disk.' : 'Something went wrong here.';
}
