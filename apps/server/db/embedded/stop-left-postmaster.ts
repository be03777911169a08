/** A database that outlived its server: the next start ends it before it starts its own. */
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { socketFile } from './socket-folder.ts';

const patienceMs = 15_000;
const pollMs = 20;

/**
 * The caller holds the lock of the data folder, so nobody uses what still runs. A number in the
 * database's file that meanwhile belongs to another process (containers begin again at 1) is
 * replaced by that of this process: PostgreSQL takes its parent's for an old one, and goes on to
 * look whether somebody still has the memory.
 */
export async function stopLeftPostmaster(folder: string, socketFolder: string): Promise<void> {
  const file = path.join(folder, 'postmaster.pid');
  const pid = readPid(file);
  if (pid === undefined) return;
  if (await answers(socketFile(socketFolder))) interrupt(pid);
  for (const end = Date.now() + patienceMs; isRunning(pid, folder); await wait(pollMs)) {
    if (readPid(file) !== pid) return;
    if (Date.now() < end) continue;
    throw new EmbeddedDatabaseError(
      `A database that was left behind does not end. End process ${pid}, then start again.`,
    );
  }
  if (readPid(file) !== pid) return;
  replacePid(file, pid);
  // These are guarded by a number too, and whoever could have used them is gone.
  const socket = socketFile(socketFolder);
  for (const left of [socket, `${socket}.lock`]) fs.rmSync(left, { force: true });
}

/** Ends a database, unless it has ended by itself since it answered, as it does without its server. */
function interrupt(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** True for a process that has the number and, where that can be seen, works in `folder`. */
function isRunning(pid: number, folder: string): boolean {
  try {
    if (process.platform !== 'linux') return process.kill(pid, 0);
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
  } catch {
    return false;
  }
}

function readPid(file: string): number | undefined {
  try {
    return Number.parseInt(fs.readFileSync(file, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

function replacePid(file: string, pid: number): void {
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, text.replace(String(pid), String(process.pid)));
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = net.connect(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}
