/** Tables on the clipboard as spreadsheets write them: tabs between cells, quotes around odd ones. */

/** Rows of cells. A line break at the very end is none of a row of its own. */
export function readTable(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const normal = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  while (at <= normal.length) {
    const { cell, next } = readCell(normal, at);
    row.push(cell);
    if (normal[next] !== '\t') {
      rows.push(row);
      row = [];
    }
    at = next + 1;
  }
  return rows;
}

/** A cell from here to the tab, line break or end behind it. */
function readCell(text: string, start: number): { cell: string; next: number } {
  if (text[start] === '"') {
    const quoted = /"((?:[^"]|"")*)"(?=[\t\n]|$)/y;
    quoted.lastIndex = start;
    const found = quoted.exec(text);
    // A quote that nobody closes is part of the text: 5" pipes.
    if (found) return { cell: (found[1] ?? '').replaceAll('""', '"'), next: quoted.lastIndex };
  }
  const plain = /[^\t\n]*/y;
  plain.lastIndex = start;
  const [cell = ''] = plain.exec(text) ?? [];
  return { cell, next: start + cell.length };
}

/** The same the other way. */
export function writeTable(rows: readonly (readonly string[])[]): string {
  const write = (cell: string) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((row) => row.map(write).join('\t')).join('\n');
}
