import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { ApiError } from '@sitewright/contract';
import { originalKey, type AssetStore } from './asset-store.ts';
import type { PictureMaker } from './pictures/picture-maker.ts';
import { recognise, type Recognised } from './recognise.ts';

/** Where bytes are kept, and who looks at pictures. */
export interface AssetKeeper {
  readonly store: AssetStore;
  readonly pictures: PictureMaker;
}

/** A file to keep: its bytes, or where they lie. */
export interface AssetInput {
  readonly bytes?: Buffer;
  readonly path?: string;
  /** As the owner named it; made harmless here. */
  readonly filename: string;
  readonly altText?: string;
  readonly title?: string;
  /** Where it was fetched from; finds it again at the next import. */
  readonly sourceUrl?: string;
}

/** An asset whose bytes are kept and whose row is not written yet. */
export interface PreparedAsset {
  readonly siteId: string;
  readonly input: AssetInput;
  readonly recognised: Omit<Recognised, 'bytes'>;
  readonly byteSize: number;
  readonly sha256: string;
  readonly colorData: Readonly<Record<string, string>>;
}

/**
 * Looks at a file and keeps its bytes. Not for use inside a transaction: the store may be a
 * bucket. Follow with `saveAsset`; bytes without a row do no harm.
 * @throws ApiError
 */
export async function prepareAsset(
  { store, pictures }: AssetKeeper,
  siteId: string,
  input: AssetInput,
): Promise<PreparedAsset> {
  const given = input.bytes ?? (await readFile(input.path ?? ''));
  const { bytes, ...recognised } = await recognise(pictures, given);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const colorData = recognised.kind === 'image' ? await colorsOf(pictures, bytes) : {};
  await store.put(originalKey(siteId, sha256), bytes, recognised.contentType);
  return { siteId, input, recognised, byteSize: bytes.length, sha256, colorData };
}

/** Also proves that the whole picture can be decoded. */
async function colorsOf(pictures: PictureMaker, bytes: Buffer): Promise<Record<string, string>> {
  try {
    return { ...(await pictures.run('readColorData', bytes)) };
  } catch {
    throw new ApiError('picture_broken');
  }
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/gif': '.gif',
  'image/avif': '.avif',
  'image/svg+xml': '.svg',
};

/** No folders, no odd characters, and the extension of what a picture really is. */
export function safeFilename(name: string, contentType: string): string {
  const clean = basename(name.replaceAll('\\', '/'))
    .normalize('NFC')
    // Control characters have no place in a name.
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f<>:"|?*#%&{}$!'`@+=]/g, '')
    .replace(/\s+/g, '-')
    .replace(/^\.+/, '')
    .slice(-120);
  const extension = extensions[contentType];
  if (extension === undefined) return clean || 'file';
  const stem = clean.replace(/\.[a-z0-9]{2,5}$/i, '') || 'image';
  return stem + extension;
}
