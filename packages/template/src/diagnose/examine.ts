import { ERRORS } from '../errors/catalogue.ts';
import type { Args, Formatter, Predicate, Registry } from '../plugin.ts';
import type {
  Call,
  Comment,
  If,
  Instruction,
  Predicate as Condition,
} from '../tree/instruction.ts';
import { OP } from '../tree/opcode.ts';
import { DIAGNOSTICS } from './catalogue.ts';
import type { Diagnosis } from './catalogue.ts';
import { examineExpression } from './examine-expression.ts';

/** Most references that `.if` should hold. */
const MAX_IF_VARIABLES = 30;

/** What is wrong, and where: an offset in the source. */
export interface Finding {
  readonly diagnosis: Diagnosis;
  readonly at: number;
}

/** What is doubtful about an instruction that the parser accepts. */
export function examine(
  instruction: Instruction,
  source: string,
  registry: Registry,
): readonly Finding[] {
  switch (instruction.op) {
    case OP.COMMENT:
      return found(instruction.at, examineComment(instruction, source));
    case OP.IF:
      return found(instruction.at, examineIf(instruction));
    case OP.PREDICATE:
    case OP.OR_PREDICATE:
      return found(instruction.at, examineCondition(instruction, registry));
    case OP.VARIABLE:
    case OP.BINDVAR:
      return instruction.calls.flatMap((call) => found(call.at, examineCall(call, registry)));
    case OP.EVAL:
      return found(instruction.at, ...examineEval(instruction.code));
    default:
      return [];
  }
}

function found(at: number, ...diagnoses: readonly (Diagnosis | undefined)[]): readonly Finding[] {
  return diagnoses
    .filter((diagnosis) => diagnosis !== undefined)
    .map((diagnosis) => ({ diagnosis, at }));
}

function examineComment({ at, text, isMultiline }: Comment, source: string): Diagnosis | undefined {
  const isClosed = source.startsWith('##}', at + '{##'.length + text.length);
  return isMultiline && !isClosed ? DIAGNOSTICS.EOF_IN_COMMENT() : undefined;
}

function examineIf({ refs }: If): Diagnosis | undefined {
  if (refs.length === 0) return DIAGNOSTICS.IF_EMPTY();
  return refs.length > MAX_IF_VARIABLES
    ? DIAGNOSTICS.IF_TOO_MANY_VARS(MAX_IF_VARIABLES)
    : undefined;
}

function examineCondition({ name, args }: Condition, registry: Registry): Diagnosis | undefined {
  if (name === null) return undefined;
  const predicate = registry.predicates.get(name);
  const why = objection(predicate, args);
  if (why !== undefined) return DIAGNOSTICS.PREDICATE_ARGS_INVALID(name, why);
  return lacksArgs(predicate, args) ? DIAGNOSTICS.PREDICATE_NEEDS_ARGS(name) : undefined;
}

function examineCall({ name, args }: Call, registry: Registry): Diagnosis | undefined {
  const formatter = registry.formatters.get(name);
  const why = objection(formatter, args);
  if (why !== undefined) return DIAGNOSTICS.FORMATTER_ARGS_INVALID(name, why);
  return lacksArgs(formatter, args) ? DIAGNOSTICS.FORMATTER_NEEDS_ARGS(name) : undefined;
}

type Plugin = Formatter<unknown> | Predicate<unknown> | undefined;

function lacksArgs(plugin: Plugin, { list }: Args): boolean {
  return plugin?.needsArgs === true && list.every((word) => word === '');
}

/** Where arguments are needed and nothing at all is written, that alone is told. */
function objection(plugin: Plugin, { list, delimiter }: Args): string | undefined {
  if (plugin?.needsArgs === true && delimiter === '') return undefined;
  return plugin?.checkArgs?.(list.filter((word) => word !== ''));
}

function examineEval(code: string): readonly Diagnosis[] {
  const text = code.startsWith('#') ? code.slice(1) : code;
  return examineExpression(text).map((why) => ERRORS.EXPRESSION_PARSE(text, why));
}
