import { Decimal } from '@phensley/decimal';
import type { CLDR, CurrencyType, Part } from '@phensley/cldr';
import type { MoneyNotation } from '@sitewright/commerce';

/** Long enough to show both sizes of groups. */
const longAmount = new Decimal('1234567890');
const MAX_INTEGER_DIGITS = 15;
const numberParts = new Set(['integer', 'group', 'decimal', 'fraction']);

/**
 * How a locale writes amounts of a currency, read off what CLDR writes: with it, `formatMoney`
 * gives what `{price|money}` and the price formatters give. D-82.
 */
export function readMoneyNotation(cldr: CLDR, currencyCode: string): MoneyNotation {
  const write = (amount: Decimal): Part[] =>
    // A code that CLDR does not know is written as it stands.
    cldr.Numbers.formatCurrencyToParts(amount, currencyCode as CurrencyType, {});
  const parts = write(longAmount);
  const valueOf = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const sizes = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  const lastGroupSize = sizes.at(-1)!;
  return {
    currencyCode,
    fractionDigits: valueOf('fraction').length,
    decimalMark: valueOf('decimal'),
    groupMark: valueOf('group'),
    lastGroupSize,
    groupSize: sizes.at(-2) ?? lastGroupSize,
    groupedFrom: findGroupedFrom(write),
    digits: Array.from({ length: 10 }, (_, digit) => writeDigit(write(new Decimal(digit)))),
    positive: readFrame(parts),
    negative: readFrame(write(longAmount.negate())),
  };
}

/** What CLDR writes before and behind the number. */
function readFrame(parts: readonly Part[]): MoneyNotation['positive'] {
  const isOfNumber = ({ type }: Part): boolean => numberParts.has(type);
  const textOf = (some: readonly Part[]): string => some.map(({ value }) => value).join('');
  return {
    prefix: textOf(parts.slice(0, parts.findIndex(isOfNumber))),
    suffix: textOf(parts.slice(parts.findLastIndex(isOfNumber) + 1)),
  };
}

/** The fewest digits of a number that is written in groups. */
function findGroupedFrom(write: (amount: Decimal) => Part[]): number {
  for (let count = 1; count <= MAX_INTEGER_DIGITS; count += 1) {
    const parts = write(new Decimal('1'.repeat(count)));
    if (parts.some(({ type }) => type === 'group')) return count;
  }
  return MAX_INTEGER_DIGITS + 1;
}

function writeDigit(parts: readonly Part[]): string {
  return parts.find(({ type }) => type === 'integer')?.value ?? '';
}
