import type { Args, Formatter } from '@sitewright/template';
import { firstIsInteger } from '../values/arg-rules.ts';
import { asText } from '../values/read.ts';

interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** Reads `WxH`; undefined for anything else. FMT-05. */
function parseDimensions(value: unknown): Dimensions | undefined {
  const [width, height, ...rest] = asText(value).split('x');
  if (width === undefined || height === undefined || rest.length > 0) return undefined;
  const size = { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
  return Number.isNaN(size.width) || Number.isNaN(size.height) ? undefined : size;
}

const BAD_SOURCE = "Invalid source parameter. Pass in 'originalSize'.";

/** Thumbnails by the width from which the next one is needed. FMT-14. */
const thumbnailSteps = [
  { above: 1000, size: '1500w' },
  { above: 750, size: '1000w' },
  { above: 500, size: '750w' },
  { above: 300, size: '500w' },
  { above: 100, size: '300w' },
] as const;

function thumbnailFor(width: number): string {
  return thumbnailSteps.find(({ above }) => width > above)?.size ?? '100w';
}

function parseSize({ list }: Args): number {
  return Number.parseInt(list[0] ?? '', 10);
}

/** Scales one side with the other; a size that cannot be computed is 0. */
function scale(side: number, requested: number, other: number): number {
  return Math.trunc(side * (requested / other)) | 0;
}

/** One side of a size. */
export const height: Formatter = {
  name: 'height',
  run: (value) => parseDimensions(value)?.height,
};

/** The other side of a size. */
export const width: Formatter = {
  name: 'width',
  run: (value) => parseDimensions(value)?.width,
};

/** Height after scaling. FMT-04, FMT-05. */
export const resizedHeightForWidth: Formatter<number> = {
  name: 'resizedHeightForWidth',
  needsArgs: true,
  checkArgs: firstIsInteger,
  prepare: parseSize,
  run: (value, requested) => {
    const size = parseDimensions(value);
    return size ? scale(size.height, requested, size.width) : BAD_SOURCE;
  },
};

/** Width after scaling. FMT-04, FMT-05. */
export const resizedWidthForHeight: Formatter<number> = {
  name: 'resizedWidthForHeight',
  needsArgs: true,
  checkArgs: firstIsInteger,
  prepare: parseSize,
  run: (value, requested) => {
    const size = parseDimensions(value);
    return size ? scale(size.width, requested, size.height) : BAD_SOURCE;
  },
};

/** The stored width to load. FMT-14. */
export const squarespaceThumbnailForWidth: Formatter<number> = {
  name: 'squarespaceThumbnailForWidth',
  needsArgs: true,
  checkArgs: firstIsInteger,
  prepare: parseSize,
  run: (_, requested) => thumbnailFor(requested),
};

/** The stored width to load, by height. FMT-14. */
export const squarespaceThumbnailForHeight: Formatter<number> = {
  name: 'squarespaceThumbnailForHeight',
  needsArgs: true,
  checkArgs: firstIsInteger,
  prepare: parseSize,
  run: (value, requested) => {
    const size = parseDimensions(value);
    return size ? thumbnailFor(scale(size.width, requested, size.height)) : BAD_SOURCE;
  },
};
