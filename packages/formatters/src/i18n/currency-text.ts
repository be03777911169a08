import type { CurrencyType, Decimal } from '@phensley/cldr';
import type { PluginContext } from '@sitewright/template';
import { parseDecimal } from './decimal-value.ts';
import { createLocaleMemo } from './locale-memo.ts';
import { localeOf } from './locale.ts';
import { readCurrencyOptions } from './number-options.ts';

/** Writes an amount, given as decimal text, in a currency of the run's locale; '' without one. */
export type CurrencyWriter = (ctx: PluginContext, amount: string, code: string) => string;

/**
 * A writer for one set of arguments. Text that is no number gives '', or the fallback amount.
 */
export function createCurrencyWriter(list: readonly string[], fallback?: Decimal): CurrencyWriter {
  const options = readCurrencyOptions(list);
  const remember = createLocaleMemo();
  return (ctx, amount, code) => {
    const cldr = localeOf(ctx);
    if (!cldr) return '';
    ctx.chargeText(amount.length + code.length);
    return remember({ cldr, ctx, key: `${code} ${amount}` }, (budget) => {
      const decimal = parseDecimal(amount, budget) ?? fallback;
      if (decimal === undefined) return '';
      return cldr.Numbers.formatCurrency(decimal, code as CurrencyType, options);
    });
  };
}
