import type { Formatter } from '@sitewright/template';
import { asNumber } from '../values/read.ts';

/** Picks one of the arguments by number, round and round. */
export const cycle: Formatter = {
  name: 'cycle',
  summary: 'The argument at the place of the value (1 is the first), starting over after the last.',
  usage: 'a b …',
  examples: [
    {
      template: '{.repeated section rows}{@index|cycle odd even} {.end}',
      data: { rows: [1, 2, 3] },
      output: 'odd even odd ',
    },
  ],
  run: (value, { list }) => {
    const index = (asNumber(value) - 1) % list.length;
    return list[index < 0 ? index + list.length : index];
  },
};
