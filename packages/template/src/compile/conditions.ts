import { compileReader, isSpecial } from '../run/resolve.ts';
import type { Name } from '../run/resolve.ts';
import { FAILED } from '../run/step.ts';
import type { Step, Test } from '../run/step.ts';
import { isTruthy } from '../run/values.ts';
import type { Alternate, If, Predicate } from '../tree/instruction.ts';
import { OP } from '../tree/opcode.ts';
import type { BlockBuilder } from './block-builder.ts';
import { argsWeight, prepareArgs } from './calls.ts';
import type { Compiler } from './compiler.ts';
import { fixedTextOfAll } from './fixed-text.ts';

type Condition = If | Predicate;

/**
 * Adds `{.if …}` or `{.name? …}` with their `{.or …}` branches. The chain is a list and not a
 * recursion, so that it may be of any length.
 */
export function addConditions(compiler: Compiler, builder: BlockBuilder, first: Condition): void {
  if (first.op === OP.IF && addChoice(compiler, builder, first)) return;
  const tests: Step[] = [];
  const jumps: Step[] = [];
  let current: Alternate = first;
  while (isTested(current)) {
    if (current !== first) compiler.count(1);
    if (current.op !== OP.IF) compiler.count(argsWeight(current.args));
    const test = openTest(compiler, builder, current, first.op);
    compiler.addNested(builder, current.block);
    current = current.alternate;
    if (hasAlternate(current)) jumps.push(builder.openJump());
    test.target = builder.here();
    tests.push(test);
  }
  if (hasAlternate(current)) compiler.addNested(builder, blockOf(current));
  const end = builder.here();
  for (const jump of jumps) jump.target = end;
  for (const test of tests) test.end = end;
}

/** A condition that asks something, unlike a bare `{.or}`. */
function isTested(alternate: Alternate): alternate is Condition {
  if (alternate === undefined) return false;
  if (alternate.op === OP.IF) return true;
  return isPredicate(alternate) && alternate.name !== null;
}

function isPredicate(alternate: NonNullable<Alternate>): alternate is Predicate {
  return alternate.op === OP.PREDICATE || alternate.op === OP.OR_PREDICATE;
}

function hasAlternate(alternate: Alternate): alternate is NonNullable<Alternate> {
  return alternate !== undefined && alternate.op !== OP.END;
}

/** What a bare `{.or}` holds; any other instruction stands for itself. */
function blockOf(alternate: NonNullable<Alternate>): readonly NonNullable<Alternate>[] {
  return isPredicate(alternate) && alternate.name === null ? alternate.block : [alternate];
}

/** A name of the data that decides between two texts needs no steps of its own. */
function addChoice(
  compiler: Compiler,
  builder: BlockBuilder,
  { refs, block, alternate }: If,
): boolean {
  const name = plainName(refs);
  const yes = fixedTextOfAll(block);
  const no = hasAlternate(alternate) ? fixedTextOfAll(blockOf(alternate)) : '';
  if (name === undefined || yes === undefined || no === undefined) return false;
  compiler.count(1);
  builder.addChoice(name, yes, no);
  return true;
}

function openTest(
  compiler: Compiler,
  builder: BlockBuilder,
  condition: Condition,
  outerOp: number,
): Step {
  if (condition.op !== OP.IF) {
    return builder.openTest(compilePredicate(compiler, condition, outerOp));
  }
  const name = plainName(condition.refs);
  return name === undefined ? builder.openTest(compileIf(condition)) : builder.openBranch(name);
}

/** The name of a condition on a single name of the data. */
function plainName(refs: If['refs']): Name | undefined {
  const [ref = []] = refs;
  const [name] = ref;
  const isPlain = refs.length === 1 && ref.length === 1 && !isSpecial(name!);
  return isPlain ? name : undefined;
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
      const operator = operators[i - 1];
      const value = isTruthy(readers[i]!(frame));
      result = operator === 1 ? result && value : result || value;
      if (result === (operator === 0)) break;
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
