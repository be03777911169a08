/** The running process of the embedded database. */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { binaryPath, type Binaries } from './find-binaries.ts';
import { commandFor, type DatabaseUser } from './database-user.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { postmasterArgs } from './postmaster-settings.ts';
import { endWithThisProcess } from './watch-postmaster.ts';

export interface PostmasterPlace {
  /** Absolute folder of the data. */
  folder: string;
  socketFolder: string;
  binaries: Binaries;
  user: DatabaseUser;
  isVolatile?: boolean;
}

export interface Postmaster {
  /** Calls back once when it ended without being asked to; the error says why in one line. */
  onLost(handler: (error: Error) => void): void;
  /** Ends it in order; its sessions are cut off. */
  stop(): Promise<void>;
}

const readyLine = 'database system is ready to accept connections';
/** A process of a killed database may still end its query; the folder is its own until then. */
const stillInUse = 'is still in use';
const longestWaitMs = 20_000;
const retryMs = 200;
const keptLog = 4_000;

/** Starts it; answers when it takes connections. */
export async function startPostmaster(place: PostmasterPlace): Promise<Postmaster> {
  for (const end = Date.now() + longestWaitMs; ; await wait(retryMs)) {
    const started = spawnPostmaster(place);
    const { child, log } = started;
    if (await isReady(child, log)) return watch(started);
    if (!log().includes(stillInUse) || Date.now() > end) {
      throw new EmbeddedDatabaseError(`The embedded database does not start: ${reasonIn(log())}`);
    }
  }
}

interface Started {
  child: ChildProcess;
  log: () => string;
}

function spawnPostmaster(place: PostmasterPlace): Started {
  const { folder, binaries, user, socketFolder, isVolatile = false } = place;
  const { version } = binaries;
  const { command, args, ids } = commandFor(user, binaryPath(binaries, 'postgres'), [
    '-D',
    folder,
    ...postmasterArgs({ socketFolder, version, isVolatile }),
  ]);
  const child = spawnOrRefuse(command, args, {
    ...ids,
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC', PGPORT: undefined },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A session of its own: Ctrl-C in the terminal ends the server first, which then ends this.
    detached: true,
  });
  let log = '';
  child.stderr!.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-keptLog)));
  child.on('error', (error) => (log += `FATAL:  ${error.message}`));
  // From its first moment on: this process may be killed while the database recovers.
  if (child.pid !== undefined) child.once('close', endWithThisProcess(child.pid, folder));
  return { child, log: () => log };
}

/** @throws EmbeddedDatabaseError when this process may not become the user of the data */
function spawnOrRefuse(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  try {
    return spawn(command, args, options);
  } catch (error) {
    if (options.uid === undefined) throw error;
    throw new EmbeddedDatabaseError(
      `${String(options.cwd)} belongs to user number ${options.uid}, and root may not become another ` +
        'user here. Start Sitewright as that user, or give the folder to root with chown -R.',
    );
  }
}

/** False when it ended instead. */
async function isReady(child: ChildProcess, log: () => string): Promise<boolean> {
  const ready = Promise.withResolvers<boolean>();
  const look = () => log().includes(readyLine) && ready.resolve(true);
  child.stderr!.on('data', look);
  child.once('close', () => ready.resolve(false));
  child.once('error', () => ready.resolve(false));
  try {
    return await ready.promise;
  } finally {
    child.stderr!.off('data', look);
  }
}

function watch({ child, log }: Started): Postmaster {
  let isStopping = false;
  let lost: Error | undefined;
  const handlers: ((error: Error) => void)[] = [];
  child.once('close', () => {
    if (isStopping) return;
    lost = new Error(`The embedded database has stopped (${reasonIn(log())})`);
    for (const handler of handlers) handler(lost);
  });
  return {
    onLost(handler) {
      handlers.push(handler);
      if (lost) handler(lost);
    },
    async stop() {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGINT');
      await once(child, 'close');
    },
  };
}

/** The last line that says what went wrong, without its time and process number. */
function reasonIn(log: string): string {
  const lines = log.trim().split('\n');
  const grave = lines.findLast((line) => /\b(?:PANIC|FATAL):/.test(line));
  const line = grave ?? lines.at(-1) ?? '';
  return line.replace(/^.*?(?:PANIC|FATAL|LOG|HINT):\s+/, '') || 'it gave no reason';
}
