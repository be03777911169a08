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
  summary: 'Hundredths as an amount with two decimals, without a currency. Prefer `money`.',
  examples: [{ template: '{n|money-format}', data: { n: 100003 }, output: '1,000.03' }],
  run: (value) => writeLegacyCents(centsOf(value)),
};

/** The other spelling. CFM-06. */
export const moneyFormatCamel: Formatter = {
  ...moneyFormat,
  name: 'moneyFormat',
  summary: 'Another name of `money-format`.',
  examples: [{ template: '{n|moneyFormat}', data: { n: 12345 }, output: '123.45' }],
};

/** The same in a span. CFM-06. */
export const moneyString: Formatter = {
  name: 'money-string',
  summary: 'As `money-format`, in a span that scripts convert to other currencies.',
  examples: [
    {
      template: '{n|money-string}',
      data: { n: 12345 },
      output: '<span class="sqs-money-native">123.45</span>',
    },
  ],
  run: (value) => legacyMoneySpan(centsOf(value)),
};
