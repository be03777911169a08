/** Reads a backup into an empty installation: all of it, or nothing of its database. */
import pg from 'pg';
import type { OpenDatabase } from '../db/database.ts';
import { migrate, migrateTo } from '../db/migrate.ts';
import type { AssetStore } from '../media/asset-store.ts';
import { restoreArchive } from './archive-restore.ts';
import { BackupError, type BackupCounts } from './backup-format.ts';
import { listMigrations } from './list-tables.ts';

export interface RestoreTarget {
  /** Not migrated. */
  database: OpenDatabase;
  store: AssetStore;
  dataDir: string;
}

/**
 * Restores `file`. The database is filled in one transaction that ends with the file, and is then
 * brought to the schema of this version.
 * @throws BackupError when the installation is not empty, or the file is none or not whole
 */
export async function restoreBackup(target: RestoreTarget, file: string): Promise<BackupCounts> {
  const { database, store, dataDir } = target;
  const client = new pg.Client({ ...database.connection, statement_timeout: 0 });
  await client.connect();
  try {
    await refuseFilled(client);
    const prepare = async (migrations: readonly string[]): Promise<void> => {
      await prepareSchema(target, client, migrations);
      await client.query('begin');
    };
    const counts = await restoreArchive(
      { client, store, dataDir, prepare, takesFiles: true },
      file,
    );
    await client.query('commit');
    await migrate(database.patient.kysely);
    await client.query('analyze');
    return counts;
  } finally {
    await client.end();
  }
}

async function refuseFilled(client: pg.Client): Promise<void> {
  const isNew = (await listMigrations(client)).length === 0;
  if (isNew) return;
  const { rowCount } = await client.query(
    'select 1 from (select 1 from sites union all select 1 from staff_accounts) t limit 1',
  );
  if (rowCount === 0) return;
  throw new BackupError(
    'This installation is not empty. Restore into a new DATA_DIR or a new database.',
  );
}

/** The schema that the rows were written in; what came later is done after them. */
async function prepareSchema(
  { database }: RestoreTarget,
  client: pg.Client,
  wanted: readonly string[],
): Promise<void> {
  const present = await listMigrations(client);
  if (present.some((name) => !wanted.includes(name))) {
    throw new BackupError(
      'The installation is newer than the backup. Restore into a new DATA_DIR or a new database.',
    );
  }
  await migrateTo(database.patient.kysely, wanted);
}
