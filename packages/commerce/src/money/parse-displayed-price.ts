import { DEFAULT_CURRENCY_CODE, findCurrency } from './currency-catalogue.ts';
import { parseDecimal } from './decimal.ts';

/** What helps to read a price; both have good defaults. */
export type DisplayedPriceOptions = {
  /** Decides how many digits may follow the decimal separator. */
  readonly currencyCode?: string;
  /** Forces the decimal separator of the page's locale instead of guessing it. */
  readonly decimalSeparator?: '.' | ',';
};

const firstNumber = /\d+(?:[.,'’\s]\d{3})*(?:[.,]\d+)?|[.,]\d+/;

/**
 * Reads a price from the text a visitor sees (`from $1,234.50`, `1.234,56 €`, `¥1,200`) as minor
 * units, with integers only. The last separator is the decimal one when it stands once and no more
 * digits follow it than the currency has; every other separator groups. Undefined when the text
 * holds no number.
 * The fallback of INST-08 as decided in D-33: pages print the cents as an attribute.
 */
export function parseDisplayedPrice(
  text: string,
  options: DisplayedPriceOptions = {},
): number | undefined {
  const { fractionDigits } = findCurrency(options.currencyCode ?? DEFAULT_CURRENCY_CODE);
  const found = firstNumber.exec(text)?.[0];
  if (found === undefined) return undefined;
  const at = findDecimalSeparator(found, fractionDigits, options.decimalSeparator);
  const whole = found.slice(0, at).replace(/\D/g, '');
  const fraction = found.slice(at + 1).replace(/\D/g, '');
  return parseDecimal(at === found.length ? whole : `${whole}.${fraction}`, fractionDigits);
}

/** Index of the decimal separator, or the length of the text when it has none. */
function findDecimalSeparator(
  text: string,
  fractionDigits: number,
  forced: '.' | ',' | undefined,
): number {
  const separator = forced ?? (text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',');
  const at = text.lastIndexOf(separator);
  const digitsAfter = text.length - at - 1;
  const isOnlyOne = text.indexOf(separator) === at;
  const isDecimal = at >= 0 && isOnlyOne && digitsAfter <= fractionDigits;
  return isDecimal ? at : text.length;
}
