/** Reads single cells. Each function answers undefined when the text means nothing to it. */
import { findCurrency, mmOf, parseDecimal, parseDisplayedPrice } from '@sitewright/commerce';
import { maxInteger } from '../../../db/columns.ts';

/** `12.50`, `$1,234.50`, `1.234,50` → minor units. Negative amounts are not prices. */
export function readPrice(text: string, currencyCode: string): number | undefined {
  if (text === '' || text.includes('-')) return undefined;
  const plain = parseDecimal(text, findCurrency(currencyCode).fractionDigits);
  if (plain !== undefined) return plain;
  const isDressed = /^\p{Sc}?\s*[\d.,'’\s]+\s*(?:\p{Sc}|[A-Z]{3})?$/u.test(text);
  return isDressed ? parseDisplayedPrice(text, { currencyCode }) : undefined;
}

/** Yes, true, 1 and their opposites in any case. */
export function readFlag(text: string): boolean | undefined {
  if (/^(?:yes|y|true|1)$/i.test(text)) return true;
  return /^(?:no|n|false|0)$/i.test(text) ? false : undefined;
}

/** A whole number of pieces; `5.0` is one too. Too large ones are cut to what a column holds. */
export function readCount(text: string): number | undefined {
  const number = text === '' ? Number.NaN : Number(text.replace(/,(?=\d{3}(?:\D|$))/g, ''));
  if (!Number.isInteger(number)) return undefined;
  return Math.min(number, maxInteger);
}

/** A measure in units of `factor`, made whole as told; 0 when blank or negative. */
export function readMeasure(
  text: string,
  factor: number,
  toWhole: (amount: number, factor: number) => number = mmOf,
): number | undefined {
  if (text === '') return 0;
  const number = Number(text.replace(',', '.'));
  if (!Number.isFinite(number)) return undefined;
  return Math.min(Math.max(0, toWhole(number, factor)), maxInteger);
}

/** Parts of a comma list, trimmed, each once; `\,` is a comma inside a part. */
export function readList(text: string): string[] {
  const parts = text.split(/(?<!\\),/).map((part) => part.replaceAll('\\,', ',').trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}

/** `blue-horizon` → `Blue Horizon`. */
export function wordsOf(slug: string): string {
  const words = slug.split(/[-_\s]+/).filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
