import sharp from 'sharp';
import { cleanSvg } from './clean-svg.ts';
import { MediaError } from './media-errors.ts';

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

/** Pictures above this are refused, before they can fill the memory. */
export const maxPixels = 100_000_000;
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

/** First bytes of other files that sites offer, as hex with `.` for any digit, from an offset. */
const signatures: readonly { readonly pattern: RegExp; readonly type: string }[] = [
  { pattern: /^255044462d/, type: 'application/pdf' },
  { pattern: /^504b0304/, type: 'application/zip' },
  { pattern: /^.{8}66747970(?:4d3441)/, type: 'audio/mp4' },
  { pattern: /^.{8}66747970/, type: 'video/mp4' },
  { pattern: /^1a45dfa3/, type: 'video/webm' },
  { pattern: /^(?:494433|fff[bf3])/, type: 'audio/mpeg' },
  { pattern: /^4f676753/, type: 'audio/ogg' },
  { pattern: /^52494646.{8}57415645/, type: 'audio/wav' },
  { pattern: /^774f4632/, type: 'font/woff2' },
];

/**
 * Looks at the bytes of an upload.
 * @throws MediaError when it is too large, broken, or cannot be made safe.
 */
export async function recognise(bytes: Buffer): Promise<Recognised> {
  if (bytes.length === 0) throw new MediaError('EMPTY');
  if (bytes.length > maxFileBytes) throw new MediaError('TOO_LARGE');
  if (looksLikeSvg(bytes)) return recogniseSvg(bytes);
  const image = await readImage(bytes);
  if (image !== undefined) return image;
  const head = bytes.subarray(0, 32).toString('hex');
  const known = signatures.find(({ pattern }) => pattern.test(head))?.type;
  const contentType = known ?? (isText(bytes) ? 'text/plain' : 'application/octet-stream');
  return { kind: 'file', contentType, width: 0, height: 0, bytes };
}

async function readImage(bytes: Buffer): Promise<Recognised | undefined> {
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const contentType = imageTypes[metadata?.format ?? ''];
  if (metadata === undefined || contentType === undefined) return undefined;
  if (bytes.length > maxImageBytes) throw new MediaError('IMAGE_TOO_LARGE');
  const { width, height } = metadata.autoOrient;
  if (!width || !height) throw new MediaError('BROKEN_IMAGE');
  if (width * height * (metadata.pages ?? 1) > maxPixels) throw new MediaError('TOO_MANY_PIXELS');
  return { kind: 'image', contentType, width, height, bytes };
}

function looksLikeSvg(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 1000).toString('utf8');
  return /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?>\s*)*<svg[\s>]/i.test(
    head,
  );
}

async function recogniseSvg(bytes: Buffer): Promise<Recognised> {
  const clean = cleanSvg(bytes.toString('utf8'));
  if (clean === undefined) throw new MediaError('UNSAFE_SVG');
  const safe = Buffer.from(clean);
  const size = await sharp(safe)
    .metadata()
    .catch(() => undefined);
  if (size === undefined) throw new MediaError('BROKEN_IMAGE');
  return {
    kind: 'image',
    contentType: 'image/svg+xml',
    width: size.width,
    height: size.height,
    bytes: safe,
  };
}

function isText(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 4096);
  if (head.includes(0)) return false;
  // A character cut at the end of the piece is fine.
  const text = head.toString('utf8');
  return !text.slice(0, -1).includes('\uFFFD');
}
