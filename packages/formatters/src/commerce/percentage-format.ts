import type { Args, Formatter } from '@sitewright/template';
import { parseDecimal, ZERO } from '../i18n/decimal-value.ts';
import { localeOf } from '../i18n/locale.ts';
import { asText } from '../values/read.ts';

const MAX_FRACTION_DIGITS = 3;

/** A rate such as a tax. CFM-06. */
export const percentageFormat: Formatter<{ readonly minimumFractionDigits: number }> = {
  name: 'percentage-format',
  prepare: ({ list }: Args) => ({ minimumFractionDigits: list.includes('trim') ? 0 : 2 }),
  run: (value, { minimumFractionDigits }, ctx) => {
    const cldr = localeOf(ctx);
    const rate = parseDecimal(asText(value), ctx) ?? ZERO;
    const options = { minimumFractionDigits, maximumFractionDigits: MAX_FRACTION_DIGITS };
    return cldr ? cldr.Numbers.formatDecimal(rate, options) : '';
  },
};
