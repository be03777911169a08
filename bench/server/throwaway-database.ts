/** A database of its own on a PostgreSQL server that may be filled. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

export interface ThrowawayDatabase {
  /** What a server needs to run on it. */
  env: { DATA_DIR: string; DATABASE_URL: string };
  remove(): Promise<void>;
}

/**
 * Says whether the server writes to disk before it answers, since figures hang on that.
 * `BENCH_KEEP=1` leaves the database, to look at its plans.
 */
export async function openThrowawayDatabase(serverUrl: string): Promise<ThrowawayDatabase> {
  const ask = async (text: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    const { rows } = await client.query<Record<string, string>>(text);
    await client.end();
    return rows;
  };
  const [setting] = await ask('show fsync');
  console.log(`\nPostgreSQL runs with fsync ${setting?.['fsync']}.`);
  const name = `sitewright_bench_${process.pid}_${Date.now()}`;
  await ask(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const { env } = openThrowawayFolder();
  const folder = env.DATA_DIR;
  return {
    env: { DATA_DIR: folder, DATABASE_URL: url.href },
    async remove() {
      if (process.env['BENCH_KEEP'] !== undefined) {
        console.log(`\nThe database ${name} and the folder ${folder} stay.`);
        return;
      }
      await ask(`drop database if exists ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A folder of its own for the embedded database. `BENCH_KEEP=1` leaves it. */
export function openThrowawayFolder(): ThrowawayDatabase {
  const folder = mkdtempSync(path.join(tmpdir(), 'sitewright-bench-'));
  return {
    env: { DATA_DIR: folder, DATABASE_URL: '' },
    async remove() {
      if (process.env['BENCH_KEEP'] !== undefined) console.log(`\nThe folder ${folder} stays.`);
      else rmSync(folder, { recursive: true, force: true });
    },
  };
}
