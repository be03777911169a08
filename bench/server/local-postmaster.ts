/** The process of a PostgreSQL server on this machine, so that its work is counted too. */
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { parentOf } from './process-tree.ts';

/** The number of its first process; none when the server runs elsewhere or cannot be seen. */
export async function findLocalPostmaster(databaseUrl: string): Promise<number | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const [{ pid }] = rows as [{ pid: number }];
    return isPostgres(pid) ? parentOf(pid) : undefined;
  } finally {
    await client.end();
  }
}

/** The number may be that of another machine. */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return false;
  }
}
