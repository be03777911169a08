import type { CLDR, CurrencyType, Decimal } from '@phensley/cldr';
import { parseDecimal } from './decimal-value.ts';
import { createLocaleMemo } from './locale-memo.ts';
import { readCurrencyOptions } from './number-options.ts';

/** Writes an amount, given as decimal text, in a currency of a locale. */
export type CurrencyWriter = (
  cldr: CLDR,
  amount: string,
  code: string,
  fallback?: Decimal,
) => string;

/**
 * A writer for one set of arguments. Text that is no number gives '', or the fallback amount.
 */
export function createCurrencyWriter(list: readonly string[]): CurrencyWriter {
  const options = readCurrencyOptions(list);
  const remember = createLocaleMemo();
  return (cldr, amount, code, fallback) =>
    remember(cldr, `${code} ${amount}`, () => {
      const decimal = parseDecimal(amount) ?? fallback;
      if (decimal === undefined) return '';
      return cldr.Numbers.formatCurrency(decimal, code as CurrencyType, options);
    });
}
