import type { Args, Formatter } from '@sitewright/template';
import { asNumber } from '../values/read.ts';

const DEFAULT_DIVISOR = 2;

/** The remainder of a division. */
export const mod: Formatter<number> = {
  name: 'mod',
  summary: 'The remainder when the value is divided by n.',
  usage: '[n=2]',
  examples: [{ template: '{a|mod 3}', data: { a: 7 }, output: '1' }],
  prepare: ({ list }: Args) => Number.parseInt(list[0] ?? '', 10) || DEFAULT_DIVISOR,
  run: (value, divisor) => asNumber(value) % divisor,
};

/** A whole number. */
export const round: Formatter = {
  name: 'round',
  summary: 'The nearest whole number.',
  examples: [{ template: '{a|round}', data: { a: 2.5 }, output: '3' }],
  run: (value) => Math.round(asNumber(value)),
};

/** The ending of a word by number. */
export const pluralize: Formatter<{ readonly singular: string; readonly plural: string }> = {
  name: 'pluralize',
  summary: 'An ending, or a word, for one and for any other number.',
  usage: '[plural=s] or singular plural',
  examples: [
    { template: '{n} item{n|pluralize}', data: { n: 2 }, output: '2 items' },
    { template: '{n} {n|pluralize box boxes}', data: { n: 1 }, output: '1 box' },
  ],
  prepare: ({ list: [first, second] }: Args) =>
    second === undefined
      ? { singular: '', plural: first ?? 's' }
      : { singular: first ?? '', plural: second },
  run: (value, { singular, plural }) => (asNumber(value) === 1 ? singular : plural),
};
