import { findCurrency, parseDecimal } from '@sitewright/commerce';

/**
 * Minor units of an amount as staff type it, with a point or a comma before the cents; undefined when
 * it is none.
 */
export function readAmount(typed: string, currency: string): number | undefined {
  return parseDecimal(typed.replace(/,(\d{1,2})$/, '.$1'), findCurrency(currency).fractionDigits);
}
