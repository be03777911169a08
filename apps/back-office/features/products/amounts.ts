/** Amounts and counts as people type them. */
import { findCurrency, parseDecimal } from '@sitewright/commerce';
import { decimalSign } from '../../texts/decimal-sign.ts';

/** Minor units as somebody edits them in the language of the screens: `12.50`, in German `12,50`. */
export function writeAmount(cents: number, currency: string, locale: string): string {
  const { fractionDigits } = findCurrency(currency);
  const plain = (cents / 10 ** fractionDigits).toFixed(fractionDigits);
  return plain.replace('.', decimalSign(locale));
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
