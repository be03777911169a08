/** One process per data folder: a lock of the operating system, gone with its process. */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process works in the folder. The message is one line for the operator. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

export interface FolderLock {
  release(): void;
}

/**
 * Takes the lock of `folder`, which must exist. Node has no file lock of its own, but SQLite
 * takes one on every system; an empty SQLite file is used for nothing else. The lock ends with
 * the process, however it ends.
 * @throws FolderInUseError
 */
export function lockFolder(folder: string): FolderLock {
  const lock = new DatabaseSync(path.join(folder, 'in-use.lock'), { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch {
    lock.close();
    throw new FolderInUseError(
      `${folder} is in use by another running Sitewright. Stop it first, or set DATA_DIR.`,
    );
  }
  return { release: () => lock.close() };
}
