/** A first start unpacks a ready-made data directory; initdb would take seconds. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { readTar } from './read-tar.ts';

/** Made by scripts/make-empty-database.ts. */
const archiveFile = path.join(import.meta.dirname, 'empty-database.tar.zst');

/**
 * Puts an empty database at `folder`, unless one is there. It appears there whole and synced, or
 * not at all. The caller holds the lock of the parent folder.
 */
export function unpackEmptyDatabase(folder: string): void {
  if (fs.existsSync(folder)) return;
  const unfinished = `${folder}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { mode: 0o700 });
  for (const entry of readTar(zlib.zstdDecompressSync(fs.readFileSync(archiveFile)))) {
    const target = path.join(unfinished, entry.name);
    if (entry.isFolder) fs.mkdirSync(target, { recursive: true, mode: 0o700 });
    else fs.writeFileSync(target, entry.content, { flush: true, mode: 0o600 });
  }
  fs.renameSync(unfinished, folder);
}
