import { Decimal } from '@phensley/decimal';
import type { Steps } from '../values/charge.ts';
import { parseDecimal, ZERO } from '../i18n/decimal-value.ts';

/** A price as it stands in the data, ready to be compared. */
export interface Amount {
  /** Decimal text, '' when there is none. */
  readonly text: string;
  /** The amount where a double orders it as the decimal library does, else NaN. */
  readonly number: number;
  /** The exact amount, read once, where a double does not do. */
  readonly decimal: Decimal | undefined;
}

/**
 * Text of at most 15 digits, all of which a double tells apart. Not at zero and below it, where the
 * decimal library has an order of its own, which pages show: 0 is above 0.50.
 */
const shortDecimal = /^\d{1,11}(?:\.\d{1,4})?$/;

/** Reads the amount of `{value, currency}`; scalars only. */
export function toAmount(text: string, ctx: Steps): Amount {
  const number = shortDecimal.test(text) ? Number(text) : 0;
  if (number !== 0) return { text, number, decimal: undefined };
  return { text, number: Number.NaN, decimal: toDecimal(text, ctx) };
}

/** The exact amount; what cannot be read is 0. */
export function toDecimal(text: string, ctx: Steps): Decimal {
  return text === '' ? ZERO : (parseDecimal(text, ctx) ?? ZERO);
}

/** Orders two amounts, however many digits they have. */
export function compareAmounts(left: Amount, right: Amount): number {
  const difference = left.number - right.number;
  return Number.isNaN(difference) ? exact(left).compare(exact(right)) : difference;
}

/** A text without its exact amount is a short decimal. */
function exact({ text, decimal }: Amount): Decimal {
  return decimal ?? new Decimal(text);
}
