import type { CLDR, CurrencyType, Decimal } from '@phensley/cldr';
import { BoundedMap } from '../values/bounded-map.ts';
import { parseDecimal } from './decimal-value.ts';
import { readCurrencyOptions } from './number-options.ts';

const MAX_REMEMBERED = 500;

/** Writes an amount, given as decimal text, in a currency of a locale. */
export type CurrencyWriter = (
  cldr: CLDR,
  amount: string,
  code: string,
  fallback?: Decimal,
) => string;

/**
 * A writer for one set of arguments. It remembers what it wrote, because prices repeat. Text that
 * is no number gives '', or the fallback amount.
 */
export function createCurrencyWriter(list: readonly string[]): CurrencyWriter {
  const options = readCurrencyOptions(list);
  const written = new WeakMap<CLDR, BoundedMap<string>>();
  return (cldr, amount, code, fallback) => {
    let known = written.get(cldr);
    if (!known) written.set(cldr, (known = new BoundedMap(MAX_REMEMBERED)));
    return known.getOrMake(`${code} ${amount}`, () => {
      const decimal = parseDecimal(amount) ?? fallback;
      return decimal === undefined
        ? ''
        : cldr.Numbers.formatCurrency(decimal, code as CurrencyType, options);
    });
  };
}
