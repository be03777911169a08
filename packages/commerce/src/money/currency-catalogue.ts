/** How one currency is counted and written. ENT-07..09. */
export type Currency = {
  readonly code: string;
  /** Digits after the decimal point; one unit is 10 ** fractionDigits minor units. */
  readonly fractionDigits: number;
  readonly symbol: string;
  readonly symbolPosition: 'before' | 'after';
};

type Row = [code: string, symbol: string, position?: 'before' | 'after', digits?: number];

/** Order of the specification; JPY, the only one without minor units, comes last. */
const rows: readonly Row[] = [
  ['EUR', '€'],
  ['USD', '$'],
  ['AUD', 'A$'],
  ['NOK', 'kr', 'after'],
  ['CAD', 'C$'],
  ['NZD', 'NZ$'],
  ['DKK', 'kr', 'after'],
  ['GBP', '£'],
  ['HKD', 'HK$'],
  ['CHF', 'CHF '],
  ['MXN', 'MX$'],
  ['SGD', 'S$'],
  ['SEK', 'kr', 'after'],
  ['CZK', 'Kč', 'after'],
  ['ILS', '₪'],
  ['PHP', '₱'],
  ['RUB', '₽', 'after'],
  ['PLN', 'zł', 'after'],
  ['THB', '฿'],
  ['MYR', 'RM'],
  ['ARS', 'AR$'],
  ['BRL', 'R$'],
  ['COP', 'COL$'],
  ['IDR', 'Rp'],
  ['INR', '₹'],
  ['ZAR', 'R'],
  ['JPY', '¥', 'before', 0],
];

/** The 27 currencies a store may sell in. ENT-07, ENT-08. */
export const currencies: readonly Currency[] = rows.map(([code, symbol, position, digits]) =>
  Object.freeze({
    code,
    fractionDigits: digits ?? 2,
    symbol,
    symbolPosition: position ?? 'before',
  }),
);

/** The currency of a store that has not chosen one. ENT-06. */
export const DEFAULT_CURRENCY_CODE = 'USD';

const byCode = new Map(currencies.map((currency) => [currency.code, currency]));

/** True when a store may sell in this currency. */
export function isSupportedCurrency(code: string): boolean {
  return byCode.has(code);
}

/**
 * The currency of a code. A code outside the catalogue is not an error, because imported data may
 * hold one: it counts with two digits and is written with its code in front.
 */
export function findCurrency(code: string): Currency {
  return (
    byCode.get(code) ?? { code, fractionDigits: 2, symbol: `${code} `, symbolPosition: 'before' }
  );
}
