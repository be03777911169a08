/** Keeps a file that lies on this machine already, however large, without holding it in memory. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { originalKey } from './asset-store.ts';
import { prepareAsset, type AssetKeeper, type PreparedAsset } from './prepare-asset.ts';
import { recogniseHead } from './recognise.ts';

/** A file that was uploaded, and what is asked of it once it is known what it is. */
export interface UploadedFile {
  /** Gone when the bytes were kept. */
  readonly path: string;
  readonly filename: string;
  /** Throws what refuses it; the media type is that of the bytes. */
  readonly check: (found: { readonly contentType: string; readonly byteSize: number }) => void;
}

const headBytes = 8192;

/**
 * Looks at it and keeps its bytes. Not for use inside a transaction. Follow with `saveAsset`.
 * @throws ApiError
 */
export async function prepareUpload(
  keeper: AssetKeeper,
  siteId: string,
  { path, filename, check }: UploadedFile,
): Promise<PreparedAsset> {
  const { size: byteSize } = await stat(path);
  const contentType = await recogniseHead(await readHead(path));
  check({ contentType, byteSize });
  if (contentType.startsWith('image/')) {
    return prepareAsset(keeper, siteId, { bytes: await readFile(path), filename });
  }
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const sha256 = hash.digest('hex');
  await keeper.store.take(originalKey(siteId, sha256), path, contentType);
  const recognised = { kind: 'file' as const, contentType, width: 0, height: 0 };
  return { siteId, input: { filename }, recognised, byteSize, sha256, colorData: {} };
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
