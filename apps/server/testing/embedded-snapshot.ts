/** A migrated embedded database as one file, made once and loaded into memory by every test. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from '../db/database.ts';
import { openThroughPeer } from '../db/embedded/open-through-peer.ts';
import { extensions, pglitePeer, startParams } from '../db/embedded/start-pglite.ts';
import { unpackEmptyDatabase } from '../db/embedded/unpack-empty-database.ts';
import { migrate } from '../db/migrate.ts';
import { schemaHash } from './schema-hash.ts';

const cacheDir = path.join(import.meta.dirname, '../../../node_modules/.cache/sitewright');
const wasmUrl = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));

let wasmModule: Promise<WebAssembly.Module> | undefined;
let snapshot: Promise<Blob> | undefined;

/** A database of its own in memory, migrated and empty. */
export async function openFromSnapshot(): Promise<OpenDatabase> {
  snapshot ??= readSnapshot();
  return open(await startInMemory(await snapshot));
}

async function startInMemory(loadDataDir: Blob): Promise<PGlite> {
  wasmModule ??= WebAssembly.compile(fs.readFileSync(wasmUrl));
  return PGlite.create({
    loadDataDir,
    pgliteWasmModule: await wasmModule,
    startParams: startParams('volatile'),
    extensions,
  });
}

function open(pglite: PGlite): OpenDatabase {
  return openThroughPeer(pglitePeer(pglite), {
    onLost: () => {},
    close: () => pglite.close(),
  });
}

async function readSnapshot(): Promise<Blob> {
  const file = path.join(cacheDir, `test-database-${schemaHash()}.tar`);
  if (!fs.existsSync(file)) await writeSnapshot(file);
  return new Blob([fs.readFileSync(file)]);
}

/** Test files that start together may each make one; the last rename wins, all are the same. */
async function writeSnapshot(file: string): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-snapshot-'));
  try {
    const data = path.join(folder, 'database');
    unpackEmptyDatabase(data);
    await makeMigratedFolder(data);
    const dump = await dumpFolder(data);
    fs.mkdirSync(cacheDir, { recursive: true });
    const temporary = `${file}.${process.pid}`;
    fs.writeFileSync(temporary, Buffer.from(await dump.arrayBuffer()));
    fs.renameSync(temporary, file);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Ends the database in order, so that a copy has nothing to recover when it starts. */
async function makeMigratedFolder(folder: string): Promise<void> {
  const database = open(
    await PGlite.create(folder, { startParams: startParams('volatile'), extensions }),
  );
  await migrate(database.kysely);
  await database.close();
}

async function dumpFolder(folder: string): Promise<Blob> {
  const stopped = await PGlite.create(folder, { noInitDb: true });
  return stopped.dumpDataDir('none');
}
