import type { Formatter } from '@sitewright/template';
import { asNumber } from '../values/read.ts';
import { UNPRINTABLE } from '../values/unprintable.ts';

/** Picks one of the arguments by number, round and round. */
export const cycle: Formatter = {
  name: 'cycle',
  needsArgs: true,
  run: (value, { list }) => {
    const index = (asNumber(value) - 1) % list.length;
    return list[index < 0 ? index + list.length : index] ?? UNPRINTABLE;
  },
};
