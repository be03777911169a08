import { opName } from '../tree/opcode.ts';

/** Which phase found the error. */
export type ErrorType = 'parser' | 'assembler' | 'engine';

/** An error before its place is known: the wording of one catalogue line. */
export interface ErrorText {
  readonly type: ErrorType;
  readonly code: ErrorCode;
  readonly message: string;
}

/** Longest name or code that a message quotes. */
const MAX_QUOTED = 2000;

function quoted(text: string): string {
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
}

const entry =
  <Params extends readonly unknown[]>(
    type: ErrorType,
    code: string,
    text: (...params: Params) => string,
  ) =>
  (...params: Params): ErrorText => ({
    type,
    code: code as ErrorCode,
    message: `${type === 'engine' ? 'RuntimeError' : 'SyntaxError'}: ${text(...params)}`,
  });

/** Every error of the language: one line each, the wording fixed here and nowhere else. */
export const ERRORS = {
  // The parser.
  FORMATTER_UNKNOWN: entry(
    'parser',
    'FORMATTER_UNKNOWN',
    (n: string) => `Formatter '${quoted(n)}' is unknown`,
  ),
  PREDICATE_UNKNOWN: entry(
    'parser',
    'PREDICATE_UNKNOWN',
    (n: string) => `Predicate '${quoted(n)}' is unknown`,
  ),
  INVALID_CODE: entry(
    'parser',
    'INVALID_CODE',
    (why: string) => `Invalid instruction tree: ${quoted(why)}`,
  ),
  LIMIT_TEMPLATE_SIZE: entry(
    'parser',
    'LIMIT_TEMPLATE_SIZE',
    (max: number) => `The template is longer than ${max} characters`,
  ),

  // The assembler.
  DEAD_CODE_BLOCK: entry(
    'assembler',
    'DEAD_CODE_BLOCK',
    (op: number) => `This ${opName(op)} block will never execute.`,
  ),
  EOF_IN_BLOCK: entry(
    'assembler',
    'EOF_IN_BLOCK',
    (op: number) => `Reached EOF in the middle of ${opName(op)}`,
  ),
  NOT_ALLOWED_IN_BLOCK: entry(
    'assembler',
    'NOT_ALLOWED_IN_BLOCK',
    (op: number, block: number) =>
      `${opName(op)} instruction is not allowed inside ${opName(block)} block.`,
  ),
  NOT_ALLOWED_AT_ROOT: entry(
    'assembler',
    'NOT_ALLOWED_AT_ROOT',
    (op: number) => `Instruction ${opName(op)} not allowed at root`,
  ),
  TRANSITION_FROM_EOF: entry(
    'assembler',
    'TRANSITION_FROM_EOF',
    (op: number) =>
      `${opName(op)} Attempt to transition from the EOF state. This is either a bug in the state machine or instructions were fed to the state machine after EOF.`,
  ),
  EOF_NOT_REACHED: entry(
    'assembler',
    'EOF_NOT_REACHED',
    () =>
      'Machine never processed EOF, indicating (a) it was never fed an EOF (bad test?) or (b) the state machine has a bug.',
  ),
  UNCLOSED: entry(
    'assembler',
    'UNCLOSED',
    (op: number) =>
      `Unclosed ${opName(op)}: perhaps an EOF was not fed to the machine? If not, this represents a bug in the state machine.`,
  ),
  LIMIT_NESTING: entry(
    'assembler',
    'LIMIT_NESTING',
    (max: number) => `Blocks are nested deeper than ${max}`,
  ),

  // The engine.
  EXPRESSION_PARSE: entry(
    'engine',
    'EXPRESSION_PARSE',
    (code: string, why: string) =>
      `Error parsing expression: ${JSON.stringify(quoted(code))}: ${quoted(why)}`,
  ),
  EXPRESSION_REDUCE: entry(
    'engine',
    'EXPRESSION_REDUCE',
    (code: string, why: string) => `Error reducing expression: ${quoted(code)}: ${quoted(why)}`,
  ),
  APPLY_PARTIAL_MISSING: entry(
    'engine',
    'APPLY_PARTIAL_MISSING',
    (n: string) => `Attempt to apply partial '${quoted(n)}' which could not be found.`,
  ),
  COMPILE_PARTIAL_SYNTAX: entry(
    'engine',
    'COMPILE_PARTIAL_SYNTAX',
    (n: string, why: string) => `Parse of partial "${quoted(n)}" failed: ${quoted(why)}`,
  ),
  APPLY_PARTIAL_RECURSION_DEPTH: entry(
    'engine',
    'APPLY_PARTIAL_RECURSION_DEPTH',
    (n: string, max: number) =>
      `Attempt to apply partial '${quoted(n)}' exceeded maximum recursion depth of ${max}`,
  ),
  UNEXPECTED_ERROR: entry(
    'engine',
    'UNEXPECTED_ERROR',
    (kind: string, op: number, why: string) =>
      `Unexpected ${quoted(kind)} error when executing ${opName(op)}: ${quoted(why)}`,
  ),
  LIMIT_STEPS: entry(
    'engine',
    'LIMIT_STEPS',
    (max: number) => `The template took more than ${max} steps`,
  ),
  LIMIT_OUTPUT: entry(
    'engine',
    'LIMIT_OUTPUT',
    (max: number) => `The output grew beyond ${max} bytes`,
  ),
  LIMIT_DEPTH: entry(
    'engine',
    'LIMIT_DEPTH',
    (max: number) => `Blocks and partials are nested deeper than ${max}`,
  ),
  LIMIT_EXPRESSION: entry(
    'engine',
    'LIMIT_EXPRESSION',
    (max: number) => `An expression has more than ${max} tokens`,
  ),
  LIMIT_STRING: entry(
    'engine',
    'LIMIT_STRING',
    (max: number) => `An expression makes a text of more than ${max} characters`,
  ),
  LIMIT_ERRORS: entry(
    'engine',
    'LIMIT_ERRORS',
    (max: number) => `More than ${max} errors; the rest is left out`,
  ),
};

export type ErrorCode = keyof typeof ERRORS;
