import type { Args, Formatter } from '@sitewright/template';
import { atMost } from '../values/arg-rules.ts';
import { asText, getKey } from '../values/read.ts';
import { BoundedMap } from '../values/bounded-map.ts';
import { findLegacyCurrency } from './legacy-currency.ts';

/** How a locale writes plain numbers and on which side of them a currency stands. */
interface MoneyStyle {
  readonly locale: string;
  readonly group: string;
  readonly decimal: string;
  readonly isSymbolFirst: boolean;
  readonly currencies: BoundedMap<CurrencyStyle>;
}

interface CurrencyStyle {
  readonly symbol: string;
  readonly numbers: Intl.NumberFormat;
}

const DEFAULT_CODE = 'USD';
const MAX_CURRENCIES = 50;

/** A double has no more fraction digits that matter to rounding. */
const ALL_DIGITS = 60;

/** The locales that put the symbol last; all others put it first. */
const symbolLast = new Set(['da-DK', 'de-DE', 'fr-FR', 'sv-SE']);

/** The locale of an argument such as `de_DE`; what the platform does not know is en-US. */
function toLocale(argument: string | undefined): string {
  const tag = (argument?.trim() || 'en_US').replaceAll('_', '-');
  try {
    return Intl.NumberFormat.supportedLocalesOf([tag]).length > 0 ? tag : 'en-US';
  } catch {
    return 'en-US';
  }
}

function createStyle({ list }: Args): MoneyStyle {
  const locale = toLocale(list[0]);
  const parts = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    useGrouping: 'always',
  }).formatToParts(1234.5);
  const mark = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    locale,
    group: mark('group').replace('\u202f', '\u00a0').replace('\u2019', "'"),
    decimal: mark('decimal'),
    isSymbolFirst: !symbolLast.has(locale),
    currencies: new BoundedMap(MAX_CURRENCIES),
  };
}

/** Grouped by threes with at least two decimals, halves of the exact amount to the even digit. */
function createCurrencyStyle(code: string, locale: string): CurrencyStyle {
  const { symbol, fractionDigits } = findLegacyCurrency(code, locale);
  const numbers = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: Math.min(2, fractionDigits),
    maximumFractionDigits: fractionDigits,
    roundingMode: 'halfEven',
  });
  return { symbol, numbers };
}

function writeAmount(amount: number, numbers: Intl.NumberFormat, style: MoneyStyle): string {
  const exact = amount.toFixed(ALL_DIGITS) as Intl.StringNumericLiteral;
  return numbers
    .format(exact)
    .replace(/[,.]/g, (mark) => (mark === ',' ? style.group : style.decimal));
}

/** Letters of a symbol keep a space from the digits; signs such as € do not. */
function gapBeside(letter: string | undefined): string {
  return letter !== undefined && /[A-Za-z]/.test(letter) ? ' ' : '';
}

/** Puts sign, amount and symbol together; a symbol in front with a gap stands before the sign. */
function join(sign: string, amount: string, symbol: string, isSymbolFirst: boolean): string {
  if (!isSymbolFirst) return sign + amount + gapBeside(symbol[0]) + symbol;
  const gap = gapBeside(symbol.at(-1));
  return gap === '' ? sign + symbol + amount : symbol + gap + sign + amount;
}

/** A number, or text that is one as a whole; all else is 0. */
function amountOf(value: unknown): number {
  const amount = Number(asText(value));
  return Number.isFinite(amount) ? amount : 0;
}

/** Money by the older locale names. CFM-06. */
export const i18nMoneyFormat: Formatter<MoneyStyle> = {
  name: 'i18n-money-format',
  checkArgs: atMost(1),
  prepare: createStyle,
  run: (value, style) => {
    const code = asText(getKey(value, 'currencyCode')).trim() || DEFAULT_CODE;
    const amount = amountOf(getKey(value, 'decimalValue'));
    const { symbol, numbers } = style.currencies.getOrMake(code, () =>
      createCurrencyStyle(code, style.locale),
    );
    const text = writeAmount(Math.abs(amount), numbers, style);
    return join(amount < 0 ? '-' : '', text, symbol, style.isSymbolFirst);
  },
};
