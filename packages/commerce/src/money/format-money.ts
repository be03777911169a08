import { findCurrency } from './currency-catalogue.ts';
import type { Currency } from './currency-catalogue.ts';
import { toMoneyValue } from './money.ts';
import type { Money } from './money.ts';

/** The longest integer part that is written. ENT-09, storefront.md §9. */
export const MAX_INTEGER_PLACES = 15;

/** Wishes for {@link formatMoney}. */
export type MoneyFormatOptions = {
  /** Leaves out cents that are all zero: `$12` for `$12.00`. */
  readonly trimZeroCents?: boolean;
  /** Leaves out the symbol: `1,234.50`. */
  readonly withoutSymbol?: boolean;
};

/**
 * Writes money for people: ',' between thousands, '.' before the cents, the symbol on the side of
 * its currency (`$1,234.50`, `1,234.50 kr`). ENT-09.
 */
export function formatMoney(money: Money, options: MoneyFormatOptions = {}): string {
  return formatDecimalMoney(toMoneyValue(money), money.currencyCode, options);
}

/**
 * As {@link formatMoney}, for decimal text, which may be larger than cents in a number can be.
 *
 * @throws RangeError when the text is no plain decimal or has more than 15 integer places.
 */
export function formatDecimalMoney(
  decimalText: string,
  currencyCode: string,
  options: MoneyFormatOptions = {},
): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimalText);
  if (!match) throw new RangeError(`Not a plain decimal: ${decimalText}`);
  const [, sign = '', whole = '', fraction = ''] = match;
  if (whole.length > MAX_INTEGER_PLACES) throw new RangeError(`Amount too large: ${decimalText}`);
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  const hasCents = fraction !== '' && !(options.trimZeroCents && /^0+$/.test(fraction));
  const amount = hasCents ? `${grouped}.${fraction}` : grouped;
  return sign + (options.withoutSymbol ? amount : placeSymbol(amount, findCurrency(currencyCode)));
}

function placeSymbol(amount: string, currency: Currency): string {
  return currency.symbolPosition === 'before'
    ? currency.symbol + amount
    : `${amount} ${currency.symbol}`;
}
