import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { findBinaries } from './find-binaries.ts';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import { makePackageLinks } from './make-package-links.ts';
import { openEmbedded } from './open-embedded.ts';
import { makeSocketFolder, socketFolderOf } from './socket-folder.ts';

const writer = fileURLToPath(import.meta.resolve('../../testing/number-writer.ts'));

const canDropRights = process.getuid?.() === 0 && !spawnSync('capsh', ['--print']).error;
if (!canDropRights) console.info('containers: not run, this needs root and the program capsh');

let folder: string;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright embedded, "1" '));
  fs.chmodSync(folder, 0o711);
  const database = await open();
  expect(await migrate(database.patient.kysely)).not.toEqual([]);
  await database.close();
}, 60_000);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const open = (dataDir = folder) => openEmbedded({ dataDir, poolSize: 3 });

interface Writer {
  /** Number of its process. */
  pid: number;
  /** The last number that it has acknowledged, once it has acknowledged `count` more. */
  wrote(count: number): Promise<void>;
  ended: Promise<number>;
}

/** Writes numbers in a process of its own; `ended` answers the last one. */
function startWriter(first: number, dataDir = folder): Writer {
  const child = spawn(process.execPath, [writer, dataDir, String(first)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let last = first - 1;
  const waiting: { until: number; resolve: () => void }[] = [];
  readline.createInterface({ input: child.stdout }).on('line', (line) => {
    last = Number(line);
    for (const { until, resolve } of waiting) if (last >= until) resolve();
  });
  return {
    pid: child.pid!,
    wrote: (count) => new Promise((resolve) => waiting.push({ until: first + count - 1, resolve })),
    ended: new Promise((resolve) => child.on('close', () => resolve(last))),
  };
}

async function countUpTo(database: OpenDatabase, last: number): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from installation_settings
    where substr(name, 8)::int <= ${last}`.execute(database.kysely);
  return rows[0]!.found;
}

/** The first number that nobody has written yet. */
async function nextNumber(): Promise<number> {
  const database = await open();
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(substr(name, 8)::int) + 1, 0) as next from installation_settings`.execute(
    database.kysely,
  );
  await database.close();
  return rows[0]!.next;
}

function postmasterPid(): number | undefined {
  try {
    return Number.parseInt(
      fs.readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8'),
      10,
    );
  } catch {
    return undefined;
  }
}

/** Killed in the moment before the watch begins, it is ended by the next start instead. */
function isWatched(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  return spawnSync('pgrep', ['-f', `sitewright-watch ${pid} `]).status === 0;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function gone(pid: number): Promise<void> {
  while (isAlive(pid)) await wait(20);
}

describe('the embedded database', () => {
  it('loses nothing that it acknowledged when its server is killed, and ends by itself', async () => {
    let last = (await nextNumber()) - 1;
    for (let round = 0; round < 3; round += 1) {
      const numbers = startWriter(last + 1);
      await numbers.wrote(40);
      const postmaster = postmasterPid()!;
      process.kill(numbers.pid, 'SIGKILL');
      last = await numbers.ended;
      if (round === 0) await gone(postmaster);
    }
    const database = await open();
    expect(await countUpTo(database, last)).toBe(last + 1);
    await database.close();
  }, 120_000);

  it('ends by itself when its server is killed while it starts', async () => {
    const numbers = startWriter(await nextNumber());
    while (!isWatched(postmasterPid())) await wait(1);
    const postmaster = postmasterPid()!;
    process.kill(numbers.pid, 'SIGKILL');
    await numbers.ended;
    await gone(postmaster);
  }, 60_000);

  it('loses nothing when both are killed at once', async () => {
    const first = await nextNumber();
    const numbers = startWriter(first);
    await numbers.wrote(40);
    process.kill(postmasterPid()!, 'SIGKILL');
    process.kill(numbers.pid, 'SIGKILL');
    const last = await numbers.ended;
    const database = await open();
    expect(await countUpTo(database, last)).toBe(last + 1);
    await database.close();
  }, 60_000);

  it('says that it is lost when it is killed, and starts again after that', async () => {
    const database = await open();
    const lost = Promise.withResolvers<Error>();
    database.onLost((error) => lost.resolve(error));
    process.kill(postmasterPid()!, 'SIGKILL');
    expect((await lost.promise).message).toMatch(/^The embedded database has stopped/);
    await database.close();
    const next = await open();
    expect(await migrate(next.patient.kysely)).toEqual([]);
    await next.close();
  }, 60_000);

  it('starts where a file names a process that is another one by now', async () => {
    await (await open()).close();
    const file = path.join(folder, 'postgres/postmaster.pid');
    const { uid, gid } = fs.statSync(path.join(folder, 'postgres'));
    const sleeper = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {});
    fs.writeFileSync(file, `${sleeper.pid}\n${folder}/postgres\n1\n5432\n\n\n`);
    if (process.getuid?.() === 0) fs.chownSync(file, uid, gid);
    const database = await open();
    expect(isAlive(sleeper.pid!)).toBe(true);
    await database.close();
    sleeper.kill();
  }, 60_000);

  it('keeps its data over an orderly end, and leaves no process', async () => {
    const first = await open();
    const pid = postmasterPid()!;
    await first.close();
    expect(isAlive(pid)).toBe(false);
    const second = await open();
    expect(await migrate(second.patient.kysely)).toEqual([]);
    await second.close();
  }, 60_000);

  it('refuses a folder that another process has, until that one is gone', async () => {
    const database = await open();
    await expect(open()).rejects.toThrow(FolderInUseError);
    await expect(open()).rejects.toThrow(/is in use by another running Sitewright/);
    await database.close();
    lockFolder(folder).release();
  }, 60_000);

  it('listens on a socket that others may not enter, and on no port', async () => {
    const database = await open();
    const { rows } = await sql<Record<string, string>>`
      select current_setting('listen_addresses') as ports, current_setting('fsync') as fsync,
        current_setting('synchronous_commit') as commit, inet_server_addr() as address`.execute(
      database.kysely,
    );
    expect(rows[0]).toEqual({ ports: '', fsync: 'on', commit: 'on', address: null });
    expect(fs.statSync(socketFolderOf(folder)).mode & 0o777).toBe(0o700);
    expect(fs.statSync(path.join(folder, 'postgres')).mode & 0o777).toBe(0o700);
    await database.close();
  }, 60_000);

  it('takes a short folder for the socket when the data folder lies deep', async () => {
    const deep = path.join(folder, 'deep '.repeat(12), 'deeper '.repeat(12));
    fs.mkdirSync(deep, { recursive: true });
    fs.renameSync(path.join(folder, 'postgres'), path.join(deep, 'postgres'));
    const database = await open(deep);
    const socketFolder = socketFolderOf(deep);
    expect(socketFolder.startsWith(folder)).toBe(false);
    expect(fs.statSync(socketFolder).mode & 0o777).toBe(0o700);
    await database.close();
    fs.renameSync(path.join(deep, 'postgres'), path.join(folder, 'postgres'));
    fs.rmSync(socketFolder, { recursive: true });
  }, 60_000);

  it('refuses a short folder that somebody else has made', async () => {
    const deep = path.join(folder, 'deep '.repeat(12), 'deepest '.repeat(12));
    const socketFolder = socketFolderOf(deep);
    fs.mkdirSync(socketFolder, { mode: 0o777 });
    fs.chmodSync(socketFolder, 0o777);
    expect(() => makeSocketFolder(deep, { prefix: [] })).toThrow(EmbeddedDatabaseError);
    fs.rmSync(socketFolder, { recursive: true });
  });

  it('tries again when making it was cut off', async () => {
    const cutOff = path.join(folder, 'cut-off');
    fs.mkdirSync(path.join(cutOff, 'postgres.unfinished/base'), { recursive: true });
    await (await open(cutOff)).close();
    expect(fs.existsSync(path.join(cutOff, 'postgres.unfinished'))).toBe(false);
  }, 60_000);

  it('is made anew at once when the server is killed while it is being made', async () => {
    const young = path.join(folder, 'young');
    fs.mkdirSync(young);
    const first = startWriter(0, young);
    const isBeingMade = () =>
      fs.readdirSync(young).some((name) => fs.existsSync(path.join(young, name, 'base')));
    while (!isBeingMade()) await wait(1);
    process.kill(first.pid, 'SIGKILL');
    await first.ended;
    await (await open(young)).close();
    await (await open(young)).close();
    expect(fs.existsSync(path.join(young, 'postgres/PG_VERSION'))).toBe(true);
  }, 60_000);

  describe.runIf(canDropRights)('as root of a container', () => {
    const openWithout = (rights: string, dataDir: string) =>
      spawnSync('capsh', [`--drop=${rights}`, '--', '-c', '"$0" "$@"', ...tryToOpen, dataDir], {
        encoding: 'utf8',
      });

    it('runs where it may change neither users nor owners, or says why not in one line', () => {
      for (const rights of ['cap_setuid,cap_setgid', 'cap_chown', 'all']) {
        const dataDir = path.join(folder, `without ${rights}`);
        fs.mkdirSync(dataDir);
        const { stdout } = openWithout(rights, dataDir);
        expect(stdout).toMatch(
          /^(?:opened|EmbeddedDatabaseError: PostgreSQL does not run as root.*)\n$/,
        );
      }
    }, 120_000);

    it('says in one line that the data are those of a user that it may not become', () => {
      const dataDir = path.join(folder, 'of another user');
      fs.mkdirSync(path.join(dataDir, 'postgres'), { recursive: true });
      fs.writeFileSync(path.join(dataDir, 'postgres/PG_VERSION'), `${findBinaries().version}\n`);
      fs.chownSync(path.join(dataDir, 'postgres'), 65_533, 65_533);
      const { stdout } = openWithout('cap_setuid,cap_setgid', dataDir);
      expect(stdout).toMatch(/^EmbeddedDatabaseError: .* belongs to user number 65533, .*\n$/);
    }, 60_000);
  });

  it('refuses a folder of the former embedded database with one line', async () => {
    fs.mkdirSync(path.join(folder, 'database'));
    fs.writeFileSync(path.join(folder, 'database/PG_VERSION'), '18\n');
    await expect(open()).rejects.toThrow(/another embedded database/);
    fs.rmSync(path.join(folder, 'database'), { recursive: true });
  });

  it('refuses data of another version of PostgreSQL with one line', async () => {
    const other = path.join(folder, 'other');
    fs.mkdirSync(path.join(other, 'postgres'), { recursive: true });
    fs.writeFileSync(path.join(other, 'postgres/PG_VERSION'), '13\n');
    await expect(open(other)).rejects.toThrow(/was made by PostgreSQL 13, and this is \d+/);
  });

  it('says what to install where no program runs', () => {
    expect(() => findBinaries(folder)).toThrow(/POSTGRES_BIN_DIR holds no PostgreSQL/);
  });

  it('says on Windows what to set', () => {
    expect(() => findBinaries(undefined, 'win32')).toThrow(/Set DATABASE_URL .*, or start .* WSL/);
  });

  it('makes the links that an install script would have made', () => {
    const copy = path.join(folder, 'package');
    const packageFolder = path.resolve(findBinaries().folder, '../..');
    fs.cpSync(packageFolder, copy, { recursive: true, filter: isNoLink });
    const postgres = path.join(copy, 'native/bin/postgres');
    expect(spawnSync(postgres, ['--version']).status).not.toBe(0);
    makePackageLinks(copy);
    expect(spawnSync(postgres, ['--version']).status).toBe(0);
  });
});

/** A program that opens the database of a folder and says how that went. */
const tryToOpen = [
  process.execPath,
  '--input-type=module',
  '--eval',
  `const { openEmbedded } = await import(${JSON.stringify(import.meta.resolve('./open-embedded.ts'))});
  try {
    const database = await openEmbedded({ dataDir: process.argv[1], poolSize: 1 });
    await database.close();
    console.log('opened');
  } catch (error) {
    console.log(String(error));
  }`,
];

const isNoLink = (file: string) => !fs.lstatSync(file).isSymbolicLink();
