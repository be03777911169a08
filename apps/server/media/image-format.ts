import { imageWidths } from '@sitewright/contract';
import type { PictureFormat } from './pictures/picture-work.ts';

export const formatTypes: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** For an address that asks for no width. */
const usualWidth = 1500;
const widest = Math.max(...imageWidths);

/** The formats a browser takes, the best first; the last is one that every browser takes. */
export function acceptedFormats(
  accept: string | undefined,
  isTransparent: boolean,
): PictureFormat[] {
  const wanted = accept ?? '';
  return [
    ...(wanted.includes('image/avif') ? (['avif'] as const) : []),
    ...(wanted.includes('image/webp') ? (['webp'] as const) : []),
    isTransparent ? 'png' : 'jpeg',
  ];
}

/**
 * The width that `?format=` asks for: one of the seven (ROUT-44), the next larger one for others,
 * never more than the picture has. `original` for the bytes as they were given.
 */
export function readWidth(format: unknown, imageWidth: number): number | 'original' {
  if (format === 'original') return 'original';
  const asked = typeof format === 'string' ? /^(\d{1,5})w$/.exec(format)?.[1] : undefined;
  const wanted = asked === undefined ? usualWidth : Number(asked);
  const width = imageWidths.find((known) => known >= wanted) ?? widest;
  return Math.min(width, imageWidth);
}
