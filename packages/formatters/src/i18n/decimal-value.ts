import { Decimal } from '@phensley/decimal';
import type { Steps } from '../values/charge.ts';
import { chargeNumber } from './locale-cost.ts';

/** 0, for amounts that cannot be read. */
export const ZERO = new Decimal('0');

/** 1, which true counts as. */
export const ONE = new Decimal('1');

/**
 * Exact decimal number of a text, with any number of digits; undefined when it is none. Paid for as
 * a number that is written once: `1e9999` is short to read and long to write.
 */
export function parseDecimal(text: string, ctx: Steps): Decimal | undefined {
  const number = toDecimal(text);
  chargeNumber(number, ctx);
  return number;
}

function toDecimal(text: string): Decimal | undefined {
  try {
    return new Decimal(text);
  } catch {
    return undefined;
  }
}
