/** Throwaway databases for tests: embedded in memory, or one of its own on a PostgreSQL server. */
import pg from 'pg';
import { newId } from '../db/id.ts';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/open-postgres.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openFromSnapshot } from './embedded-snapshot.ts';
import { schemaHash } from './schema-hash.ts';

export type TestDatabaseKind = 'embedded' | 'postgres';

/** A PostgreSQL server for tests, when there is one. */
export const testDatabaseUrl = process.env['TEST_DATABASE_URL'];

/** Any number that the processes of a test run agree on. */
const templateLock = 7_203_118_245;

/** Opens a migrated, empty database that nobody else uses; `close` throws it away. */
export function openTestDatabase(kind: TestDatabaseKind): Promise<OpenDatabase> {
  return kind === 'embedded' ? openFromSnapshot() : openOnServer();
}

async function openOnServer(): Promise<OpenDatabase> {
  if (!testDatabaseUrl) throw new Error('TEST_DATABASE_URL is not set');
  const name = `sitewright_test_${newId()}`;
  await asAdmin(async (admin) => {
    const template = await ensureTemplate(admin);
    await admin.query(`create database ${name} template ${template}`);
  });
  const database = await openPostgres({ url: urlOf(name), poolSize: 5 });
  return {
    ...database,
    async close() {
      await database.close();
      await asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** One migrated database per schema, copied by every test. */
async function ensureTemplate(admin: pg.Client): Promise<string> {
  const name = `sitewright_template_${schemaHash()}`;
  await admin.query('select pg_advisory_lock($1)', [templateLock]);
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await makeTemplate(admin, name);
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [templateLock]);
  }
  return name;
}

async function makeTemplate(admin: pg.Client, name: string): Promise<void> {
  const unfinished = `${name}_unfinished`;
  await admin.query(`drop database if exists ${unfinished} with (force)`);
  await admin.query(`create database ${unfinished}`);
  const database = await openPostgres({ url: urlOf(unfinished), poolSize: 1 });
  await migrate(database.kysely);
  await database.close();
  await admin.query(`alter database ${unfinished} rename to ${name}`);
}

async function asAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: testDatabaseUrl });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function urlOf(databaseName: string): string {
  const url = new URL(testDatabaseUrl ?? '');
  url.pathname = `/${databaseName}`;
  return url.href;
}
