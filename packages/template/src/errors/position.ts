/** A place in a text; both count from 1, columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

let latest: { readonly source: string; readonly starts: readonly number[] } | undefined;

/**
 * The line and column of an offset, in time logarithmic in the number of lines.
 * The line table of the latest text is kept, since errors of one text come together.
 */
export function positionAt(source: string, offset: number): Position {
  if (latest?.source !== source) latest = { source, starts: lineStarts(source) };
  const { starts } = latest;
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - starts[low]! + 1 };
}

function lineStarts(source: string): number[] {
  const starts = [0];
  for (let i = source.indexOf('\n'); i !== -1; i = source.indexOf('\n', i + 1)) starts.push(i + 1);
  return starts;
}
