import type { Args, Formatter } from '@sitewright/template';
import { atMost, firstIsInteger } from '../values/arg-rules.ts';
import { asNumber } from '../values/read.ts';

const DEFAULT_DIVISOR = 2;

/** The remainder of a division. */
export const mod: Formatter<number> = {
  name: 'mod',
  checkArgs: firstIsInteger,
  prepare: ({ list }: Args) => {
    const divisor = Number.parseInt(list[0] ?? '', 10);
    return Number.isFinite(divisor) && divisor !== 0 ? divisor : DEFAULT_DIVISOR;
  },
  run: (value, divisor) => asNumber(value) % divisor,
};

/** A whole number. */
export const round: Formatter = {
  name: 'round',
  run: (value) => Math.round(asNumber(value)),
};

/** The ending of a word by number. */
export const pluralize: Formatter<{ readonly singular: string; readonly plural: string }> = {
  name: 'pluralize',
  checkArgs: atMost(2),
  prepare: ({ list: [first, second] }: Args) =>
    second === undefined
      ? { singular: '', plural: first ?? 's' }
      : { singular: first ?? '', plural: second },
  run: (value, { singular, plural }) => (asNumber(value) === 1 ? singular : plural),
};
