/**
 * `node scripts/make-empty-database.ts`: makes `apps/server/db/embedded/empty-database.tar.zst`,
 * the data directory that a first start unpacks instead of running initdb. Run it when the
 * version of @electric-sql/pglite changes; a test says when that was forgotten.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { startParams } from '../apps/server/db/embedded/start-pglite.ts';

const target = path.join(import.meta.dirname, '../apps/server/db/embedded/empty-database.tar.zst');
const compressionLevel = 19;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-empty-'));
try {
  const pglite = await PGlite.create(folder, {
    startParams: startParams('volatile'),
    initDbStartParams: ['--wal-segsize=4'],
  });
  // Nothing is ever made from the templates; they are two thirds of the files.
  for (const name of ['template1', 'template0']) {
    await pglite.exec(`update pg_database set datistemplate = false where datname = '${name}'`);
    await pglite.exec(`drop database ${name}`);
  }
  await pglite.exec('vacuum full');
  await pglite.close();
  const stopped = await PGlite.create(folder, { noInitDb: true });
  const tar = Buffer.from(await (await stopped.dumpDataDir('none')).arrayBuffer());
  const params = { [zlib.constants.ZSTD_c_compressionLevel]: compressionLevel };
  fs.writeFileSync(target, zlib.zstdCompressSync(tar, { params }));
  console.log(`${target}: ${fs.statSync(target).size} bytes, ${tar.length} unpacked`);
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
