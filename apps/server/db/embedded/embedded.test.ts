import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { migrate } from '../migrate.ts';
import { DurableFileSystem } from './durable-file-system.ts';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import { openEmbedded } from './open-embedded.ts';
import { openThroughPeer } from './open-through-peer.ts';
import { pglitePeer, startParams } from './start-pglite.ts';
import { unpackEmptyDatabase } from './unpack-empty-database.ts';

const writer = fileURLToPath(import.meta.resolve('../../testing/number-writer.ts'));

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-embedded-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Writes numbers in a process of its own and kills it after `count`; answers the last one. */
function writeAndKill(first: number, count: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [writer, folder, String(first)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let last = first - 1;
    readline.createInterface({ input: child.stdout }).on('line', (line) => {
      last = Number(line);
      if (last >= first + count - 1) child.kill('SIGKILL');
    });
    child.on('error', reject);
    child.on('close', () => resolve(last));
  });
}

describe('the embedded database', () => {
  it('loses nothing that it acknowledged when its process is killed', async () => {
    let last = -1;
    for (let round = 0; round < 3; round += 1) last = await writeAndKill(last + 1, 40);
    expect(last).toBeGreaterThanOrEqual(119);
    const database = await openEmbedded(folder);
    const { rows } = await sql<{ found: number }>`
      select count(*) as found from installation_settings
      where substr(name, 8)::int <= ${last}`.execute(database.kysely);
    await database.close();
    expect(rows[0]?.found).toBe(last + 1);
  }, 60_000);

  it('keeps its data over an orderly end', async () => {
    const first = await openEmbedded(folder);
    expect(await migrate(first.kysely)).not.toEqual([]);
    await first.close();
    const second = await openEmbedded(folder);
    expect(await migrate(second.kysely)).toEqual([]);
    await second.close();
  }, 60_000);

  it('refuses a folder that another process has, until that one is gone', async () => {
    const database = await openEmbedded(folder);
    await expect(openEmbedded(folder)).rejects.toThrow(FolderInUseError);
    await expect(openEmbedded(folder)).rejects.toThrow(/is in use by another running Sitewright/);
    await database.close();
    lockFolder(folder).release();
  }, 60_000);

  it('syncs once for each commit and never for reading', async () => {
    const data = path.join(folder, 'database');
    unpackEmptyDatabase(data);
    const pglite = await PGlite.create({
      fs: new DurableFileSystem(data),
      startParams: startParams('durable'),
    });
    const database = openThroughPeer(pglitePeer(pglite), {
      onLost: () => {},
      close: () => pglite.close(),
    });
    await sql`create table t (n int)`.execute(database.kysely);
    const sync = vi.spyOn(fs, 'fsyncSync');
    for (let n = 0; n < 5; n += 1) {
      await database.transact(async (trx) => {
        await sql`insert into t values (${n})`.execute(trx);
        await sql`update t set n = n + 1`.execute(trx);
      });
    }
    expect(sync).toHaveBeenCalledTimes(5);
    sync.mockClear();
    await sql`select * from t`.execute(database.kysely);
    expect(sync).not.toHaveBeenCalled();
    await database.close();
    sync.mockRestore();
  }, 60_000);

  it('starts from the ready-made empty database of this very version', async () => {
    const database = await openEmbedded(folder);
    const { rows } = await sql<{ version: string; wal: string; sync: string }>`
      select version(), current_setting('fsync') as sync,
        current_setting('wal_sync_method') as wal`.execute(database.kysely);
    const made = fs.readFileSync(path.join(folder, 'database/PG_VERSION'), 'utf8').trim();
    expect(rows[0]?.version).toContain(`PostgreSQL ${made}`);
    expect(rows[0]).toMatchObject({ sync: 'on', wal: 'fsync' });
    await database.close();
  }, 60_000);

  it('tries again when unpacking was cut off', () => {
    const data = path.join(folder, 'database');
    fs.mkdirSync(`${data}.unfinished/base`, { recursive: true });
    unpackEmptyDatabase(data);
    expect(fs.existsSync(path.join(data, 'PG_VERSION'))).toBe(true);
    expect(fs.existsSync(`${data}.unfinished`)).toBe(false);
  });
});
