import { splitPath } from '@sitewright/template';
import type { Args, Path, Predicate } from '@sitewright/template';
import { parseOperands, resolveOperand } from '../values/operands.ts';
import type { Operand } from '../values/operands.ts';

import { asNumber } from '../values/read.ts';

/** Tests the remainder by two of the current value or of a reference; only numbers have one. */
function parity(
  remainder: number,
): Pick<Predicate<Path | undefined>, 'usage' | 'prepare' | 'test'> {
  return {
    usage: '[reference]',
    prepare: ({ list: [reference] }: Args) =>
      reference === undefined ? undefined : splitPath(reference),
    test: (value, path, ctx) => {
      const tested = path ? ctx.resolve(path) : value;
      return typeof tested === 'number' && Math.abs(tested) % 2 === remainder;
    },
  };
}

/** Even number. */
export const even: Predicate<Path | undefined> = {
  name: 'even?',
  summary: 'The value, or that of the reference, is an even number.',
  examples: [{ template: '{.even? n}even{.or}odd{.end}', data: { n: 4 }, output: 'even' }],
  ...parity(0),
};

/** Odd number. */
export const odd: Predicate<Path | undefined> = {
  name: 'odd?',
  summary: 'The value, or that of the reference, is an odd number.',
  examples: [{ template: '{.odd? n}odd{.or}even{.end}', data: { n: 4 }, output: 'even' }],
  ...parity(1),
};

function isInteger(value: unknown): value is number {
  return Number.isInteger(value);
}

/** Every nth. */
export const nth: Predicate<readonly Operand[]> = {
  name: 'nth?',
  summary: 'The value, or that of the reference, is a whole multiple of n.',
  usage: '[reference] n',
  examples: [
    {
      template: '{.repeated section a}{@}{.nth? @index 2}|{.end}{.end}',
      data: { a: ['a', 'b', 'c', 'd'] },
      output: 'ab|cd|',
    },
  ],
  prepare: parseOperands,
  test: (value, operands, ctx) => {
    const [first, second] = operands;
    if (!first) return false;
    const resolved = resolveOperand(first, ctx);
    const isPair = second !== undefined && operands.length === 2;
    const tested = isPair ? resolved : value;
    const modulus = isPair ? resolveOperand(second, ctx) : resolved;
    if (!isInteger(tested) || !isInteger(modulus) || modulus === 0) return false;
    return Math.abs(tested) % Math.abs(modulus) === 0;
  },
};

/** More than one. */
export const plural: Predicate = {
  name: 'plural?',
  summary: 'The whole part of the value is more than 1.',
  examples: [
    { template: '{.section n}item{.plural?}s{.end}{.end}', data: { n: 3 }, output: 'items' },
  ],
  test: (value) => Math.trunc(asNumber(value)) > 1,
};

/** Exactly one. */
export const singular: Predicate = {
  name: 'singular?',
  summary: 'The whole part of the value is 1.',
  examples: [
    { template: '{.section n}{.singular?}one{.end}{.end}', data: { n: 1 }, output: 'one' },
  ],
  test: (value) => Math.trunc(asNumber(value)) === 1,
};
