import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Larger than any pipe holds unread. */
const noise = 400_000;

/** Starts a server, then waits for a child as the test command does: without reading anything. */
const starter = `
  import { spawnSync } from 'node:child_process';
  import { findPostgresBinaries, startThrowawayPostgres } from './scripts/find-postgres.mjs';
  if (!findPostgresBinaries()) { console.log('no binaries'); process.exit(0); }
  const postgres = await startThrowawayPostgres();
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', \`
    import pg from 'pg';
    const client = new pg.Client({ connectionString: '\${postgres.url}', statement_timeout: 20000 });
    await client.connect();
    for (let said = 0; said < ${noise}; said += 1000) {
      await client.query("select '" + "x".repeat(1000) + "'::integer").catch(() => {});
    }
    await client.query('create database spare');
    await client.query('drop database spare');
    console.log('dropped');
    await client.end();
  \`], { encoding: 'utf8', timeout: 40_000, killSignal: 'SIGKILL' });
  console.log(stdout, stderr);
  await postgres.stop();
`;

it('a throwaway server that logs much holds nobody up while its starter waits', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', starter], {
    cwd: new URL('..', import.meta.url),
    encoding: 'utf8',
    timeout: 55_000,
    killSignal: 'SIGKILL',
  });
  const outcome = stdout.trim();
  if (outcome === 'no binaries') console.info('not run: no PostgreSQL binaries were found');
  else expect(outcome, stderr).toBe('dropped');
}, 60_000);
