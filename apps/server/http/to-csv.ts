/** Rows as people take them along. */
import { stringify } from 'csv-stringify/sync';

/** Lines of CSV (RFC 4180). What a spreadsheet would compute stands there as text. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], { escape_formulas: true, record_delimiter: 'windows' });
}
