/** From pixels of the page to cells of a section's grid, and back. */

/** Lines of a grid, in pixels from its corner: one more than there are columns or rows. */
export interface GridLines {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
}

/** Reads where the lines of a grid stand. */
export function readGridLines(grid: HTMLElement): GridLines {
  const style = grid.ownerDocument.defaultView?.getComputedStyle(grid);
  const gap = Number.parseFloat(style?.columnGap ?? '') || 0;
  const rowGap = Number.parseFloat(style?.rowGap ?? '') || 0;
  return {
    columns: linesOf(sizesOf(style?.gridTemplateColumns), gap),
    rows: linesOf(sizesOf(style?.gridTemplateRows), rowGap),
  };
}

function sizesOf(template: string | undefined): number[] {
  return (template ?? '')
    .split(' ')
    .map((size) => Number.parseFloat(size))
    .filter((size) => Number.isFinite(size));
}

function linesOf(sizes: readonly number[], gap: number): number[] {
  let at = 0;
  const lines = [0];
  for (const size of sizes) {
    at += size + gap;
    lines.push(at);
  }
  return lines;
}

/** Height of a row that nothing stands in yet, with its gap, in px. */
const emptyRow = 35;

/** The line next to a place, counted from 0. Rows go on below the last one. */
export function nearestLine(lines: readonly number[], at: number, isEndless: boolean): number {
  const last = lines.at(-1) ?? 0;
  if (isEndless && at > last) return lines.length - 1 + Math.round((at - last) / emptyRow);
  let best = 0;
  for (const [index, line] of lines.entries()) {
    if (Math.abs(line - at) < Math.abs((lines[best] ?? 0) - at)) best = index;
  }
  return best;
}

/** Where a line stands, also one below the last. */
export function placeOfLine(lines: readonly number[], index: number): number {
  const known = lines[index];
  if (known !== undefined) return known;
  return (lines.at(-1) ?? 0) + (index - lines.length + 1) * emptyRow;
}

/** Where a line stands, or the middle of a cell: one and a half is the middle of the second. */
export function placeOfHalfLine(lines: readonly number[], index: number): number {
  const [low, high] = [Math.floor(index), Math.ceil(index)];
  return (placeOfLine(lines, low) + placeOfLine(lines, high)) / 2;
}
