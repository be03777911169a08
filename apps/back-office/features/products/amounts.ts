/** Amounts and counts as people type them. */
import { findCurrency, parseDecimal } from '@sitewright/commerce';

/** Minor units as somebody edits them: `12.50`. */
export function writeAmount(cents: number, currency: string): string {
  const { fractionDigits } = findCurrency(currency);
  return (cents / 10 ** fractionDigits).toFixed(fractionDigits);
}

/** Minor units of what was typed, with a point or a comma; undefined when it is no amount. */
export function readAmount(typed: string, currency: string): number | undefined {
  const { fractionDigits } = findCurrency(currency);
  return parseDecimal(typed.trim().replace(',', '.'), fractionDigits);
}

/** A whole number of what was typed; undefined when it is none. */
export function readCount(typed: string): number | undefined {
  const text = typed.trim();
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
