import type { Formatter } from '@sitewright/template';
import { asText } from '../values/read.ts';

/** The place in the loop around. */
export const iter: Formatter = {
  name: 'iter',
  summary: 'The number of the current turn of the loop around, from 1; the value does not matter.',
  examples: [
    { template: '{.repeated section a}{@|iter}{.end}', data: { a: ['x', 'y'] }, output: '12' },
  ],
  run: (_value, _args, ctx) => asText(ctx.resolve(['@index'])),
};
