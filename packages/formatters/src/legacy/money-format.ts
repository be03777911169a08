import type { Formatter } from '@sitewright/template';
import { legacyMoneySpan, writeLegacyCents } from '../commerce/price-text.ts';
import { asNumber } from '../values/read.ts';

/** Cents as text; what is no number counts as 0. */
function centsOf(value: unknown): string {
  const cents = asNumber(value);
  return Number.isFinite(cents) ? String(cents) : '0';
}

/** Cents with two decimals. CFM-06. */
export const moneyFormat: Formatter = {
  name: 'money-format',
  run: (value) => writeLegacyCents(centsOf(value)),
};

/** The other spelling. CFM-06. */
export const moneyFormatCamel: Formatter = {
  ...moneyFormat,
  name: 'moneyFormat',
};

/** The same in a span. CFM-06. */
export const moneyString: Formatter = {
  name: 'money-string',
  run: (value) => legacyMoneySpan(centsOf(value)),
};
