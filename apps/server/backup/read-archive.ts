/** Reads the parts of a backup, one after the other. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import pg from 'pg';
import tar from 'tar-stream';
import { z } from 'zod';
import { backupFormat, BackupError, type BackupCounts, type Manifest } from './backup-format.ts';
import { hashOfKey } from '../media/asset-store.ts';
import { migrations as knownMigrations } from '../db/migrations/migrations.ts';

const manifestSchema: z.ZodType<Manifest> = z.object({
  format: z.literal(backupFormat),
  createdAt: z.string(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
const countsSchema: z.ZodType<BackupCounts> = z.object({ rows: z.number(), media: z.number() });

/**
 * Gives every part to `take`, in the order of the file.
 * @throws BackupError when the file is none or is damaged, and what `take` throws
 */
export async function readArchive(
  file: string,
  take: (name: string, content: Readable) => Promise<void>,
): Promise<void> {
  const extract = tar.extract();
  const opened = pipeline(fs.createReadStream(file), zlib.createGunzip(), extract);
  opened.catch(() => {});
  try {
    for await (const entry of extract) await take(entry.header.name, Readable.from(entry));
    await opened;
  } catch (error) {
    if (error instanceof BackupError || isFileError(error)) throw error;
    if (!isArchiveError(error)) throw error;
    throw new BackupError(`${file} is not a whole backup: ${(error as Error).message}`);
  }
}

/** What is no table and no file of a site is small; a part of zeros packs a thousandfold. */
const mostPartBytes = 16 * 1024 * 1024;

/** All bytes of a part that is to be small. @throws BackupError when it is not */
export async function readSmallPart(content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostPartBytes) throw new BackupError('The file is no backup of Sitewright.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Passes the bytes of a file of a site on, and sees that they are what its key says.
 * @throws BackupError for a key that is none of ours, and for other bytes than its hash says
 */
export async function* checkedMedia(key: string, content: Readable): AsyncGenerator<Buffer> {
  const wanted = hashOfKey(key);
  if (wanted === undefined) {
    throw new BackupError(`The backup has a file where none can lie: ${key.slice(0, 200)}`);
  }
  const hash = createHash('sha256');
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== wanted)
    throw new BackupError(`A file of the backup is damaged: ${key}`);
}

/** @throws BackupError when it is none, or of a newer version than this one */
export function parseManifest(bytes: Buffer): Manifest {
  const parsed = manifestSchema.safeParse(JSON.parse(bytes.toString()));
  if (!parsed.success) throw new BackupError('The file is no backup of Sitewright.');
  const unknown = parsed.data.migrations.find((name) => !Object.hasOwn(knownMigrations, name));
  if (unknown) {
    throw new BackupError(`The backup was made by a newer version, which knows ${unknown}.`);
  }
  return parsed.data;
}

/** What the last part says that there was. */
export function parseEnd(bytes: Buffer): BackupCounts {
  return countsSchema.parse(JSON.parse(bytes.toString()));
}

/** @throws BackupError when there is less in the file than was put into it */
export function requireWhole(
  file: string,
  { found, said }: { found: BackupCounts; said: BackupCounts | undefined },
): void {
  if (said?.rows === found.rows && said.media === found.media) return;
  throw new BackupError(`${file} is not a whole backup: its end is missing.`);
}

const isFileError = (error: unknown): boolean =>
  error instanceof Error && 'path' in error && 'syscall' in error;

const isArchiveError = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof pg.DatabaseError);
