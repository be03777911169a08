/**
 * Finds the PostgreSQL binaries of this machine and starts a throwaway server with them: in a
 * temporary folder, on a free port of the loopback, without fsync, as an unprivileged user when
 * the caller is root.
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const isWindows = process.platform === 'win32';
const binaryName = isWindows ? 'initdb.exe' : 'initdb';
const installRoots = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/usr/pgsql'];
const startTries = 150;

/** Folder with `initdb` and `postgres`, newest version first; undefined when there is none. */
export function findPostgresBinaries() {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const installed = installRoots.flatMap((root) =>
    (existsSync(root) ? readdirSync(root) : [])
      .filter((name) => /^(?:postgresql@?)?\d*$/.test(name))
      .toSorted((a, b) => versionOf(b) - versionOf(a))
      .map((name) => path.join(root, name, 'bin')),
  );
  return [...onPath, ...installed].find((folder) => existsSync(path.join(folder, binaryName)));
}

function versionOf(name) {
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}

/** User and group ids to run as: PostgreSQL refuses root. Undefined: as the caller. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user here.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody');
}

async function freePort() {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Starts a server of its own.
 * @returns {Promise<{url: string, stop: () => Promise<void>} | undefined>} undefined when no
 *   binaries are found. The server also ends with this process.
 */
export async function startThrowawayPostgres() {
  const binaries = findPostgresBinaries();
  if (!binaries) return undefined;
  const user = unprivilegedUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'sitewright-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const run = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8', HOME: folder } };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    execFileSync(
      path.join(binaries, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
      { ...run, stdio: 'pipe' },
    );
    return await startServer({ binaries, data, folder, run, remove });
  } catch (error) {
    remove();
    throw error;
  }
}

async function startServer({ binaries, data, folder, run, remove }) {
  const port = await freePort();
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: isWindows ? '' : folder,
    max_connections: '200',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Its log goes to a file: a pipe that a busy starter doesn't read fills up, and then holds up
  // every process of the server that has something to say.
  const logFile = path.join(folder, 'log');
  const log = openSync(logFile, 'w');
  const server = spawn(path.join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...args], {
    ...run,
    stdio: ['ignore', 'ignore', log],
  });
  closeSync(log);
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const killAtExit = () => server.kill('SIGINT');
  process.once('exit', killAtExit);
  server.unref();

  for (let attempt = 0; !(await canConnect(port)); attempt += 1) {
    if (server.exitCode !== null || attempt >= startTries) {
      server.kill('SIGINT');
      const lastLine = readFileSync(logFile, 'utf8').trim().split('\n').at(-1);
      throw new Error(lastLine || 'the server did not start');
    }
    await wait(100);
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      process.removeListener('exit', killAtExit);
      // Waiting must keep this process alive.
      server.ref();
      server.kill('SIGINT');
      await exited;
      remove();
    },
  };
}

function canConnect(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** `node scripts/find-postgres.mjs`: starts one, prints its address, runs until it is stopped. */
if (process.argv[1] === import.meta.filename) {
  const postgres = await startThrowawayPostgres();
  if (!postgres) {
    console.error('No PostgreSQL binaries were found.');
    process.exit(1);
  }
  console.log(postgres.url);
  const keepAlive = setInterval(() => {}, 60_000);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      clearInterval(keepAlive);
      void postgres.stop();
    });
  }
}
