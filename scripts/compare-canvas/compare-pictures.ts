/** Counts the pixels in which two pictures of a page differ. */
import sharp from 'sharp';
import type { Picture } from './photograph.ts';

/** What two pictures differ in. */
export interface Difference {
  /** Pixels; rows that only one of them has count too. */
  readonly count: number;
  /** The first and last row with one, from the top of the page. */
  readonly rows: readonly [first: number, last: number] | undefined;
}

/** Both are of the same width. */
export function countDifferences(one: Picture, other: Picture): Difference {
  const differing = differingPixels(one, other);
  let count = 0;
  let first = -1;
  let last = -1;
  for (const [at, isOther] of differing.entries()) {
    if (isOther === 0) continue;
    count += 1;
    last = Math.floor(at / one.width);
    if (first < 0) first = last;
  }
  return { count, rows: count === 0 ? undefined : [first, last] };
}

/** Writes a picture of the rows between: `one`, `other`, and where they differ, beside each other. */
export async function writeDifference(
  file: string,
  {
    one,
    other,
    rows: [first, last],
  }: { one: Picture; other: Picture; rows: Difference['rows'] & {} },
): Promise<void> {
  const { width } = one;
  const top = Math.max(0, first - 40);
  const bottom = Math.min(Math.max(one.height, other.height), last + 40, top + mostRows);
  const marked = markedPicture(one, differingPixels(one, other));
  const parts = [one, other, marked].map((picture, index) => ({
    input: rowsOf(picture, top, bottom),
    raw: { width, height: bottom - top, channels: 4 as const },
    left: index * (width + gap),
    top: 0,
  }));
  await sharp({
    create: {
      width: 3 * width + 2 * gap,
      height: bottom - top,
      channels: 4,
      background: '#808080',
    },
  })
    .composite(parts)
    .png()
    .toFile(file);
}

const gap = 8;
const mostRows = 4_000;

/** For each pixel of the higher one: 1 where they differ. */
function differingPixels(one: Picture, other: Picture): Uint8Array {
  const [a, b] = [words(one), words(other)];
  const differing = new Uint8Array(Math.max(a.length, b.length));
  for (let at = 0; at < differing.length; at += 1) {
    if (a[at] !== b[at]) differing[at] = 1;
  }
  return differing;
}

function words({ pixels }: Picture): Uint32Array {
  return new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4);
}

/** Pale, with what differs in red. */
function markedPicture({ width, pixels }: Picture, differing: Uint8Array): Picture {
  const marked = Buffer.alloc(differing.length * 4, 255);
  for (let at = 0; at < differing.length; at += 1) {
    const place = at * 4;
    if (differing[at] === 1) marked.set([230, 0, 40, 255], place);
    else {
      const pale = 200 + (pixels[place + 1] ?? 255) * 0.2;
      marked.set([pale, pale, pale, 255], place);
    }
  }
  return { width, height: differing.length / width, pixels: marked };
}

function rowsOf({ width, pixels }: Picture, top: number, bottom: number): Buffer {
  const part = Buffer.alloc((bottom - top) * width * 4, 255);
  pixels.copy(part, 0, top * width * 4, Math.min(bottom * width * 4, pixels.length));
  return part;
}
