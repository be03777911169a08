/** One record of a file, read by column name. */
export interface Row {
  /** Where it starts in the file, from 1; the header is line 1. */
  line: number;
  cells: readonly string[];
  columns: ReadonlyMap<string, number>;
}

/** The form in which column names are compared. */
export function normaliseColumn(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, ' ');
}

/** Index of every named column; the first wins where a name repeats. */
export function indexColumns(header: readonly string[]): Map<string, number> {
  const columns = new Map<string, number>();
  for (const [index, name] of header.entries()) {
    const key = normaliseColumn(name);
    if (key && !columns.has(key)) columns.set(key, index);
  }
  return columns;
}

/** The trimmed text of the first of these columns that has any; '' when none has. */
export function cell(row: Row, ...names: readonly string[]): string {
  for (const name of names) {
    const index = row.columns.get(name);
    const text = index === undefined ? '' : (row.cells[index] ?? '').trim();
    if (text !== '') return text;
  }
  return '';
}
