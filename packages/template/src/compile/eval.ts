import { ERRORS } from '../errors/catalogue.ts';
import { Expression } from '../expression/expression.ts';
import { Frame } from '../run/frame.ts';
import { LimitReached } from '../run/limit-reached.ts';
import { resolvePath } from '../run/resolve.ts';
import type { Op, Run } from '../run/run.ts';
import { emit, readable } from '../run/values.ts';
import type { Eval } from '../tree/instruction.ts';
import type { Compiler } from './compiler.ts';

const EVAL_WEIGHT = 8;

/** An expression counts one step more for every 2² tokens. */
const TOKENS_CHARGE_SHIFT = 2;

/** Steps that a failing statement counts for. */
const ERROR_STEPS = 50;

/**
 * `{.eval statements}`: prints the value of the last statement. Nothing happens unless
 * expressions are enabled. A `#` in front prints the parsed form too.
 */
export function compileEval(compiler: Compiler, instruction: Eval): Op {
  compiler.count(EVAL_WEIGHT);
  const { at } = instruction;
  const isDebug = instruction.code.startsWith('#');
  const code = isDebug ? instruction.code.slice(1) : instruction.code;
  let latest: Expression | undefined;
  return (run, frame, out) => {
    if (!run.isExprEnabled) return out;
    run.at = at;
    const maxTokens = maxTokensOf(run);
    if (latest?.maxTokens !== maxTokens) latest = new Expression(code, maxTokens);
    run.charge(latest.size >> TOKENS_CHARGE_SHIFT);
    if (latest.isTooLong && maxTokens === run.options.limits.maxExpressionTokens) {
      throw new LimitReached(ERRORS.LIMIT_EXPRESSION(maxTokens));
    }
    tellParseErrors(run, instruction, latest, code);
    const text = isDebug ? out + `EVAL=[${latest.print()}]` : out;
    if (latest.errors.length > 0) return text;
    const value = evaluate(run, frame, latest, code);
    if (value === undefined) return text;
    return emit(isDebug ? text + ' -> ' : text, value);
  };
}

/** The option of the language, which is an error of the expression, or the limit, which ends the run. */
function maxTokensOf({ options }: Run): number {
  const { maxTokens = 0 } = options.exprOpts;
  const { maxExpressionTokens } = options.limits;
  return maxTokens > 0 ? Math.min(maxTokens, maxExpressionTokens) : maxExpressionTokens;
}

/** A parse error is told once, however often a loop comes by. */
function tellParseErrors(run: Run, instruction: Eval, expression: Expression, code: string): void {
  if (expression.errors.length === 0 || !run.isNews(instruction)) return;
  for (const why of expression.errors) run.record(ERRORS.EXPRESSION_PARSE(code, why));
}

/**
 * Evaluates on a frame of its own; its variables move to the current frame only when no
 * statement failed.
 */
function evaluate(run: Run, frame: Frame, expression: Expression, code: string): unknown {
  const scratch = new Frame(frame.value, frame);
  const { maxStringLen = 0 } = run.options.exprOpts;
  const { maxStringLength } = run.options.limits;
  const { value, errors } = expression.evaluate({
    resolve: (path) => readable(resolvePath(scratch, path)),
    assign: (name, assigned) => scratch.setVariable(name, assigned),
    maxStringLen: maxStringLen > 0 ? maxStringLen : Infinity,
    made: (length) => {
      if (length > maxStringLength) throw new LimitReached(ERRORS.LIMIT_STRING(maxStringLength));
    },
    read: (length) => run.chargeText(length),
  });
  if (errors.length > 0) run.charge(ERROR_STEPS);
  for (const why of errors) run.record(ERRORS.EXPRESSION_REDUCE(code, why));
  if (errors.length > 0) return undefined;
  for (const { name, value: assigned } of scratch.variables()) frame.setVariable(name, assigned);
  return value;
}
