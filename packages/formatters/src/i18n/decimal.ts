import type { DecimalFormatOptions } from '@phensley/cldr';
import type { Args, Formatter } from '@sitewright/template';
import { asText } from '../values/read.ts';
import { parseDecimal } from './decimal-value.ts';
import { localeOf } from './locale.ts';
import { readDecimalOptions } from './number-options.ts';

/** A number in the locale of the page. FMT-07. */
export const decimal: Formatter<DecimalFormatOptions> = {
  name: 'decimal',
  prepare: ({ list }: Args) => readDecimalOptions(list),
  run: (value, options, ctx) => {
    const cldr = localeOf(ctx);
    const number = cldr && parseDecimal(asText(value), ctx);
    return number ? cldr.Numbers.formatDecimal(number, options) : '';
  },
};
