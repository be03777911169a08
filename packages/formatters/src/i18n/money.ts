import type { Args, Formatter } from '@sitewright/template';
import { asText } from '../values/read.ts';
import { createCurrencyWriter } from './currency-text.ts';
import type { CurrencyWriter } from './currency-text.ts';
import { localeOf } from './locale.ts';
import { readMoney } from './money-value.ts';

/** Money in the locale of the page. */
export const money: Formatter<CurrencyWriter> = {
  name: 'money',
  summary:
    'Writes `{decimalValue, currencyCode}` or `{value, currency}` in the locale of the page.',
  usage: '[style:symbol|accounting|code|name|short] [symbol:default|narrow] [number options]',
  examples: [
    {
      template: '{price|money}, {price|money style:name}',
      data: { price: { decimalValue: '1234.5', currencyCode: 'USD' } },
      output: '$1,234.50, 1,234.50 US dollars',
      locale: 'en',
    },
  ],
  prepare: ({ list }: Args) => createCurrencyWriter(list),
  run: (value, write, ctx) => {
    const cldr = localeOf(ctx);
    const pair = readMoney(value);
    return cldr && pair ? write(cldr, asText(pair.amount), asText(pair.code)) : '';
  },
};
