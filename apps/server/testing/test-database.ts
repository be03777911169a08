/** Throwaway databases for tests: one of its own in the embedded cluster, or on a server. */
import pg from 'pg';
import type { OpenDatabase } from '../db/database.ts';
import { embeddedConnection } from '../db/embedded/embedded-connection.ts';
import { newId } from '../db/id.ts';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { schemaHash } from './schema-hash.ts';

export type TestDatabaseKind = 'embedded' | 'postgres';

/** A PostgreSQL server for tests, when there is one. Empty is none, as where a mutant is tried. */
export const testDatabaseUrl = process.env['TEST_DATABASE_URL'] || undefined;

/** Any number that the processes of a test run agree on. */
const templateLock = 7_203_118_245;
const poolSize = 5;

/**
 * Opens a migrated, empty database that nobody else uses; `close` throws it away.
 * `statementTimeout` is that of `openPostgres`.
 */
export async function openTestDatabase(
  kind: TestDatabaseKind,
  { statementTimeout }: { statementTimeout?: number } = {},
): Promise<OpenDatabase> {
  const name = `sitewright_test_${newId()}`;
  await asAdmin(kind, async (admin) => {
    const template = await ensureTemplate(admin, kind);
    // Its files are copied as they are; page by page through the log would take three times as long.
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
  });
  const connection = connectionTo(kind, name);
  const database = await openPostgres({ kind, connection, poolSize, statementTimeout });
  return {
    ...database,
    async close() {
      await database.close();
      await asAdmin(kind, (admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** One migrated database per schema, copied by every test. */
async function ensureTemplate(admin: pg.Client, kind: TestDatabaseKind): Promise<string> {
  const name = `sitewright_template_${schemaHash()}`;
  await admin.query('select pg_advisory_lock($1)', [templateLock]);
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await makeTemplate(admin, kind, name);
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [templateLock]);
  }
  return name;
}

async function makeTemplate(admin: pg.Client, kind: TestDatabaseKind, name: string): Promise<void> {
  const unfinished = `${name}_unfinished`;
  await admin.query(`drop database if exists ${unfinished} with (force)`);
  await admin.query(`create database ${unfinished}`);
  const connection = connectionTo(kind, unfinished);
  const database = await openPostgres({ kind, connection, poolSize: 1 });
  await migrate(database.patient.kysely);
  await database.close();
  await admin.query(`alter database ${unfinished} rename to ${name}`);
}

async function asAdmin<T>(
  kind: TestDatabaseKind,
  work: (admin: pg.Client) => Promise<T>,
): Promise<T> {
  const admin = new pg.Client(connectionTo(kind));
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** To the database of that name, or to the one for administration. */
function connectionTo(kind: TestDatabaseKind, database?: string): pg.ClientConfig {
  if (kind === 'embedded') {
    const dataDir = process.env['TEST_EMBEDDED_DIR'];
    if (!dataDir) throw new Error('Tests that need a database run under vitest');
    return { ...embeddedConnection(dataDir), ...(database && { database }) };
  }
  if (!testDatabaseUrl) throw new Error('TEST_DATABASE_URL is not set');
  const url = new URL(testDatabaseUrl);
  if (database) url.pathname = `/${database}`;
  return { connectionString: url.href };
}
