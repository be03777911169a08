import type { ErrorText, ErrorType } from '../errors/catalogue.ts';

/** The wording of one line of this catalogue. */
export type Diagnosis = Omit<ErrorText, 'code'> & { readonly code: string };

const entryOf =
  (type: ErrorType) =>
  <Params extends readonly unknown[]>(code: string, text: (...params: Params) => string) =>
  (...params: Params): Diagnosis => ({ type, code, message: text(...params) });

const parser = entryOf('parser');
const assembler = entryOf('assembler');

const found = (text: string): string => `found '${text}'`;

/**
 * What the parser takes for text or lets pass, explained to an author, and the errors of blocks in
 * fuller words than `compile` has.
 */
export const DIAGNOSTICS = {
  BINDVAR_EXPECTS_NAME: parser(
    'BINDVAR_EXPECTS_NAME',
    (rest: string) => `{.var} expects a local variable name (e.g. @foo), ${found(rest)}`,
  ),
  CTXVAR_EXPECTS_NAME: parser(
    'CTXVAR_EXPECTS_NAME',
    (rest: string) => `{.ctx} expects a local variable name (e.g. @foo), ${found(rest)}`,
  ),
  CTXVAR_EXPECTS_BINDINGS: parser(
    'CTXVAR_EXPECTS_BINDINGS',
    (rest: string) => `{.ctx} expects one or more bindings (e.g. foo=bar.baz), ${found(rest)}`,
  ),
  EOF_IN_COMMENT: parser(
    'EOF_IN_COMMENT',
    () => 'Reached EOF in the middle of a multi-line comment',
  ),
  EXTRA_CHARS: parser(
    'EXTRA_CHARS',
    (name: string, rest: string) => `Extra characters found after ${name} instruction: '${rest}'`,
  ),
  FORMATTER_ARGS_INVALID: parser(
    'FORMATTER_ARGS_INVALID',
    (name: string, why: string) => `Formatter '${name}' arguments are invalid: '${why}'`,
  ),
  FORMATTER_INVALID: parser(
    'FORMATTER_INVALID',
    (name: string) => `Invalid formatter name '${name}' found.`,
  ),
  FORMATTER_NEEDS_ARGS: parser(
    'FORMATTER_NEEDS_ARGS',
    (name: string) => `Formatter '${name}' needs arguments but none were provided.`,
  ),
  IF_EMPTY: parser('IF_EMPTY', () => 'IF instruction requires at least one variable to test.'),
  IF_EXPECTED_VAROP: parser(
    'IF_EXPECTED_VAROP',
    (rest: string) => `Expected an operator or a variable, ${found(rest)}`,
  ),
  IF_TOO_MANY_OPERATORS: parser(
    'IF_TOO_MANY_OPERATORS',
    () => 'Too many operators in IF instruction.',
  ),
  IF_TOO_MANY_VARS: parser(
    'IF_TOO_MANY_VARS',
    (max: number) => `Too many variables in IF instruction. Limit is ${max}.`,
  ),
  INCLUDE_EXPECTS_NAME: parser(
    'INCLUDE_EXPECTS_NAME',
    () => '{.include} expects the name of a macro or a partial',
  ),
  INJECT_EXPECTS_NAME: parser(
    'INJECT_EXPECTS_NAME',
    (rest: string) => `{.inject} expects a variable name (e.g. @foo), ${found(rest)}`,
  ),
  INJECT_EXPECTS_PATH: parser(
    'INJECT_EXPECTS_PATH',
    (rest: string) => `{.inject} expects the path for a JSON injectable, ${found(rest)}`,
  ),
  INVALID_INSTRUCTION: parser(
    'INVALID_INSTRUCTION',
    (name: string) => `Invalid instruction '${name}'`,
  ),
  MACRO_EXPECTS_NAME: parser('MACRO_EXPECTS_NAME', () => '{.macro} expects a name'),
  MISSING_SECTION_KEYWORD: parser(
    'MISSING_SECTION_KEYWORD',
    (rest: string) => `Missing 'section' keyword, ${found(rest)}`,
  ),
  MISSING_VARIABLE_NAME: parser(
    'MISSING_VARIABLE_NAME',
    (rest: string) => `Missing variable name, ${found(rest)}`,
  ),
  MISSING_WITH_KEYWORD: parser(
    'MISSING_WITH_KEYWORD',
    (rest: string) => `Missing 'with' keyword, ${found(rest)}`,
  ),
  OR_EXPECTED_PREDICATE: parser(
    'OR_EXPECTED_PREDICATE',
    (rest: string) => `Expected a predicate to follow OR_PREDICATE, ${found(rest)}`,
  ),
  PREDICATE_ARGS_INVALID: parser(
    'PREDICATE_ARGS_INVALID',
    (name: string, why: string) => `Predicate ${name} arguments invalid: '${why}'`,
  ),
  PREDICATE_NEEDS_ARGS: parser(
    'PREDICATE_NEEDS_ARGS',
    (name: string) => `Predicate '.${name}' requires arguments but none were provided.`,
  ),
  VARIABLE_EXPECTED: parser(
    'VARIABLE_EXPECTED',
    (rest: string) => `Variable expected, ${found(rest)}`,
  ),
  WHITESPACE_EXPECTED: parser(
    'WHITESPACE_EXPECTED',
    (rest: string) => `Whitespace expected, ${found(rest)}`,
  ),

  // Blocks.
  EOF_IN_BLOCK: assembler('EOF_IN_BLOCK', (tag: string) => `Reached EOF in the middle of ${tag}`),
  MISMATCHED_END: assembler('MISMATCHED_END', () => 'Mismatched END found at ROOT.'),
  NOT_ALLOWED_AT_ROOT: assembler(
    'NOT_ALLOWED_AT_ROOT',
    (name: string) => `${name} instruction is not allowed at the template root.`,
  ),
} as const;
