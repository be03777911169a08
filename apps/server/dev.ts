/**
 * `npm run dev`: the server, started again when its code changes; the browser bundles, built
 * again when theirs changes; theme files are read again without a new start. Open pages reload.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const storefront = path.join(root, 'apps/storefront');
const watched = ['apps/server', 'packages', 'demo', 'apps/storefront/dist'];
const ignored = /node_modules|\.test\.|[/\\]testing[/\\]|\.source-hash/;
const settleMs = 150;

let server: ChildProcess | undefined;
let restart: NodeJS.Timeout | undefined;
let isEnding = false;

function startServer(): void {
  server = spawn(process.execPath, [path.join(root, 'apps/server/main.ts')], {
    cwd: root,
    env: { ...process.env, SITEWRIGHT_DEV: 'true' },
    stdio: 'inherit',
  });
}

/** The folder of the embedded database has one process: the old one ends first. */
async function restartServer(): Promise<void> {
  const old = server;
  server = undefined;
  if (old && old.exitCode === null) {
    const ended = new Promise((resolve) => old.once('exit', resolve));
    old.kill('SIGTERM');
    await ended;
  }
  if (!isEnding) startServer();
}

function scheduleRestart(): void {
  clearTimeout(restart);
  restart = setTimeout(() => void restartServer(), settleMs);
}

/** One bundle for browsers, one for the server's first rendering. */
function buildStorefront(...args: string[]): ChildProcess {
  return spawn(process.execPath, [viteFile(), 'build', '--watch', '--logLevel=warn', ...args], {
    cwd: storefront,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

function viteFile(): string {
  return path.join(root, 'node_modules/vite/bin/vite.js');
}

const builders = [buildStorefront(), buildStorefront('--ssr')];
for (const folder of watched) {
  const absolute = path.join(root, folder);
  fs.mkdirSync(absolute, { recursive: true });
  fs.watch(absolute, { recursive: true }, (_event, file) => {
    if (file && !ignored.test(file)) scheduleRestart();
  });
}
startServer();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isEnding = true;
    for (const builder of builders) builder.kill();
    server?.once('exit', () => process.exit(0));
    if (!server?.kill('SIGTERM')) process.exit(0);
  });
}
