/** Cells as the exporter of WooCommerce escapes them. */
import { cell, type Row } from '../csv/row.ts';

/** How many attributes a row has at most that are looked at. */
const mostAttributes = 20;

/**
 * A cell of free text: `\n` is the end of a line, `\,` a comma, and a quote before `= + - @` only
 * kept spreadsheets from running it.
 */
export function textOf(row: Row, ...names: readonly string[]): string {
  return cell(row, ...names)
    .replace(/^'(?=[=+\-@])/, '')
    .replace(/(?<!\\)\\n/g, '\n')
    .replaceAll('\\,', ',')
    .trim();
}

/** The attributes of a row by name, in their order; each row counts its own from 1. */
export function attributesOf(row: Row): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (let number = 1; number <= mostAttributes; number += 1) {
    const name = textOf(row, `attribute ${number} name`);
    if (name !== '') found.set(name, textOf(row, `attribute ${number} value(s)`));
  }
  return found;
}
