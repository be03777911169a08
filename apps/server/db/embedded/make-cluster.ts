/** A first start makes the folder of the database. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { syncFolder } from '../sync-folder.ts';
import { binaryPath, type Binaries } from './find-binaries.ts';
import { commandFor, type DatabaseUser } from './database-user.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';

/** The account of the database that owns everything in it. */
export const databaseOwner = 'sitewright';

const unfinishedMark = '.unfinished';

/** From this version on PostgreSQL brings its own rules for letters. */
const firstWithOwnLetters = 17;

/**
 * Puts an empty database at `folder`, which must not exist; it appears there whole and synced, or
 * not at all. The caller holds the lock of the parent folder.
 */
export async function makeCluster(
  folder: string,
  binaries: Binaries,
  user: DatabaseUser,
): Promise<void> {
  removeUnfinished(folder);
  // A name of its own: what a killed start was making may still be being made.
  const unfinished = fs.mkdtempSync(`${folder}${unfinishedMark}`);
  if (user.ids) fs.chownSync(unfinished, user.ids.uid, user.ids.gid);
  await runInitdb(unfinished, binaries, user);
  fs.renameSync(unfinished, folder);
  await syncFolder(path.dirname(folder));
  removeUnfinished(folder);
}

/** What earlier starts left. One that is still being made fails by this, and cleans up itself. */
function removeUnfinished(folder: string): void {
  const parent = path.dirname(folder);
  const mark = path.basename(folder) + unfinishedMark;
  for (const name of fs.readdirSync(parent).filter((found) => found.startsWith(mark))) {
    try {
      fs.rmSync(path.join(parent, name), { recursive: true, force: true });
    } catch {
      // Still being written to: the next time.
    }
  }
}

async function runInitdb(folder: string, binaries: Binaries, user: DatabaseUser): Promise<void> {
  const { command, args, ids } = commandFor(user, binaryPath(binaries, 'initdb'), [
    `--pgdata=${folder}`,
    `--username=${databaseOwner}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--wal-segsize=4',
    ...localeArgs(binaries),
  ]);
  const child = spawn(command, args, {
    ...ids,
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return;
  const lines = errors.trim().split('\n');
  const reason = lines.find((line) => /\b(?:error|FATAL|PANIC):/.test(line)) ?? lines.at(-1) ?? '';
  throw new EmbeddedDatabaseError(`The database could not be made in ${folder}: ${reason}`);
}

function localeArgs({ version }: Binaries): string[] {
  if (version < firstWithOwnLetters) return ['--locale=C.UTF-8'];
  return ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
}
