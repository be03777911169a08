import type { DecimalFormatOptions } from '@phensley/cldr';
import type { Args, Formatter } from '@sitewright/template';
import { asText } from '../values/read.ts';
import { parseDecimal } from './decimal-value.ts';
import { localeOf } from './locale.ts';
import { readDecimalOptions } from './number-options.ts';

/** A number in the locale of the page. FMT-07. */
export const decimal: Formatter<DecimalFormatOptions> = {
  name: 'decimal',
  summary: 'Writes a number in the locale of the page; nothing for what is no number.',
  usage:
    '[style:decimal|short|long|scientific|percent|permille] [group] [round:half-even] [minint:n] [minfrac:n] [maxfrac:n] [minsig:n] [maxsig:n]',
  examples: [
    {
      template: '{n|decimal group maxfrac:1} {n|decimal style:short}',
      data: { n: 12345.678 },
      output: '12,345.7 12K',
      locale: 'en',
    },
  ],
  prepare: ({ list }: Args) => readDecimalOptions(list),
  run: (value, options, ctx) => {
    const cldr = localeOf(ctx);
    const number = cldr && parseDecimal(asText(value));
    return number ? cldr.Numbers.formatDecimal(number, options) : '';
  },
};
