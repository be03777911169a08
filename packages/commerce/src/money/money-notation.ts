import { findCurrency } from './currency-catalogue.ts';
import { toDecimalText } from './decimal.ts';
import type { Money } from './money.ts';

/** What stands before and behind the digits: sign, symbol, spaces, marks of direction. */
export type MoneyFrame = { readonly prefix: string; readonly suffix: string };

/**
 * How a locale writes amounts of one currency, as plain data: it is made where the data of locales
 * is, and read where they are too large to be, such as in the browser. D-82.
 */
export type MoneyNotation = {
  readonly currencyCode: string;
  /** Digits written behind the decimal mark. */
  readonly fractionDigits: number;
  readonly decimalMark: string;
  readonly groupMark: string;
  /** Digits of the last group before the decimal mark. */
  readonly lastGroupSize: number;
  /** Digits of every other group: 2 in India, else as many as in the last one. */
  readonly groupSize: number;
  /** Digits before the decimal mark from which on groups are marked. */
  readonly groupedFrom: number;
  /** The digits from zero to nine. */
  readonly digits: readonly string[];
  readonly positive: MoneyFrame;
  readonly negative: MoneyFrame;
};

/**
 * Writes money as a locale does, exactly as its CLDR pattern would. Digits that the notation does
 * not have are rounded, halves to the even digit. D-82.
 */
export function writeMoneyBy(
  notation: MoneyNotation,
  money: Money,
  { trimZeroCents = false }: { readonly trimZeroCents?: boolean } = {},
): string {
  const digitsText = toDigitsText(money, notation.fractionDigits);
  const [whole = '', fraction = ''] = digitsText.split('.');
  const isTrimmed = fraction === '' || (trimZeroCents && /^0+$/.test(fraction));
  const amount = groupDigits(whole, notation) + (isTrimmed ? '' : notation.decimalMark + fraction);
  const isNegative = money.amountCents < 0 && /[1-9]/.test(digitsText);
  const { prefix, suffix } = isNegative ? notation.negative : notation.positive;
  return prefix + amount.replace(/\d/g, (digit) => notation.digits[Number(digit)]!) + suffix;
}

/** The amount without its sign, with exactly so many digits behind the point. */
function toDigitsText({ amountCents, currencyCode }: Money, fractionDigits: number): string {
  const counted = findCurrency(currencyCode).fractionDigits;
  const cents = Math.abs(amountCents);
  if (counted > fractionDigits) {
    return toDecimalText(divideToEven(cents, 10 ** (counted - fractionDigits)), fractionDigits);
  }
  const text = toDecimalText(cents, counted);
  const missing = '0'.repeat(fractionDigits - counted);
  return counted === 0 && missing !== '' ? `${text}.${missing}` : text + missing;
}

function divideToEven(amount: number, divisor: number): number {
  const rest = amount % divisor;
  const quotient = (amount - rest) / divisor;
  const isUp = rest * 2 > divisor || (rest * 2 === divisor && quotient % 2 === 1);
  return isUp ? quotient + 1 : quotient;
}

function groupDigits(whole: string, notation: MoneyNotation): string {
  const { groupMark, groupSize, lastGroupSize, groupedFrom } = notation;
  if (whole.length < groupedFrom) return whole;
  const groups: string[] = [];
  let end = whole.length;
  for (let size = lastGroupSize; end > 0; size = groupSize) {
    groups.unshift(whole.slice(Math.max(end - size, 0), end));
    end -= size;
  }
  return groups.join(groupMark);
}
