/** A dataset while it is typed: texts in cells; the first row and the first column are names. */
import { datasetSchema, mostValue, type Dataset } from '@sitewright/blocks';
import { datasetLimits } from '@sitewright/contract';
import { plainNumber } from '../../features/products/sheet/read-typed.ts';
import { decimalSign } from '../../texts/decimal-sign.ts';

/** Rows of cells, all of one length. */
export type Grid = readonly (readonly string[])[];

/** Of a grid that nothing was typed in: names and a few rows to begin with. */
const beginning = { rows: 5, columns: 3 };
const most = { rows: datasetLimits.maxRows + 1, columns: datasetLimits.maxColumns + 1 };

const blank = (rows: number, columns: number): string[][] =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));

/** What is typed already. Numbers have the decimal sign of the locale (BCP 47). */
export function gridOf(data: unknown, locale: string): Grid {
  const read = datasetSchema.safeParse(data);
  if (!read.success || read.data.columns.length === 0 || read.data.rows.length === 0) {
    return blank(beginning.rows, beginning.columns);
  }
  const { seriesLabel, columns, rows } = read.data;
  const write = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : String(value).replace('.', decimalSign(locale));
  return [
    [seriesLabel, ...columns],
    ...rows.map(({ name, values }) => [name, ...columns.map((_, at) => write(values[at]))]),
  ];
}

/** The grid with another text in a cell. */
export function setCell(grid: Grid, row: number, column: number, text: string): Grid {
  return grid.with(row, grid[row]!.with(column, text));
}

/** The grid with a row, or column, at its end; undefined when there are as many as fit. DATA-06 */
export function addRow(grid: Grid): Grid | undefined {
  return grid.length < most.rows ? [...grid, ...blank(1, grid[0]!.length)] : undefined;
}

/** As {@link addRow}. */
export function addColumn(grid: Grid): Grid | undefined {
  return grid[0]!.length < most.columns ? grid.map((row) => [...row, '']) : undefined;
}

/** The grid without a row; undefined for the last one. DATA-03 */
export function removeRow(grid: Grid, at: number): Grid | undefined {
  return grid.length > 2 ? grid.toSpliced(at, 1) : undefined;
}

/** As {@link removeRow}. */
export function removeColumn(grid: Grid, at: number): Grid | undefined {
  return grid[0]!.length > 2 ? grid.map((row) => row.toSpliced(at, 1)) : undefined;
}

/**
 * Puts a table into the grid from a cell on. The grid grows as far as it may, and says whether
 * something was left out. DATA-06
 */
export function pasteInto(
  grid: Grid,
  row: number,
  column: number,
  table: Grid,
): { readonly grid: Grid; readonly isTruncated: boolean } {
  const height = row + table.length;
  const width = column + Math.max(...table.map(({ length }) => length));
  const pasted = blank(
    Math.max(grid.length, Math.min(most.rows, height)),
    Math.max(grid[0]!.length, Math.min(most.columns, width)),
  ).map((cells, y) =>
    cells.map((_, x) => {
      const isNew = y >= row && x >= column;
      return (isNew ? table[y - row]?.[x - column] : undefined) ?? grid[y]?.[x] ?? '';
    }),
  );
  return { grid: pasted, isTruncated: height > most.rows || width > most.columns };
}

/** The number in a cell; undefined for a text that is none. A percent sign stands for itself. */
export function readNumber(text: string, locale: string): number | undefined {
  // No currency has this code: signs of all of them are taken away.
  const plain = plainNumber(text.replace(/\s*%$/, ''), { locale, currency: 'XXX' });
  const value = plain === undefined ? undefined : Number(plain);
  return value !== undefined && Math.abs(value) <= mostValue ? value : undefined;
}

/** What a grid says. Rows and columns without a letter are none. */
interface ReadGrid {
  readonly dataset: Dataset;
  /** There is no row, no column, or no number. DATA-03, DATA-04 */
  readonly isEmpty: boolean;
  /** A row lacks a number. DATA-05 */
  readonly isIncomplete: boolean;
}

/** Reads what was typed. What is no number is missing. */
export function readGrid(grid: Grid, locale: string): ReadGrid {
  const isTyped = (text: string | undefined) => text !== undefined && text.trim() !== '';
  const [head = [], ...body] = grid;
  const typedRows = body.filter((row) => row.some(isTyped));
  const columns = head
    .map((name, at) => ({ name: name.trim().slice(0, 200), at }))
    .filter(({ name, at }) => at > 0 && (name !== '' || typedRows.some((row) => isTyped(row[at]))));
  const rows = typedRows.map((row) => ({
    name: (row[0] ?? '').trim().slice(0, 200),
    values: columns.map(({ at }) => readNumber(row[at] ?? '', locale) ?? null),
  }));
  const values = rows.flatMap((row) => row.values);
  return {
    dataset: {
      seriesLabel: (head[0] ?? '').trim().slice(0, 200),
      columns: columns.map(({ name }) => name),
      rows,
    },
    isEmpty: values.every((value) => value === null),
    isIncomplete: values.includes(null),
  };
}
