/** Writes the whole installation into one file, as it was at one moment, while it runs. */
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import tar, { type Pack } from 'tar-stream';
import type { OpenDatabase } from '../db/database.ts';
import { syncFolder } from '../db/sync-folder.ts';
import { originalKey, privateKey, type AssetStore } from '../media/asset-store.ts';
import {
  backupFormat,
  BackupError,
  endName,
  filePrefix,
  isOwnFile,
  manifestName,
  mediaPrefix,
  tablePrefix,
  type BackupCounts,
  type Manifest,
  type TableContent,
} from './backup-format.ts';
import { listMigrations, listTables } from './list-tables.ts';

export interface BackupSource {
  database: OpenDatabase;
  store: AssetStore;
  dataDir: string;
  now: () => Date;
  /** Hears now and then what was written so far. */
  onProgress?: (counts: BackupCounts) => Promise<void>;
  /** Gives the file up: nothing of it stays. */
  signal?: AbortSignal;
}

/** Rows of a table leave in parts of this size, because a part of an archive says its size first. */
const partBytes = 4 * 1024 * 1024;
/** Pictures hardly get smaller; rows do at any level. */
const gzipLevel = 3;

/**
 * Writes `file`, which must not exist; it appears whole or not at all, for its owner alone.
 * Answers what it holds.
 * @throws BackupError when `file` exists
 */
export async function writeBackup(source: BackupSource, file: string): Promise<BackupCounts> {
  if (fs.existsSync(file)) throw new BackupError(`${file} exists already.`);
  const unfinished = `${file}.part`;
  const pack = tar.pack();
  const target = fs.createWriteStream(unfinished, { mode: 0o600, flush: true });
  const written = pipeline(pack, zlib.createGzip({ level: gzipLevel }), target);
  try {
    const [counts] = await Promise.all([fill(pack, source), written]);
    fs.renameSync(unfinished, file);
    await syncFolder(path.dirname(file));
    return counts;
  } catch (error) {
    pack.destroy();
    await written.catch(() => {});
    fs.rmSync(unfinished, { force: true });
    throw error;
  }
}

async function fill(pack: Pack, source: BackupSource): Promise<BackupCounts> {
  const client = new pg.Client({ ...source.database.connection, statement_timeout: 0 });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const counts = await addAll(pack, client, source);
    await client.query('commit');
    pack.finalize();
    return counts;
  } finally {
    await client.end();
  }
}

async function addAll(pack: Pack, client: pg.Client, source: BackupSource): Promise<BackupCounts> {
  const manifest: Manifest = {
    format: backupFormat,
    createdAt: source.now().toISOString(),
    migrations: await listMigrations(client),
    tables: await listTables(client),
  };
  await add(pack, manifestName, JSON.stringify(manifest));
  await addFiles(pack, source.dataDir);
  const counts = { rows: 0, media: await addMedia(pack, client, source) };
  for (const table of manifest.tables) {
    source.signal?.throwIfAborted();
    counts.rows += await addTable(pack, client, table);
    await source.onProgress?.(counts);
  }
  await add(pack, endName, JSON.stringify(counts));
  return counts;
}

/** Keys and the like; the database, media and caches are folders. */
async function addFiles(pack: Pack, dataDir: string): Promise<void> {
  const entries = fs.existsSync(dataDir) ? fs.readdirSync(dataDir, { withFileTypes: true }) : [];
  for (const entry of entries) {
    if (!entry.isFile() || !isOwnFile(entry.name)) continue;
    await add(pack, filePrefix + entry.name, fs.readFileSync(path.join(dataDir, entry.name)));
  }
}

/** Smaller pictures are made again of the originals; what was sold is there too. Answers how many. */
async function addMedia(
  pack: Pack,
  client: pg.Client,
  { store, onProgress, signal }: BackupSource,
): Promise<number> {
  const { rows } = await client.query<{ site_id: string; sha256: string; is_private: boolean }>(
    `select site_id, sha256, false as is_private from public.assets
     union select site_id, sha256, false from public.asset_versions
     union select site_id, original_sha256, false from public.assets
       where original_sha256 is not null
     union select site_id, original_sha256, false from public.asset_versions
       where original_sha256 is not null
     union select site_id, sha256, true from public.product_files
     union select site_id, sha256, true from public.download_files
     order by site_id, sha256`,
  );
  let count = 0;
  for (const { site_id: siteId, sha256, is_private: isPrivate } of rows) {
    signal?.throwIfAborted();
    const key = isPrivate ? privateKey(siteId, sha256) : originalKey(siteId, sha256);
    const size = await store.size(key);
    const bytes = size === undefined ? undefined : await store.open(key);
    // Removed after the moment of this backup, or never there.
    if (size === undefined || !bytes) continue;
    await pipeline(bytes, pack.entry({ name: mediaPrefix + key, mode: 0o600, size }));
    count += 1;
    await onProgress?.({ rows: 0, media: count });
  }
  return count;
}

async function addTable(pack: Pack, client: pg.Client, table: TableContent): Promise<number> {
  const columns = table.columns.map((name) => pg.escapeIdentifier(name)).join(', ');
  const copy = copyTo(`copy public.${pg.escapeIdentifier(table.name)} (${columns}) to stdout`);
  let part = 0;
  let waiting: Buffer[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    part += 1;
    const number = String(part).padStart(6, '0');
    await add(pack, `${tablePrefix}${table.name}/${number}`, Buffer.concat(waiting));
    waiting = [];
    size = 0;
  };
  for await (const chunk of client.query(copy)) {
    waiting.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size >= partBytes) await flush();
  }
  if (size > 0) await flush();
  return copy.rowCount;
}

/** Waits until the archive has taken it, so that memory stays small. */
async function add(pack: Pack, name: string, content: string | Buffer): Promise<void> {
  const bytes = Buffer.from(content);
  const entry = pack.entry({ name, mode: 0o600, size: bytes.length });
  await pipeline(Readable.from([bytes]), entry);
}
