import type { Args, Formatter } from '@sitewright/template';
import { asText } from '../values/read.ts';
import { createCurrencyWriter } from './currency-text.ts';
import type { CurrencyWriter } from './currency-text.ts';
import { localeOf } from './locale.ts';
import { readMoney } from './money-value.ts';

/** Money in the locale of the page. */
export const money: Formatter<CurrencyWriter> = {
  name: 'money',
  prepare: ({ list }: Args) => createCurrencyWriter(list),
  run: (value, write, ctx) => {
    const cldr = localeOf(ctx);
    const pair = readMoney(value);
    return cldr && pair ? write(cldr, asText(pair.amount), asText(pair.code)) : '';
  },
};
