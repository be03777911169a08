import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { storePrivateFile } from '../features/assets/store-private-file.ts';
import { saveProduct } from '../features/products/save-product.ts';
import { originalKey } from '../media/asset-store.ts';
import { createDiskStore } from '../media/disk-store.ts';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { addTestAsset } from '../testing/add-test-asset.ts';
import { Shopper } from '../testing/shopper.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { BackupError } from './backup-format.ts';
import { listTables } from './list-tables.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** Every row of every table as text, in an order of its own. */
async function readAll({ connection }: OpenDatabase): Promise<Record<string, string[]>> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const all: Record<string, string[]> = {};
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select to_jsonb(t)::text as row from public.${pg.escapeIdentifier(name)} t order by 1`,
      );
      all[name] = rows.map(({ row }) => row);
    }
    return all;
  } finally {
    await client.end();
  }
}

function readFiles(folder: string): Record<string, string> {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    files
      .filter((file) => file.isFile())
      .map((file) => path.join(file.parentPath, file.name))
      .map((file) => [path.relative(folder, file), fs.readFileSync(file, 'base64')]),
  );
}

describeOnBothDatabases('a backup', (kind) => {
  let app: TestApp;
  let folder: string;
  let file: string;
  const assets = (name: string) => path.join(folder, name, 'assets');
  const source = () => ({
    database: app.ctx.database,
    store: createDiskStore(assets('from')),
    dataDir: path.join(folder, 'from'),
    now: () => new Date('2026-03-02T12:00:00Z'),
  });

  /** An empty database and folder of that name to restore into. */
  async function newTarget(name: string) {
    const database = await openTestDatabase('embedded');
    await sql`drop schema public cascade`.execute(database.kysely);
    await sql`create schema public`.execute(database.kysely);
    fs.mkdirSync(path.join(folder, name));
    return { database, store: createDiskStore(assets(name)), dataDir: path.join(folder, name) };
  }

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-backup-'));
    file = path.join(folder, 'all.backup');
    fs.mkdirSync(path.join(folder, 'from'));
    fs.writeFileSync(path.join(folder, 'from/secret.key'), 'a key');
    fs.writeFileSync(path.join(folder, 'from/in-use.lock'), '');
    app = await createTestApp({ database: kind });
    const siteId = await app.createSite({ settings: { payments: { test: true } } });
    const shop = await createTestShop(app, siteId);
    await sellFromTwoPlaces(shop);
    await shop.addProduct({
      title: 'Tab\there, \\N, "quoted" — 織物\nnext',
      variants: Array.from({ length: 40 }, (_, index) => ({ sku: `S-${index}`, stock: index })),
    });
    for (let index = 0; index < 3; index += 1) {
      const bytes = Buffer.alloc(50_000, index);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await source().store.put(originalKey(siteId, sha256), bytes, '');
      await addAsset(siteId, sha256);
    }
    const sold = { filename: 'song.mp3', bytes: Buffer.from('what buyers download') };
    const song = await storePrivateFile({ store: source().store }, siteId, sold);
    const { id } = await shop.addProduct({ title: 'Song', productType: 2 });
    await app.ctx.transact((trx) => saveProduct(trx, siteId, { id, files: [song] }));
    // More than one part of a table.
    await app.ctx.transact((trx) =>
      sql`insert into installation_settings (name, value)
          select 'n-' || n, to_jsonb(repeat(md5(n::text), 2000)) from generate_series(1, 150) n`.execute(
        trx,
      ),
    );
    expect(await writeBackup(source(), file)).toMatchObject({ media: 4 });
  }, 60_000);
  afterAll(async () => {
    await app.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  /** Leaves sums behind that triggers keep: of a customer, and of stock that lies elsewhere. */
  async function sellFromTwoPlaces(shop: TestShop): Promise<void> {
    const { siteId } = shop;
    const { id, variantIds } = await shop.addProduct({
      productType: 3,
      variants: [{ stock: 5, priceCents: 1000 }],
    });
    const shopper = new Shopper(app);
    await shopper.add(id, 1);
    expect((await shopper.pay({ expectedTotalCents: 1000 })).statusCode).toBe(200);
    const { kysely } = app.ctx.database;
    await sql`update orders set is_test = false`.execute(kysely);
    await kysely
      .insertInto('stock_locations')
      .values({ site_id: siteId, id: 'cellar', name: 'Cellar', position: 1, archived_at: null })
      .execute();
    await kysely
      .insertInto('stock_levels')
      .values({
        site_id: siteId,
        variant_id: variantIds[0]!,
        location_id: 'cellar',
        quantity: 3,
      })
      .execute();
  }

  async function addAsset(siteId: string, sha256: string): Promise<void> {
    await addTestAsset(app.ctx, { siteId, sha256, byteSize: 50_000 });
  }

  it('restores every row and every file into an empty installation', async () => {
    const target = await newTarget('to');
    const counts = await restoreBackup(target, file);
    const before = await readAll(app.ctx.database);
    expect(await readAll(target.database)).toEqual(before);
    expect(Object.keys(before).length).toBeGreaterThan(25);
    expect(counts.rows).toBe(Object.values(before).flat().length);
    expect(readFiles(assets('to'))).toEqual(readFiles(assets('from')));
    expect(fs.readFileSync(path.join(folder, 'to/secret.key'), 'utf8')).toBe('a key');
    await expect(restoreBackup(target, file)).rejects.toThrow('This installation is not empty');
    await target.database.close();
  }, 60_000);

  it('is for its owner alone, and never written over another file', async () => {
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    await expect(writeBackup(source(), file)).rejects.toThrow(BackupError);
  });

  it('holds one moment, whatever is written meanwhile', async () => {
    const another = path.join(folder, 'moment.backup');
    let isWriting = true;
    const writing = (async () => {
      for (let n = 0; isWriting; n += 1) {
        await app.ctx.transact(async (trx) => {
          await sql`insert into installation_settings values (${`a-${n}`}, '1')`.execute(trx);
          await sql`insert into site_domains (host, site_id, is_primary)
            select ${`h-${n}.example`}, site_id, false from sites limit 1`.execute(trx);
        });
      }
    })();
    await writeBackup(source(), another);
    isWriting = false;
    await writing;
    const target = await newTarget('moment');
    await restoreBackup(target, another);
    const { rows } = await sql<{ a: number; h: number }>`select
      (select count(*) from installation_settings where name like 'a-%') as a,
      (select count(*) from site_domains where host like 'h-%') as h`.execute(
      target.database.kysely,
    );
    expect(rows[0]!.a).toBe(rows[0]!.h);
    await target.database.close();
  }, 60_000);

  describe('that is not whole', () => {
    it.each([
      ['cut off', (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.7))],
      ['no backup', () => Buffer.from('hello')],
    ])('restores nothing: %s', async (name, damage) => {
      const damaged = path.join(folder, `${name}.backup`);
      fs.writeFileSync(damaged, damage(fs.readFileSync(file)));
      const target = await newTarget(name);
      await expect(restoreBackup(target, damaged)).rejects.toThrow(BackupError);
      const { rows } = await sql<{ table: string | null }>`
        select to_regclass('public.sites')::text as table`.execute(target.database.kysely);
      if (rows[0]!.table) {
        expect(await target.database.db.selectFrom('sites').select('site_id').execute()).toEqual(
          [],
        );
      }
      await target.database.close();
    });
  });
});
