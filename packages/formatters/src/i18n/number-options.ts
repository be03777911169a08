import type {
  CurrencyFormatOptions,
  DecimalFormatOptions,
  NumberFormatOptions,
} from '@phensley/cldr';
import { oneOf, readOptions } from './option-list.ts';
import type { OptionTable } from './option-list.ts';

type DigitOption =
  | 'minimumIntegerDigits'
  | 'maximumFractionDigits'
  | 'minimumFractionDigits'
  | 'maximumSignificantDigits'
  | 'minimumSignificantDigits';

const MAX_DIGITS = 50;

/** A whole number of digits from 0 to 50; unreadable text is 0. FMT-07. */
function toDigits(text: string): number {
  const digits = Number.parseInt(text, 10);
  return Number.isFinite(digits) ? Math.min(Math.max(digits, 0), MAX_DIGITS) : 0;
}

function digits(option: DigitOption): (options: NumberFormatOptions, text: string) => void {
  return (options, text) => {
    options[option] = toDigits(text);
  };
}

function group(options: NumberFormatOptions, text: string): void {
  options.group = text === '' || text === 'true';
}

function noGroup(options: NumberFormatOptions): void {
  options.group = false;
}

const round = oneOf(
  ['up', 'down', 'ceiling', 'floor', 'half-up', 'half-down', 'half-even'] as const,
  (options: NumberFormatOptions, word) => {
    options.round = word;
  },
  { ceil: 'ceiling', truncate: 'down' },
);

/** Options that every kind of number takes. */
export const numberTable: OptionTable<NumberFormatOptions> = {
  group,
  grouping: group,
  'no-group': noGroup,
  'no-grouping': noGroup,
  round,
  rounding: round,
  minint: digits('minimumIntegerDigits'),
  minInt: digits('minimumIntegerDigits'),
  minimumIntegerDigits: digits('minimumIntegerDigits'),
  maxfrac: digits('maximumFractionDigits'),
  maxFrac: digits('maximumFractionDigits'),
  maximumFractionDigits: digits('maximumFractionDigits'),
  minfrac: digits('minimumFractionDigits'),
  minFrac: digits('minimumFractionDigits'),
  minimumFractionDigits: digits('minimumFractionDigits'),
  maxsig: digits('maximumSignificantDigits'),
  maxSig: digits('maximumSignificantDigits'),
  maximumSignificantDigits: digits('maximumSignificantDigits'),
  minsig: digits('minimumSignificantDigits'),
  minSig: digits('minimumSignificantDigits'),
  minimumSignificantDigits: digits('minimumSignificantDigits'),
};

const decimalTable: OptionTable<DecimalFormatOptions> = {
  ...numberTable,
  style: oneOf(
    [
      'decimal',
      'short',
      'long',
      'scientific',
      'percent',
      'percent-scaled',
      'permille',
      'permille-scaled',
    ] as const,
    (options: DecimalFormatOptions, word) => {
      options.style = word;
    },
    { standard: 'decimal' },
  ),
};

const currencyTable: OptionTable<CurrencyFormatOptions> = {
  ...numberTable,
  style: oneOf(
    ['symbol', 'accounting', 'code', 'name', 'short'] as const,
    (options: CurrencyFormatOptions, word) => {
      options.style = word;
    },
    { standard: 'symbol' },
  ),
  symbol: oneOf(['default', 'narrow'] as const, (options: CurrencyFormatOptions, word) => {
    options.symbolWidth = word;
  }),
};

/** Options of `decimal`. */
export function readDecimalOptions(list: readonly string[]): DecimalFormatOptions {
  return readOptions(list, decimalTable, {});
}

/** Options of `money` and of the price formatters. */
export function readCurrencyOptions(list: readonly string[]): CurrencyFormatOptions {
  return readOptions(list, currencyTable, {});
}
