/** Who runs the embedded database: PostgreSQL refuses to run as root. */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { binaryPath, type Binaries } from './find-binaries.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';

/** How its programs are started. */
export interface DatabaseUser {
  /** Unset: as the caller. */
  ids?: { uid: number; gid: number };
  /** What stands before the command. */
  prefix: readonly string[];
}

const asCaller: DatabaseUser = { prefix: [] };
/** In a namespace of its own root has another number, and the files stay root's. */
const inNamespace: DatabaseUser = {
  prefix: ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'],
};
const usualNobody = 65_534;
/** No right to change the user, or no such user where numbers are mapped. */
const denials = new Set(['EPERM', 'EINVAL']);

/**
 * Chooses for a database that will lie in `dataDir`, which exists. Root becomes `nobody`; where
 * nobody cannot reach the folder or the programs, or the user may not be changed, root enters a
 * namespace in which it is not root.
 * @throws EmbeddedDatabaseError when nothing of this works
 */
export function chooseDatabaseUser(binaries: Binaries, dataDir: string): DatabaseUser {
  if (process.getuid?.() !== 0) return asCaller;
  const nobody: DatabaseUser = { ids: idsOfNobody(), prefix: [] };
  const closed = findClosedFolder(dataDir);
  const refusal = closed
    ? `user nobody may not enter ${closed}`
    : (whyNotRunning(binaries, nobody, dataDir) ?? whyNotOwning(nobody, dataDir));
  if (!refusal) return nobody;
  if (!whyNotRunning(binaries, inNamespace, dataDir)) return inNamespace;
  throw new EmbeddedDatabaseError(
    `PostgreSQL does not run as root, and ${refusal}. Start Sitewright as an ordinary user, ` +
      'or set DATA_DIR to a folder that all users may enter, or set DATABASE_URL.',
  );
}

/** The user of a database that is there: whoever owns its folder. */
export function userOfFolder(folder: string): DatabaseUser {
  const caller = process.getuid?.();
  const { uid, gid } = fs.statSync(folder);
  if (caller === undefined) return asCaller;
  if (caller === 0) return uid === 0 ? inNamespace : { ids: { uid, gid }, prefix: [] };
  if (caller === uid) return asCaller;
  throw new EmbeddedDatabaseError(
    `${folder} belongs to another user (number ${uid}). Start Sitewright as that user or as root, ` +
      'or give the data folder to this user with chown -R.',
  );
}

/** The command, its arguments and the ids that start `program` as `user`. */
export function commandFor(user: DatabaseUser, program: string, args: readonly string[]) {
  const [command = program, ...rest] = [...user.prefix, program, ...args];
  return { command, args: rest, ids: user.ids ?? {} };
}

function idsOfNobody(): { uid: number; gid: number } {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return { uid: usualNobody, gid: usualNobody };
  }
}

/** The outermost folder on the way that only its owner and group may enter. */
function findClosedFolder(dataDir: string): string | undefined {
  const parent = path.dirname(dataDir);
  const above = parent === dataDir ? undefined : findClosedFolder(parent);
  if (above) return above;
  return (fs.statSync(dataDir).mode & fs.constants.S_IXOTH) === 0 ? dataDir : undefined;
}

function whyNotRunning(
  binaries: Binaries,
  user: DatabaseUser,
  dataDir: string,
): string | undefined {
  const { command, args, ids } = commandFor(user, binaryPath(binaries, 'postgres'), ['--version']);
  const { status, error } = spawnSync(command, args, { ...ids, cwd: dataDir, stdio: 'ignore' });
  if (status === 0) return undefined;
  const { code = '' } = (error ?? {}) as NodeJS.ErrnoException;
  const isDenied = denials.has(code);
  return isDenied
    ? 'root may not become another user here'
    : `user nobody may not run ${binaries.folder}`;
}

/** Root of a container may lack the right to give files away. */
function whyNotOwning({ ids }: DatabaseUser, dataDir: string): string | undefined {
  const probe = fs.mkdtempSync(path.join(dataDir, 'owner-'));
  try {
    if (ids) fs.chownSync(probe, ids.uid, ids.gid);
    return undefined;
  } catch {
    return 'root may not give files to another user here';
  } finally {
    fs.rmdirSync(probe);
  }
}
