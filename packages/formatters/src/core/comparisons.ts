import type { Predicate } from '@sitewright/template';
import { compare, isEqual } from '../values/compare.ts';
import { parseOperands, resolveOperand } from '../values/operands.ts';
import type { Operand } from '../values/operands.ts';

const usage = '[left] right';

/** One argument compares with the current value, two with each other, none is no. */
function comparison(
  test: (left: unknown, right: unknown) => boolean,
): Pick<Predicate<readonly Operand[]>, 'usage' | 'prepare' | 'test'> {
  return {
    usage,
    prepare: parseOperands,
    test: (value, [first, second], ctx) => {
      if (!first) return false;
      const resolved = resolveOperand(first, ctx);
      return second ? test(resolved, resolveOperand(second, ctx)) : test(value, resolved);
    },
  };
}

/** Equal, deep inside too. */
export const equal: Predicate<readonly Operand[]> = {
  name: 'equal?',
  summary: 'Both values are equal, deep inside too; missing equals null.',
  examples: [
    { template: '{.equal? size "L"}large{.end}', data: { size: 'L' }, output: 'large' },
    { template: '{.section n}{.equal? 3}three{.end}{.end}', data: { n: 3 }, output: 'three' },
  ],
  ...comparison(isEqual),
};

/** Not equal. */
export const notEqual: Predicate<readonly Operand[]> = {
  name: 'notEqual?',
  summary: 'The values differ.',
  examples: [{ template: '{.notEqual? n 1}s{.end}', data: { n: 2 }, output: 's' }],
  ...comparison((left, right) => !isEqual(left, right)),
};

/** Greater. */
export const greaterThan: Predicate<readonly Operand[]> = {
  name: 'greaterThan?',
  summary: 'The left value is greater; text is ordered by its characters.',
  examples: [{ template: '{.greaterThan? n 1}many{.end}', data: { n: 2 }, output: 'many' }],
  ...comparison((left, right) => compare(left, right) > 0),
};

/** Greater or equal. */
export const greaterThanOrEqual: Predicate<readonly Operand[]> = {
  name: 'greaterThanOrEqual?',
  summary: 'The left value is greater or equal.',
  examples: [{ template: '{.greaterThanOrEqual? n 2}yes{.end}', data: { n: 2 }, output: 'yes' }],
  ...comparison((left, right) => compare(left, right) >= 0),
};

/** Less. */
export const lessThan: Predicate<readonly Operand[]> = {
  name: 'lessThan?',
  summary: 'The left value is less.',
  examples: [{ template: '{.lessThan? n 5}few{.end}', data: { n: 2 }, output: 'few' }],
  ...comparison((left, right) => compare(left, right) < 0),
};

/** Less or equal. */
export const lessThanOrEqual: Predicate<readonly Operand[]> = {
  name: 'lessThanOrEqual?',
  summary: 'The left value is less or equal.',
  examples: [{ template: '{.lessThanOrEqual? n 2}yes{.end}', data: { n: 2 }, output: 'yes' }],
  ...comparison((left, right) => compare(left, right) <= 0),
};
