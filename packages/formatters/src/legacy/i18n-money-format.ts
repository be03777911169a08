import { findCurrency } from '@sitewright/commerce';
import type { Args, Formatter } from '@sitewright/template';
import { asNumber, asText, getKey } from '../values/read.ts';

/** How a locale writes plain numbers and on which side of them a currency stands. */
interface MoneyStyle {
  readonly write: (amount: number, fractionDigits: number) => string;
  readonly isSymbolFirst: boolean;
}

/** The locale of an argument such as `de_DE`; what the platform does not know is en-US. */
function toLocale(argument: string | undefined): string {
  const tag = (argument ?? 'en_US').replaceAll('_', '-');
  try {
    return Intl.NumberFormat.supportedLocalesOf([tag]).length > 0 ? tag : 'en-US';
  } catch {
    return 'en-US';
  }
}

function createStyle({ list }: Args): MoneyStyle {
  const locale = toLocale(list[0]);
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).formatToParts(
    1,
  );
  return {
    isSymbolFirst: parts[0]?.type === 'currency',
    write: (amount, digits) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        useGrouping: 'always',
      })
        .format(amount)
        .replaceAll('\u202f', '\u00a0'),
  };
}

/** Letters of a symbol keep a space from the digits; signs such as € do not. */
function gapBeside(letter: string): string {
  return /\p{Letter}/u.test(letter) ? ' ' : '';
}

/** Puts sign, amount and symbol together; a symbol in front with a gap stands before the sign. */
function join(sign: string, amount: string, symbol: string, isSymbolFirst: boolean): string {
  if (!isSymbolFirst) return sign + amount + gapBeside(symbol[0]!) + symbol;
  const gap = gapBeside(symbol.at(-1)!);
  return gap === '' ? sign + symbol + amount : symbol + gap + sign + amount;
}

/** Money by the older locale names. CFM-06. */
export const i18nMoneyFormat: Formatter<MoneyStyle> = {
  name: 'i18n-money-format',
  prepare: createStyle,
  run: (value, style) => {
    const code = asText(getKey(value, 'currencyCode'));
    const amount = asNumber(getKey(value, 'decimalValue'));
    if (code === '' || !Number.isFinite(amount)) return '';
    const { symbol, fractionDigits } = findCurrency(code);
    const text = style.write(Math.abs(amount), fractionDigits);
    return join(amount < 0 ? '-' : '', text, symbol.trim(), style.isSymbolFirst);
  },
};
