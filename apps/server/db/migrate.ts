/** Brings a database to the newest schema. */
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
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
export async function migrate(kysely: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'schema_migrations',
    migrationLockTableName: 'schema_migration_lock',
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw new MigrationError(`The database could not be migrated: ${messageOf(error)}`);
  return (results ?? []).map(({ migrationName }) => migrationName);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
