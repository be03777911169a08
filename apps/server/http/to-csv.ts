/** Rows as people take them along. */
import { stringify } from 'csv-stringify/sync';

/** How a cell begins that a spreadsheet would compute. A number below zero is none of them. */
const formula = /^(?!-[\d.]+$)[=+\-@\t\r＝＋－＠]/;

/** Lines of CSV (RFC 4180). What a spreadsheet would compute stands there as text. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return toPlainCsv(rows.map((row) => row.map((cell) => (formula.test(cell) ? `'${cell}` : cell))));
}

/** The same with every cell as it is: for what is read back by programs alone. */
export function toPlainCsv(rows: readonly (readonly string[])[]): string {
  // The library quotes its own line end alone, and readers take any for the end of a row.
  return stringify([...rows], { record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}
