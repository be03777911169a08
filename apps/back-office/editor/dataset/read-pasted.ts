import { readTable } from '../../features/products/sheet/clipboard-table.ts';
import { decimalSign } from '../../texts/decimal-sign.ts';

/**
 * The table in a pasted text: with tabs between cells, as spreadsheets copy, or with semicolons or
 * commas, as files have it. Undefined for a text that is one cell.
 */
export function readPasted(text: string, locale: string): string[][] | undefined {
  if (text.includes('\t')) return readTable(text);
  const lines = text.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  if (lines.length === 1) return undefined;
  const separator = [';', ','].find((sign) => separates(sign, lines, locale));
  if (separator === undefined) return readTable(text);
  return lines.map((line) => splitLine(line, separator));
}

/** True for what stands between the cells of every line, equally often. */
function separates(sign: string, lines: readonly string[], locale: string): boolean {
  const isDecimal = sign === ',' && decimalSign(locale) === ',';
  if (isDecimal && lines.every((line) => /^\s*[-−]?\d*,\d+\s*$/.test(line))) return false;
  const counts = new Set(lines.map((line) => splitLine(line, sign).length));
  return counts.size === 1 && !counts.has(1);
}

/** The cells of a line; a cell in quotes may hold what separates them. */
function splitLine(line: string, separator: string): string[] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}]*))${separator}`, 'g');
  const cells = `${line}${separator}`.matchAll(cell);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}
