import { Decimal } from '@phensley/cldr';

/** 0, for amounts that cannot be read. */
export const ZERO = new Decimal('0');

/** 1, which true counts as. */
export const ONE = new Decimal('1');

/** Exact decimal number of a text, with any number of digits; undefined when it is none. */
export function parseDecimal(text: string): Decimal | undefined {
  try {
    return new Decimal(text);
  } catch {
    return undefined;
  }
}
