import type { Path } from '../plugin.ts';
import { compileReader } from '../run/resolve.ts';
import type { Frame } from '../run/frame.ts';
import type { Op, Run } from '../run/run.ts';
import { isTruthy } from '../run/values.ts';
import type { Alternate, If, Predicate } from '../tree/instruction.ts';
import { OP } from '../tree/opcode.ts';
import { argsWeight, prepareArgs } from './calls.ts';
import type { Compiler } from './compiler.ts';

/** A test that failed with an exception ends its whole instruction. */
const FAILED = 2;
type Answer = boolean | typeof FAILED;
type Test = (run: Run, frame: Frame) => Answer;

interface Branch {
  readonly test: Test;
  readonly block: Op;
}

/** The one reference of a condition that has no second branch to test, if it is such. */
export function plainCondition({ refs, alternate }: If): Path | undefined {
  const isBare = alternate === undefined || !isCondition(alternate) || isOtherwise(alternate);
  return refs.length === 1 && isBare ? refs[0] : undefined;
}

function isOtherwise(instruction: If | Predicate): boolean {
  return instruction.op === OP.OR_PREDICATE && instruction.name === null;
}

/**
 * `{.if …}` and `{.name? …}` with their `{.or …}` branches. The chain is a list and not a
 * recursion, so that it may be of any length.
 */
export function compileConditions(compiler: Compiler, first: If | Predicate): Op {
  const branches: Branch[] = [];
  let current: Alternate = first;
  while (current !== undefined && isCondition(current)) {
    if (current !== first) compiler.count(1);
    if (current.op !== OP.IF) compiler.count(argsWeight(current.args));
    const block = compiler.block(current.block);
    if (current.op !== OP.IF && current.name === null) return chain(branches, block);
    branches.push({ test: compileTest(compiler, current, first.op), block });
    current = current.alternate;
  }
  return chain(branches, compiler.alternate(current));
}

function isCondition(instruction: NonNullable<Alternate>): instruction is If | Predicate {
  const { op } = instruction;
  return op === OP.IF || op === OP.PREDICATE || op === OP.OR_PREDICATE;
}

function chain(branches: readonly Branch[], otherwise: Op): Op {
  const [only] = branches;
  if (only === undefined) return otherwise;
  if (branches.length === 1) {
    const { test, block } = only;
    return (run, frame, out) => {
      const answer = test(run, frame);
      if (answer === true) return block(run, frame, out);
      return answer === false ? otherwise(run, frame, out) : out;
    };
  }
  return (run, frame, out) => {
    for (const { test, block } of branches) {
      const answer = test(run, frame);
      if (answer === true) return block(run, frame, out);
      if (answer === FAILED) return out;
    }
    return otherwise(run, frame, out);
  };
}

function compileTest(compiler: Compiler, condition: If | Predicate, outerOp: number): Test {
  return condition.op === OP.IF
    ? compileIf(condition)
    : compilePredicate(compiler, condition, outerOp);
}

/** Strictly from left to right; the first operator that decides ends the test. */
function compileIf({ refs, operators }: If): Test {
  const readers = refs.map(compileReader);
  const [first] = readers;
  if (first === undefined) {
    return (run) => {
      run.fail(new TypeError('the condition is empty'), OP.IF);
      return FAILED;
    };
  }
  if (readers.length === 1) return (_run, frame) => isTruthy(first(frame));
  return (_run, frame) => {
    let result = isTruthy(first(frame));
    for (let i = 1; i < readers.length; i++) {
      const isAnd = operators[i - 1] === 1;
      const value = isTruthy(readers[i]!(frame));
      result = isAnd ? result && value : result || value;
      if (result !== isAnd) break;
    }
    return result;
  };
}

/** An unknown predicate answers no. */
function compilePredicate(compiler: Compiler, condition: Predicate, outerOp: number): Test {
  const predicate = compiler.registry.predicates.get(condition.name ?? '');
  if (predicate === undefined) return () => false;
  const { at } = condition;
  let prepared: unknown;
  try {
    prepared = prepareArgs(predicate, condition.args);
  } catch (error) {
    return (run) => {
      run.fail(error, outerOp);
      return FAILED;
    };
  }
  return (run, frame) => {
    const saved = run.frame;
    run.frame = frame;
    run.at = at;
    try {
      if (typeof frame.value === 'string') run.chargeValue(frame.value);
      return predicate.test(frame.value, prepared, run);
    } catch (error) {
      run.fail(error, outerOp);
      return FAILED;
    } finally {
      run.frame = saved;
    }
  };
}
