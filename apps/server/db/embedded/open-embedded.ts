/** The embedded database of a folder: PostgreSQL as a child process, behind a socket. */
import fs from 'node:fs';
import path from 'node:path';
import type { OpenDatabase } from '../database.ts';
import { openPostgres } from '../open-postgres.ts';
import { chooseDatabaseUser, userOfFolder } from './database-user.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { embeddedConnection } from './embedded-connection.ts';
import { findBinaries, type Binaries } from './find-binaries.ts';
import { lockFolder } from './folder-lock.ts';
import { makeCluster } from './make-cluster.ts';
import { startPostmaster, type Postmaster } from './postmaster.ts';
import { makeSocketFolder, socketFolderOf } from './socket-folder.ts';
import { stopLeftPostmaster } from './stop-left-postmaster.ts';

export interface EmbeddedSettings {
  /** Absolute; made when it is not there. */
  dataDir: string;
  poolSize: number;
  /** As of `openPostgres`. */
  statementTimeout?: number;
  /** Folder of PostgreSQL's programs, when the operator names one. */
  binDir?: string;
}

/**
 * Opens the database of `dataDir`, making both when they are not there.
 * @throws FolderInUseError when another process has it, EmbeddedDatabaseError when it cannot run
 */
export async function openEmbedded(settings: EmbeddedSettings): Promise<OpenDatabase> {
  const { dataDir, poolSize, statementTimeout } = settings;
  fs.mkdirSync(dataDir, { recursive: true });
  const lock = lockFolder(dataDir);
  try {
    const postmaster = await startEmbedded(settings);
    const database = await openPostgres({
      kind: 'embedded',
      connection: embeddedConnection(dataDir),
      poolSize,
      statementTimeout,
    }).catch(async (error: unknown) => {
      await postmaster.stop();
      throw error;
    });
    return {
      ...database,
      onLost: (handler) => postmaster.onLost(handler),
      async close() {
        await database.close();
        await postmaster.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Starts the database of `dataDir`, which exists, and makes it first when it is not there. The
 * caller holds the lock.
 * @throws EmbeddedDatabaseError
 */
export async function startEmbedded(
  settings: Pick<EmbeddedSettings, 'dataDir' | 'binDir'> & { isVolatile?: boolean },
): Promise<Postmaster> {
  const { dataDir, binDir, isVolatile } = settings;
  refuseOldFormat(dataDir);
  const folder = path.join(dataDir, 'postgres');
  const binaries = findBinaries(binDir);
  if (!fs.existsSync(folder)) {
    await makeCluster(folder, binaries, chooseDatabaseUser(binaries, dataDir));
  }
  refuseOtherVersion(folder, binaries);
  const user = userOfFolder(folder);
  const socketFolder = socketFolderOf(dataDir);
  makeSocketFolder(dataDir, user);
  await stopLeftPostmaster(folder, socketFolder);
  return startPostmaster({ folder, socketFolder, binaries, user, isVolatile });
}

function refuseOldFormat(dataDir: string): void {
  const old = path.join(dataDir, 'database');
  if (!fs.existsSync(path.join(old, 'PG_VERSION'))) return;
  throw new EmbeddedDatabaseError(
    `${old} was made before 2026-11-22 by a development version with another embedded database, ` +
      'which only that version can read. Set DATA_DIR to a new folder and import the products there.',
  );
}

function refuseOtherVersion(folder: string, { version }: Binaries): void {
  const made = fs.readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  if (made === String(version)) return;
  throw new EmbeddedDatabaseError(
    `${folder} was made by PostgreSQL ${made}, and this is ${version}. Back up with the version that ` +
      'made it (npm run backup), and restore into a new DATA_DIR.',
  );
}
