import { ApiError } from '@sitewright/contract';
import { fileTypeFromBuffer } from 'file-type';
import { cleanSvg } from './clean-svg.ts';
import { startsWithSvg } from './starts-with-svg.ts';
import type { PictureMaker } from './pictures/picture-maker.ts';
import { maxPixels } from './pictures/max-pixels.ts';

/** What a file is, by its bytes; names and headers are not believed. */
export interface Recognised {
  readonly kind: 'image' | 'file';
  readonly contentType: string;
  /** Of a picture as it is shown, turned upright; 0 for a file. */
  readonly width: number;
  readonly height: number;
  /** The bytes to keep: cleaned, when they are an SVG. */
  readonly bytes: Buffer;
}

const maxFileBytes = 100 * 1024 * 1024;
const maxImageBytes = 20 * 1024 * 1024;

const imageTypes: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  heif: 'image/avif',
};

/**
 * Looks at the bytes of an upload.
 * @throws ApiError when it is too large, broken, or cannot be made safe.
 */
export async function recognise(pictures: PictureMaker, bytes: Buffer): Promise<Recognised> {
  if (bytes.length === 0) throw new ApiError('file_empty');
  if (bytes.length > maxFileBytes) throw new ApiError('file_too_large');
  if (startsWithSvg(bytes)) return recogniseSvg(pictures, bytes);
  const known = (await fileTypeFromBuffer(bytes))?.mime;
  const image = known?.startsWith('image/') ? await readImage(pictures, bytes) : undefined;
  if (image !== undefined) return image;
  const contentType = known ?? (isText(bytes) ? 'text/plain' : 'application/octet-stream');
  return { kind: 'file', contentType, width: 0, height: 0, bytes };
}

/** The media type of a file by its first bytes, as {@link recognise} would find it. */
export async function recogniseHead(head: Buffer): Promise<string> {
  if (startsWithSvg(head)) return 'image/svg+xml';
  const known = (await fileTypeFromBuffer(head))?.mime;
  return known ?? (isText(head) ? 'text/plain' : 'application/octet-stream');
}

async function readImage(pictures: PictureMaker, bytes: Buffer): Promise<Recognised | undefined> {
  const facts = await pictures.run('describe', bytes);
  const contentType = imageTypes[facts?.format ?? ''];
  if (facts === undefined || contentType === undefined) return undefined;
  if (bytes.length > maxImageBytes) throw new ApiError('picture_too_large');
  const { width, height, pages } = facts;
  if (!width || !height) throw new ApiError('picture_broken');
  if (width * height * pages > maxPixels) throw new ApiError('too_many_pixels');
  return { kind: 'image', contentType, width, height, bytes };
}

async function recogniseSvg(pictures: PictureMaker, bytes: Buffer): Promise<Recognised> {
  const clean = cleanSvg(bytes.toString('utf8'));
  if (clean === undefined) throw new ApiError('svg_unsafe');
  const safe = Buffer.from(clean);
  const facts = await pictures.run('describe', safe);
  if (facts === undefined) throw new ApiError('picture_broken');
  const { width, height } = facts;
  return { kind: 'image', contentType: 'image/svg+xml', width, height, bytes: safe };
}

function isText(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 4096);
  if (head.includes(0)) return false;
  // A character cut at the end of the piece is fine.
  const text = head.toString('utf8');
  return !text.slice(0, -1).includes('\uFFFD');
}
