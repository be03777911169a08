import type { Formatter } from '@sitewright/template';
import { parseDecimal, ZERO } from '../i18n/decimal-value.ts';
import { localeOf } from '../i18n/locale.ts';
import { asText } from '../values/read.ts';

const CENTS_PER_UNIT = 100;

/** Cents as money of the region. CFM-06. */
export const bookkeeperMoneyFormat: Formatter = {
  name: 'bookkeeper-money-format',
  run: (value, _, ctx) => {
    const cldr = localeOf(ctx);
    if (!cldr) return '';
    const amount = (parseDecimal(asText(value), ctx) ?? ZERO).divide(CENTS_PER_UNIT);
    const region = cldr.General.locale().tag.region();
    return cldr.Numbers.formatCurrency(amount, cldr.Numbers.getCurrencyForRegion(region));
  },
};
