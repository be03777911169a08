/** Where the socket of the embedded database lies. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import type { DatabaseUser } from './database-user.ts';

/** PostgreSQL names its socket after a port, even without one. */
export const socketPort = 5432;
/** 104 bytes on macOS, 108 on Linux, the closing zero included. */
const longestPath = 103;

/** The same for every process that knows the data folder; a short one when that lies deep. */
export function socketFolderOf(dataDir: string): string {
  const inside = path.join(dataDir, 'socket');
  if (Buffer.byteLength(socketFile(inside)) <= longestPath) return inside;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return path.join('/tmp', `sitewright-${name}`);
}

/** Makes it for `user`. One that somebody else has made in the shared folder is refused. */
export function makeSocketFolder(dataDir: string, user: DatabaseUser): void {
  const folder = socketFolderOf(dataDir);
  if (isOwn(folder, user)) return;
  try {
    if (folder.startsWith(dataDir)) fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder, { mode: 0o700 });
    if (user.ids) fs.chownSync(folder, user.ids.uid, user.ids.gid);
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `${folder} cannot be made: ${(error as Error).message}. Remove it, or set DATA_DIR to a shorter path.`,
    );
  }
}

function isOwn(folder: string, user: DatabaseUser): boolean {
  const found = fs.lstatSync(folder, { throwIfNoEntry: false });
  const wanted = user.ids?.uid ?? process.getuid?.() ?? found?.uid;
  return found?.isDirectory() === true && found.uid === wanted && (found.mode & 0o077) === 0;
}

/** Where PostgreSQL listens when it was given that folder for its sockets. */
export function socketFile(folder: string): string {
  return path.join(folder, `.s.PGSQL.${socketPort}`);
}
