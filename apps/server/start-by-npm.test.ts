import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockFolder } from './db/embedded/folder-lock.ts';
import { openEmbedded } from './db/embedded/open-embedded.ts';
import { migrate } from './db/migrate.ts';
import { createSite } from './features/sites/create-site.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright by npm-'));
  const database = await openEmbedded({ dataDir, poolSize: 2 });
  await migrate(database.patient.kysely);
  await database.transact((trx) =>
    createSite(trx, { identifier: 'one', title: 'One', theme: 'linden', isDefault: true }),
  );
  await database.close();
}, 120_000);
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

/** Processes that have the data folder open or in their command, this one left out. Linux only. */
function processesWith(text: string): string[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => ['cmdline', 'environ'].some((file) => readSafe(pid, file).includes(text)));
}

function readSafe(pid: string, file: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

it.runIf(process.platform === 'linux')(
  'ends with npm: no server, no database and no lock stay when npm is told to end',
  async () => {
    const npm = spawn('npm', ['start'], {
      cwd: path.join(import.meta.dirname, '../..'),
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => npm.once('exit', resolve));
    await new Promise<void>((resolve, reject) => {
      npm.stdout.on('data', (chunk: Buffer) => {
        if (chunk.includes('Sitewright is ready')) resolve();
      });
      void ended.then(() => reject(new Error('npm start ended before it was ready')));
    });
    expect(processesWith(dataDir).length).toBeGreaterThan(2);
    npm.kill('SIGTERM');
    await ended;
    while (processesWith(dataDir).length > 0) await wait(20);
    expect(fs.existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
    lockFolder(dataDir).release();
  },
  120_000,
);
