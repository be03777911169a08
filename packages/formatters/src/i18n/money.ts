import type { Args, Formatter } from '@sitewright/template';
import { asText } from '../values/read.ts';
import { createCurrencyWriter } from './currency-text.ts';
import type { CurrencyWriter } from './currency-text.ts';
import { readMoney } from './money-value.ts';

/** Money in the locale of the page. */
export const money: Formatter<CurrencyWriter> = {
  name: 'money',
  prepare: ({ list }: Args) => createCurrencyWriter(list),
  run: (value, write, ctx) => {
    const pair = readMoney(value);
    return pair ? write(ctx, asText(pair.amount), asText(pair.code)) : '';
  },
};
