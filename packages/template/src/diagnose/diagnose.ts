import { Assembler } from '../assemble/assembler.ts';
import { locateError } from '../errors/template-error.ts';
import type { TemplateError } from '../errors/template-error.ts';
import { ERRORS } from '../errors/catalogue.ts';
import { Expression } from '../expression/expression.ts';
import { withLimits } from '../limits/limits.ts';
import { Parser } from '../parse/parser.ts';
import type { TagObserver } from '../parse/parser.ts';
import type { Args, Registry } from '../plugin.ts';
import type { Call, Instruction } from '../tree/instruction.ts';
import { OP } from '../tree/opcode.ts';
import { DIAGNOSTICS } from './catalogue.ts';
import type { Diagnosis } from './catalogue.ts';
import { explainTag } from './explain.ts';

/** Most references that `.if` should hold. */
const MAX_IF_VARIABLES = 30;

/**
 * Every syntax error of a template, in the order of their places: those of `compile`, and what
 * `compile` takes for text without a word (`{.sectiona}`, `{.end }`), missing arguments, and
 * malformed expressions. For editors and checks; `compile` itself stays lenient.
 */
export function diagnose(
  source: string,
  options: { readonly registry?: Registry } = {},
): readonly TemplateError[] {
  const registry = options.registry ?? { formatters: new Map(), predicates: new Map() };
  const errors: TemplateError[] = [];
  const tell = (text: Diagnosis, at: number, startedAt?: number): void => {
    errors.push(locateError(text, { source, at, startedAt }));
  };
  const assembler = new Assembler((error, at, startedAt) => {
    const isLooseEnd = error.code === 'NOT_ALLOWED_AT_ROOT' && source.startsWith('{.end}', at);
    tell(isLooseEnd ? DIAGNOSTICS.MISMATCHED_END() : error, at, startedAt);
  }, withLimits(undefined).maxDepth);
  const observer: TagObserver = {
    refused(open, close) {
      const explained = explainTag(source, open, close);
      if (explained) tell(explained.diagnosis, explained.at);
    },
    accepted(instruction) {
      for (const { diagnosis, at } of examine(instruction, source, registry)) tell(diagnosis, at);
    },
  };
  new Parser(source, registry, assembler, tell, { observer }).parse();
  return errors.toSorted((a, b) => (a.offset ?? 0) - (b.offset ?? 0));
}

type Finding = { readonly diagnosis: Diagnosis; readonly at: number };

/** What is doubtful about an instruction that the parser accepts. */
function* examine(
  instruction: Instruction,
  source: string,
  registry: Registry,
): Generator<Finding> {
  const { at } = instruction;
  switch (instruction.op) {
    case OP.COMMENT:
      if (isUnclosed(instruction, source)) yield { diagnosis: DIAGNOSTICS.EOF_IN_COMMENT(), at };
      return;
    case OP.IF:
      if (instruction.refs.length === 0) yield { diagnosis: DIAGNOSTICS.IF_EMPTY(), at };
      if (instruction.refs.length > MAX_IF_VARIABLES) {
        yield { diagnosis: DIAGNOSTICS.IF_TOO_MANY_VARS(MAX_IF_VARIABLES), at };
      }
      return;
    case OP.PREDICATE:
    case OP.OR_PREDICATE:
      if (
        instruction.name !== null &&
        lacksArgs(registry.predicates.get(instruction.name), instruction.args)
      ) {
        yield { diagnosis: DIAGNOSTICS.PREDICATE_NEEDS_ARGS(instruction.name), at };
      }
      return;
    case OP.VARIABLE:
    case OP.BINDVAR:
      yield* examineCalls(instruction.calls, registry);
      return;
    case OP.EVAL:
      yield* examineExpression(instruction.code, at);
  }
}

function isUnclosed(comment: Extract<Instruction, { op: typeof OP.COMMENT }>, source: string) {
  const end = comment.at + '{##'.length + comment.text.length;
  return comment.isMultiline && !source.startsWith('##}', end);
}

function* examineCalls(calls: readonly Call[], registry: Registry): Generator<Finding> {
  for (const { name, args, at } of calls) {
    if (lacksArgs(registry.formatters.get(name), args)) {
      yield { diagnosis: DIAGNOSTICS.FORMATTER_NEEDS_ARGS(name), at };
    }
  }
}

function lacksArgs(plugin: { readonly needsArgs?: boolean } | undefined, args: Args): boolean {
  return plugin?.needsArgs === true && args.list.length === 0;
}

function* examineExpression(code: string, at: number): Generator<Finding> {
  const text = code.startsWith('#') ? code.slice(1) : code;
  for (const why of new Expression(text, 0).errors) {
    yield { diagnosis: ERRORS.EXPRESSION_PARSE(text, why), at };
  }
}
