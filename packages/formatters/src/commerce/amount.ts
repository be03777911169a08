import type { Decimal } from '@phensley/cldr';
import { parseDecimal, ZERO } from '../i18n/decimal-value.ts';

/** A price as it stands in the data, ready to be compared. */
export interface Amount {
  /** Decimal text, '' when there is none. */
  readonly text: string;
  /** The amount where a double holds it exactly enough to be compared, else NaN. */
  readonly number: number;
}

/** Text of at most 15 digits, all of which a double tells apart. */
const shortDecimal = /^-?\d{1,11}(?:\.\d{1,4})?$/;

/** Reads the amount of `{value, currency}`; scalars only. */
export function toAmount(text: string): Amount {
  return { text, number: shortDecimal.test(text) ? Number(text) : Number.NaN };
}

/** The exact amount; what cannot be read is 0. */
export function toDecimal(text: string): Decimal {
  return parseDecimal(text) ?? ZERO;
}

/** Orders two amounts, however many digits they have. */
export function compareAmounts(left: Amount, right: Amount): number {
  const difference = left.number - right.number;
  return Number.isNaN(difference)
    ? toDecimal(left.text).compare(toDecimal(right.text))
    : difference;
}
