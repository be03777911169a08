/** Brings a database to the newest schema. */
import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { migrations } from './migrations/migrations.ts';
import type { Database } from './schema.ts';

/** The database cannot be brought to the schema of this version. One line for the operator. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/**
 * Runs the migrations that are missing, all or none, in one transaction. Processes that start
 * together wait for each other (an advisory lock of the transaction). Answers their names.
 */
export function migrate(kysely: Kysely<Database>): Promise<string[]> {
  return run(kysely, migrations);
}

/** Runs those of `names` that are missing, and no others: for rows that were written by them. */
export function migrateTo(kysely: Kysely<Database>, names: readonly string[]): Promise<string[]> {
  const known = Object.entries(migrations).filter(([name]) => names.includes(name));
  return run(kysely, Object.fromEntries(known));
}

/**
 * As `migrateTo`, and all of them where `names` is missing, over one connection whose transaction
 * is open: it commits nothing.
 */
export function migrateInside(
  kysely: Kysely<Database>,
  names: readonly string[] = Object.keys(migrations),
): Promise<string[]> {
  const known = Object.entries(migrations).filter(([name]) => names.includes(name));
  return run(kysely, Object.fromEntries(known), { disableTransactions: true });
}

async function run(
  kysely: Kysely<Database>,
  wanted: Record<string, Migration>,
  options: { disableTransactions?: true } = {},
): Promise<string[]> {
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: async () => wanted },
    migrationTableName: 'schema_migrations',
    migrationLockTableName: 'schema_migration_lock',
    // Several people write them at a time, and one with a lower number may arrive later.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest(options);
  if (error) throw new MigrationError(`The database could not be migrated: ${messageOf(error)}`);
  return (results ?? []).map(({ migrationName }) => migrationName);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
