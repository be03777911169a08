/** Reads cells that a variant cannot do without, and says in the report what was wrong with them. */
import type { Report } from '../report.ts';
import { readCount, readPrice } from './read-values.ts';
import { noteDecimals } from './settle-price.ts';

/** The price of a variant, minor units; a row without one is rejected: undefined. */
export function requirePrice(
  text: string,
  { line, currency, report }: { line: number; currency: string; report: Report },
): number | undefined {
  const price = readPrice(text, currency);
  if (price !== undefined) noteDecimals(text, { line, currency, report });
  else if (text === '') report.reject(line, 'price-missing', 'The price is missing.');
  else report.reject(line, 'price-unreadable', `The price "${text}" cannot be read.`);
  return price;
}

/** Pieces in stock; what cannot be read, or is below zero, is 0 and noted. */
export function readPieces(text: string, line: number, report: Report): number {
  const count = readCount(text);
  if (count === undefined || count < 0) {
    report.note(line, 'stock-unreadable', `Stock "${text}" is taken as 0.`);
  }
  return Math.max(0, count ?? 0);
}
