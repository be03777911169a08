/** For commands: the database of the installation, whether its server runs or not. */
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenDatabase } from './database.ts';
import { embeddedConnection } from './embedded/embedded-connection.ts';
import { FolderInUseError } from './embedded/folder-lock.ts';
import { migrate } from './migrate.ts';
import { openDatabase, type DatabaseConfig } from './open-database.ts';
import { openPostgres } from './open-postgres.ts';

/** A server that has just taken the folder may still be starting its database. */
const startingMs = 20_000;
const pollMs = 200;
const poolSize = 2;

/**
 * Opens and migrates it. Beside a running server it joins that server's embedded database by its
 * socket; then `close` leaves it running, and what is announced here is heard there. Without one
 * it starts the database and ends it again.
 * @throws FolderInUseError when another process has the folder and lets nobody in; and what
 *   `openDatabase` and `migrate` throw
 */
export async function openInstallation(config: DatabaseConfig): Promise<OpenDatabase> {
  const database = await openUnmigrated(config);
  try {
    await migrate(database.patient.kysely);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** As `openInstallation`, with the schema that is there, or none. */
export async function openUnmigrated(settings: DatabaseConfig): Promise<OpenDatabase> {
  const config = { ...settings, databasePoolSize: poolSize };
  for (const end = Date.now() + startingMs; ; await wait(pollMs)) {
    try {
      return await openDatabase(config);
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      const joined = await join(config.dataDir);
      if (joined) return joined;
      if (Date.now() > end) throw error;
    }
  }
}

async function join(dataDir: string): Promise<OpenDatabase | undefined> {
  try {
    return await openPostgres({
      kind: 'embedded',
      connection: embeddedConnection(dataDir),
      poolSize,
    });
  } catch {
    return undefined;
  }
}
