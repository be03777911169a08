import { splitPath } from '@sitewright/template';
import type { Args, Path, Predicate } from '@sitewright/template';
import { allOf, areOperands, atMost, between } from '../values/arg-rules.ts';
import { parseOperands, resolveOperand } from '../values/operands.ts';
import type { Operand } from '../values/operands.ts';
import { asNumber } from '../values/read.ts';

/** Tests the remainder by two of the current value or of a reference; only numbers have one. */
function parity(
  remainder: number,
): Pick<Predicate<Path | undefined>, 'checkArgs' | 'prepare' | 'test'> {
  return {
    checkArgs: allOf(atMost(1), areOperands),
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
  ...parity(0),
};

/** Odd number. */
export const odd: Predicate<Path | undefined> = {
  name: 'odd?',
  ...parity(1),
};

/** Whole, or without end: only 0 is a multiple of the infinite. */
function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Math.floor(value) === value;
}

/** Every nth. */
export const nth: Predicate<readonly Operand[]> = {
  name: 'nth?',
  needsArgs: true,
  checkArgs: allOf(between(1, 2), areOperands),
  prepare: parseOperands,
  test: (value, operands, ctx) => {
    const [first, second] = operands;
    if (!first) return false;
    const resolved = resolveOperand(first, ctx);
    const isPair = second !== undefined && operands.length === 2;
    const tested = isPair ? resolved : value;
    const modulus = isPair ? resolveOperand(second, ctx) : resolved;
    if (!isWhole(tested) || !isWhole(modulus) || modulus === 0) return false;
    return Math.abs(tested) % Math.abs(modulus) === 0;
  },
};

/** More than one. */
export const plural: Predicate = {
  name: 'plural?',
  test: (value) => Math.trunc(asNumber(value)) > 1,
};

/** Exactly one. */
export const singular: Predicate = {
  name: 'singular?',
  test: (value) => Math.trunc(asNumber(value)) === 1,
};
