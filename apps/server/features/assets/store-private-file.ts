import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '@sitewright/contract';
import { privateKey, type AssetStore } from '../../media/asset-store.ts';
import { safeFilename } from '../../media/prepare-asset.ts';

/** A file whose bytes are kept; a product's draft takes it. */
export interface PrivateFile {
  filename: string;
  byteSize: number;
  sha256: string;
}

/**
 * Keeps a file that no address leads to: it has no row among the assets. Not for use inside a
 * transaction; bytes without a product do no harm.
 */
export async function storePrivateFile(
  { store }: { store: AssetStore },
  siteId: string,
  file: { filename: string; bytes?: Buffer; path?: string },
): Promise<PrivateFile> {
  const bytes = file.bytes ?? (await readFile(file.path ?? ''));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await store.put(privateKey(siteId, sha256), bytes, 'application/octet-stream');
  const filename = safeFilename(file.filename, 'application/octet-stream');
  return { filename, byteSize: bytes.length, sha256 };
}

/**
 * The same for a file that lies on this machine, however large, without holding it; it is gone
 * then. Not for use inside a transaction.
 */
export async function takePrivateFile(
  { store }: { store: AssetStore },
  siteId: string,
  { filename, path }: { filename: string; path: string },
): Promise<PrivateFile> {
  const { size: byteSize } = await stat(path);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const sha256 = hash.digest('hex');
  await store.take(privateKey(siteId, sha256), path, 'application/octet-stream');
  return { filename: safeFilename(filename, 'application/octet-stream'), byteSize, sha256 };
}

/**
 * Files whose bytes were kept, or none of them.
 * @throws ApiError `upload_incomplete`
 */
export async function requirePrivateFiles(
  { store }: { store: AssetStore },
  siteId: string,
  files: readonly Pick<PrivateFile, 'sha256'>[],
): Promise<void> {
  for (const { sha256 } of files) {
    const first = await store.open(privateKey(siteId, sha256), { start: 0, end: 0 });
    first?.destroy();
    if (!first) throw new ApiError('upload_incomplete');
  }
}
