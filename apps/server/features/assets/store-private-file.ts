import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
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
