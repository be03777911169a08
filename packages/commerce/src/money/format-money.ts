import { findCurrency } from './currency-catalogue.ts';
import type { Currency } from './currency-catalogue.ts';
import { writeMoneyBy } from './money-notation.ts';
import type { MoneyNotation } from './money-notation.ts';
import { toMoneyValue } from './money.ts';
import type { Money } from './money.ts';

/** The longest integer part that is written. ENT-09. */
export const MAX_INTEGER_PLACES = 15;

/** Wishes for {@link formatMoney}. */
export type MoneyFormatOptions = {
  /** The notation of a locale; money of another currency is written by the catalogue. D-82. */
  readonly notation?: MoneyNotation | undefined;
  /** Leaves out cents that are all zero: `$12` for `$12.00`. */
  readonly trimZeroCents?: boolean;
};

/**
 * Writes money for people: as the notation of a locale says, else by the catalogue, with ','
 * between thousands, '.' before the cents and the symbol on the side of its currency (`$1,234.50`,
 * `1,234.50 kr`). ENT-09, D-82.
 */
export function formatMoney(money: Money, options: MoneyFormatOptions = {}): string {
  const { notation } = options;
  return notation?.currencyCode === money.currencyCode
    ? writeMoneyBy(notation, money, options)
    : formatDecimalMoney(toMoneyValue(money), money.currencyCode, options);
}

/**
 * Writes decimal text by the catalogue; it may be larger than cents in a number can be.
 *
 * @throws RangeError when the text is no plain decimal or has more than 15 integer places.
 */
export function formatDecimalMoney(
  decimalText: string,
  currencyCode: string,
  { trimZeroCents = false }: Pick<MoneyFormatOptions, 'trimZeroCents'> = {},
): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimalText);
  if (!match) throw new RangeError(`Not a plain decimal: ${decimalText}`);
  const [, sign = '', whole = '', fraction = ''] = match;
  if (whole.length > MAX_INTEGER_PLACES) throw new RangeError(`Amount too large: ${decimalText}`);
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  const hasCents = fraction !== '' && !(trimZeroCents && /^0+$/.test(fraction));
  const amount = hasCents ? `${grouped}.${fraction}` : grouped;
  return sign + placeSymbol(amount, findCurrency(currencyCode));
}

function placeSymbol(amount: string, currency: Currency): string {
  return currency.symbolPosition === 'before'
    ? currency.symbol + amount
    : `${amount} ${currency.symbol}`;
}
