import type { PluginContext, Predicate } from '@sitewright/template';
import { allOf, areOperands, between } from '../values/arg-rules.ts';
import { chargeWhole } from '../values/charge.ts';
import { compare, isEqual } from '../values/compare.ts';
import { parseOperands, resolveOperand } from '../values/operands.ts';
import type { Operand } from '../values/operands.ts';

/** One argument compares with the current value, two with each other, none is no. */
function comparison(
  test: (left: unknown, right: unknown) => boolean,
): Pick<Predicate<readonly Operand[]>, 'needsArgs' | 'checkArgs' | 'prepare' | 'test'> {
  return {
    needsArgs: true,
    checkArgs: allOf(between(1, 2), areOperands),
    prepare: parseOperands,
    test: (value, [first, second], ctx) => {
      if (!first) return false;
      const resolved = resolveOperand(first, ctx);
      const [left, right] = second ? [resolved, resolveOperand(second, ctx)] : [value, resolved];
      charge(left, right, ctx);
      return test(left, right);
    },
  };
}

/** Pays for what a comparison may look at. */
function charge(left: unknown, right: unknown, ctx: PluginContext): void {
  if (typeof left === 'string' && typeof right === 'string') {
    ctx.chargeText(Math.min(left.length, right.length));
  } else if (typeof left === 'object' && typeof right === 'object' && left !== right) {
    chargeWhole(left, ctx);
    chargeWhole(right, ctx);
  }
}

/** Equal, deep inside too. */
export const equal: Predicate<readonly Operand[]> = {
  name: 'equal?',
  ...comparison(isEqual),
};

/** Not equal. */
export const notEqual: Predicate<readonly Operand[]> = {
  name: 'notEqual?',
  ...comparison((left, right) => !isEqual(left, right)),
};

/** Greater. */
export const greaterThan: Predicate<readonly Operand[]> = {
  name: 'greaterThan?',
  ...comparison((left, right) => compare(left, right) > 0),
};

/** Greater or equal. */
export const greaterThanOrEqual: Predicate<readonly Operand[]> = {
  name: 'greaterThanOrEqual?',
  ...comparison((left, right) => compare(left, right) >= 0),
};

/** Less. */
export const lessThan: Predicate<readonly Operand[]> = {
  name: 'lessThan?',
  ...comparison((left, right) => compare(left, right) < 0),
};

/** Less or equal. */
export const lessThanOrEqual: Predicate<readonly Operand[]> = {
  name: 'lessThanOrEqual?',
  ...comparison((left, right) => compare(left, right) <= 0),
};
