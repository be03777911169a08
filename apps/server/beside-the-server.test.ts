import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from './testing/on-both-databases.ts';
import { freePort, runProcess, type RunningProcess } from './testing/run-process.ts';
import { openTestDatabase } from './testing/test-database.ts';

const header =
  'Handle,Title,Body (HTML),Variant SKU,Variant Price,Variant Inventory Qty,Variant Inventory Tracker,Published';

/** The page of `path` as a visitor of the site gets it. */
function getPage(
  port: string,
  url: string,
  host = 'field-goods.localhost',
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const request = http.get(
      { host: '127.0.0.1', port, path: url, headers: { host } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() });
        });
      },
    );
    request.on('error', reject);
  });
}

describeOnBothDatabases('a command beside the running server', (kind) => {
  let folder: string;
  let environment: Record<string, string>;
  let server: RunningProcess;
  let port: string;
  const closers: (() => Promise<void>)[] = [];

  /** An installation of its own: a folder, and a database on the server when that is tested. */
  async function newInstallation(name: string): Promise<Record<string, string>> {
    const dataDir = path.join(folder, name);
    const settings = { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(await freePort()) };
    if (kind === 'embedded') return settings;
    const database = await openTestDatabase(kind);
    closers.push(() => database.close());
    await sql`drop schema public cascade`.execute(database.kysely);
    await sql`create schema public`.execute(database.kysely);
    return { ...settings, DATABASE_URL: String(database.connection.connectionString) };
  }

  async function start(settings: Record<string, string>): Promise<RunningProcess> {
    const started = runProcess(['apps/server/main.ts'], settings);
    closers.push(() => stop(started));
    await started.shown('is ready at');
    return started;
  }

  async function stop({ child, exit }: RunningProcess): Promise<void> {
    child.kill('SIGTERM');
    await exit;
  }

  /** Runs a command to its end and answers what it printed. */
  async function command(file: string, args: string[], settings = environment): Promise<string> {
    const run = runProcess([file, ...args], settings);
    expect([await run.exit, run.output()]).toEqual([0, expect.any(String)]);
    return run.output();
  }

  const importProduct = (title: string, ...options: string[]) => {
    const file = path.join(folder, `${title}.csv`);
    const handle = title.toLowerCase();
    fs.writeFileSync(file, `${header}\n${handle},${title},Cotton,${handle},50,3,shopify,true\n`);
    return command('scripts/import.ts', ['products', file, '--site', 'field-goods', ...options]);
  };

  /** Another process tells this one by a message: the page is asked for until it has it. */
  async function pageOnceItHas(text: string): Promise<string> {
    for (;;) {
      const { body } = await getPage(port, '/shop');
      if (body.includes(text)) return body;
      await wait(20);
    }
  }

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright beside-'));
    fs.chmodSync(folder, 0o711);
    environment = await newInstallation('data');
    port = environment['PORT']!;
    await importProduct('Shirt', '--new-site');
    server = await start(environment);
  }, 120_000);
  afterAll(async () => {
    for (const close of closers.toReversed()) await close();
    fs.rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  it('imports products, and the pages that the server keeps show them', async () => {
    const before = await getPage(port, '/shop');
    expect(before.body).toContain('Shirt');
    expect(before.body).not.toContain('Jacket');
    await importProduct('Jacket');
    expect(await pageOnceItHas('Jacket')).toContain('Shirt');
  }, 60_000);

  it('changes a setting, and the pages that the server keeps have it', async () => {
    const { body } = await getPage(port, '/shop');
    expect(body).toContain('"expressCheckout":false');
    const words = ['field-goods', 'store.expressCheckout', 'true'];
    expect(await command('scripts/set.ts', words)).not.toBe('');
    await pageOnceItHas('"expressCheckout":true');
  }, 60_000);

  it('D-59 a product that is imported has as many variants as the site gives one', async () => {
    const file = path.join(folder, 'sizes.csv');
    const sizes = ['S', 'M', 'L'].map((size, at) => `cap,${at === 0 ? 'Cap' : ''},Size,${size},5`);
    const names = 'Handle,Title,Option1 Name,Option1 Value,Variant Price';
    fs.writeFileSync(file, [names, ...sizes].join('\n'));
    await command('scripts/set.ts', ['field-goods', 'store.variantsPerProduct', '2']);
    const trial = ['products', file, '--site', 'field-goods', '--no-images', '--dry-run'];
    expect(await command('scripts/import.ts', trial)).toContain('3 read, 2 taken, 1 not taken');
  }, 60_000);

  it('writes a site as files and makes another one of them', async () => {
    const files = path.join(folder, 'files');
    await command('scripts/export.ts', ['--site', 'field-goods', files]);
    const made = ['site', files, '--site', 'other-goods', '--new-site'];
    expect(await command('scripts/import.ts', made)).toContain('other-goods');
    const { status, body } = await getPage(port, '/shop', 'other-goods.localhost');
    expect(status).toBe(200);
    expect(body).toContain('Shirt');
  }, 60_000);

  it('backs up what a restore into an empty installation shows again', async () => {
    const file = path.join(folder, 'all.backup');
    await command('scripts/backup.ts', [file]);
    expect((await getPage(port, '/healthz')).status).toBe(200);
    const other = await newInstallation('restored');
    expect(await command('scripts/restore.ts', [file], other)).toContain('Restored');
    const { child } = await start(other);
    for (const url of ['/', '/shop', '/shop/p/shirt', '/shop?format=json']) {
      const [was, is] = await Promise.all([getPage(port, url), getPage(other['PORT']!, url)]);
      expect(was.status).toBe(200);
      expect(withoutChance(is.body, other['PORT']!)).toBe(withoutChance(was.body, port));
    }
    expect(child.exitCode).toBe(null);
    expect(server.child.exitCode).toBe(null);
  }, 120_000);
});

/** A page without what two servers do not share: their port and a visitor's new crumb. */
function withoutChance(body: string, port: string): string {
  return body.replaceAll(`:${port}`, ':0').replaceAll(/"crumb":"[^"]*"/g, '"crumb":""');
}
