import type { PluginDoc, PluginDocs } from '../plugin.ts';

function emptied(name: string): PluginDoc {
  return {
    summary: 'No longer in use: prints nothing.',
    examples: [{ template: `{n|${name}}`, data: { n: 1 }, output: '' }],
  };
}

/** Names of old templates, for authors. */
export const legacyDocs: PluginDocs = {
  datetimefield: emptied('datetimefield'),
  unit: emptied('unit'),
  'i18n-money-format': {
    summary: 'Money by an older locale name such as `de_DE`. Prefer `money`.',
    usage: '[locale=en_US]',
    examples: [
      {
        template: '{m|i18n-money-format de_DE}',
        data: { m: { decimalValue: 1234.56, currencyCode: 'EUR' } },
        output: '1.234,56€',
      },
    ],
  },
  'money-format': {
    summary: 'Hundredths as an amount with two decimals, without a currency. Prefer `money`.',
    examples: [{ template: '{n|money-format}', data: { n: 100003 }, output: '1,000.03' }],
  },
  moneyFormat: {
    summary: 'Another name of `money-format`.',
    examples: [{ template: '{n|moneyFormat}', data: { n: 12345 }, output: '123.45' }],
  },
  'money-string': {
    summary: 'As `money-format`, in a span that scripts convert to other currencies.',
    examples: [
      {
        template: '{n|money-string}',
        data: { n: 12345 },
        output: '<span class="sqs-money-native">123.45</span>',
      },
    ],
  },
  'units-metric?': {
    summary: 'Not implemented: no, with an error.',
    examples: [
      {
        template: '{.units-metric?}km{.or}miles{.end}',
        data: {},
        output: 'miles',
        error: 'NOT_IMPLEMENTED',
      },
    ],
  },
};
