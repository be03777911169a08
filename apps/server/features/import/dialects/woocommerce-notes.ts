/** What WooCommerce exports and is taken otherwise, or not at all. */
import { cell, type Row } from '../csv/row.ts';
import type { Report } from '../report.ts';
import { textOf } from './woocommerce-cells.ts';

/** A sale with dates is kept, and not switched on: nobody would end it. */
export function isDated(row: Row, report: Report): boolean {
  const from = cell(row, 'date sale price starts').slice(0, 10);
  const to = cell(row, 'date sale price ends').slice(0, 10);
  if (from === '' && to === '') return false;
  const reason = `The sale from ${from || 'now'} to ${to || 'its end'} is not switched on; switch it on while it is to hold.`;
  report.note(row.line, 'sale-dated', reason);
  return true;
}

/** Files stay where they are: their addresses are known to buyers of that shop alone. */
export function noteDownloads(rows: readonly Row[], report: Report): void {
  for (const row of rows) {
    const files = [...row.columns.keys()]
      .filter((column) => /^download \d+ url$/.test(column) && cell(row, column) !== '')
      .map((column) => textOf(row, column.replace('url', 'name'), column));
    if (files.length === 0) continue;
    const reason = `The files to download are not taken: add ${files.join(', ')} to the product.`;
    report.note(row.line, 'downloads-left', reason);
  }
}
