import type { Args, Formatter } from '@sitewright/template';
import { asNumber } from '../values/read.ts';

const DEFAULT_DIVISOR = 2;

/** The remainder of a division. */
export const mod: Formatter<number> = {
  name: 'mod',
  prepare: ({ list }: Args) => Number.parseInt(list[0] ?? '', 10) || DEFAULT_DIVISOR,
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
  prepare: ({ list: [first, second] }: Args) =>
    second === undefined
      ? { singular: '', plural: first ?? 's' }
      : { singular: first ?? '', plural: second },
  run: (value, { singular, plural }) => (asNumber(value) === 1 ? singular : plural),
};
