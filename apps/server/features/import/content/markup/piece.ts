/** What HTML of another site is cut into, before its pictures are had. */
import type { FoundPicture } from '../content-things.ts';

/** What becomes a block. */
export interface Piece {
  /** The type of the block. */
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Pictures that the block shows: one of an image, all of a gallery. */
  readonly pictures?: readonly FoundPicture[];
}

/** Pieces below each other, on so many of 12 columns. */
export interface PieceColumn {
  readonly span: number;
  readonly pieces: readonly Piece[];
}

/** Columns beside each other. */
export type PieceRow = readonly PieceColumn[];

/** What reading HTML needs to know of the site it comes from. */
export interface MarkupScope {
  /** The address of the old site: links to it become links of this one. */
  readonly origin: URL | undefined;
  /** Tells something for the report. */
  readonly note: (code: string, reason: string) => void;
  /** A picture of the library of the old site, by its number there. */
  readonly pictureOf?: (id: string) => FoundPicture | undefined;
  /** Blocks that several pages share, by their number. */
  readonly sharedOf?: (id: string) => string | undefined;
}

/** Columns without a width share what is left; the sum of all is 12. */
export function toSpans(widths: readonly (number | undefined)[]): number[] {
  const known = widths.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const open = widths.filter((width) => width === undefined).length;
  const rest = Math.max(100 - known, 0) / Math.max(open, 1);
  const shares = widths.map((width) => Math.max(width ?? rest, 1));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const spans = shares.map((share) => Math.max(Math.round((share / total) * 12), 1));
  const widest = spans.indexOf(Math.max(...spans));
  spans[widest]! += 12 - spans.reduce((sum, span) => sum + span, 0);
  return spans;
}
