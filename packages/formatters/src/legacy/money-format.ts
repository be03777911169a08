import type { Formatter } from '@sitewright/template';
import { moneySpan, writeCents } from '../commerce/cents-text.ts';

/** Cents with two decimals. CFM-06. */
export const moneyFormat: Formatter = {
  name: 'money-format',
  run: (value) => writeCents(value),
};

/** The other spelling. CFM-06. */
export const moneyFormatCamel: Formatter = {
  ...moneyFormat,
  name: 'moneyFormat',
};

/** The same in a span. CFM-06. */
export const moneyString: Formatter = {
  name: 'money-string',
  run: (value) => moneySpan(writeCents(value)),
};
