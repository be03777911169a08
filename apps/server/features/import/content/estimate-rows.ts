/** How many rows of a grid a piece will need, before anybody has seen it. */
import type { Piece } from './markup/piece.ts';

/** Pixels of a row with the gap below it, and of a column of 12. */
const rowPixels = 35;
const columnPixels = 95;

/** Rows grow with what stands in them: a little too few is better than a hole. */
const caution = 0.8;

/** One at least. */
export function estimateRows({ type, data, pictures = [] }: Piece, span: number): number {
  const width = span * columnPixels;
  const words = data['html'] ?? data['text'] ?? data['quote'] ?? '';
  const text = typeof words === 'string' ? words.replaceAll(/<[^<>]*>/g, '') : '';
  const lines = Math.ceil(text.length / (width / 9));
  const pixels: Readonly<Record<string, number>> = {
    text: lines * 27,
    heading: lines * 50,
    quote: lines * 40,
    image: width * 0.66,
    gallery: Math.ceil(pictures.length / 3) * (width / 3),
    embed: width * 0.56,
    table: Object.keys((data['rows'] as object | undefined) ?? {}).length * 42,
    spacer: Number(data['height'] ?? 32),
  };
  return Math.max(1, Math.round(((pixels[type] ?? rowPixels) / rowPixels) * caution));
}
