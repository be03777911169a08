import type { ErrorText } from '../errors/catalogue.ts';

type Wording = Omit<ErrorText, 'code'> & { readonly code: string };

const entry =
  <Params extends readonly unknown[]>(code: string, text: (...params: Params) => string) =>
  (...params: Params): Wording => ({
    type: 'parser',
    code,
    message: `SyntaxError: ${text(...params)}`,
  });

const found = (text: string): string => `found '${text}'`;

/** What the parser takes for text or lets pass, explained to an author. */
export const DIAGNOSTICS = {
  BINDVAR_EXPECTS_NAME: entry(
    'BINDVAR_EXPECTS_NAME',
    (rest: string) => `{.var} expects a local variable name (e.g. @foo), ${found(rest)}`,
  ),
  CTXVAR_EXPECTS_NAME: entry(
    'CTXVAR_EXPECTS_NAME',
    (rest: string) => `{.ctx} expects a local variable name (e.g. @foo), ${found(rest)}`,
  ),
  CTXVAR_EXPECTS_BINDINGS: entry(
    'CTXVAR_EXPECTS_BINDINGS',
    (rest: string) => `{.ctx} expects one or more bindings (e.g. foo=bar.baz), ${found(rest)}`,
  ),
  EOF_IN_COMMENT: entry(
    'EOF_IN_COMMENT',
    () => 'Reached EOF in the middle of a multi-line comment',
  ),
  EXTRA_CHARS: entry(
    'EXTRA_CHARS',
    (name: string, rest: string) => `Extra characters found after ${name} instruction: '${rest}'`,
  ),
  FORMATTER_INVALID: entry(
    'FORMATTER_INVALID',
    (name: string) => `Invalid formatter name '${name}' found.`,
  ),
  FORMATTER_NEEDS_ARGS: entry(
    'FORMATTER_NEEDS_ARGS',
    (name: string) => `Formatter '${name}' needs arguments but none were provided.`,
  ),
  IF_EMPTY: entry('IF_EMPTY', () => 'The condition of {.if} is empty'),
  IF_EXPECTED_VAROP: entry(
    'IF_EXPECTED_VAROP',
    (rest: string) => `Expected an operator or a variable, ${found(rest)}`,
  ),
  IF_TOO_MANY_OPERATORS: entry(
    'IF_TOO_MANY_OPERATORS',
    () => 'Too many operators in IF instruction.',
  ),
  IF_TOO_MANY_VARS: entry(
    'IF_TOO_MANY_VARS',
    (max: number) => `Too many variables in IF instruction. Limit is ${max}.`,
  ),
  INCLUDE_EXPECTS_NAME: entry(
    'INCLUDE_EXPECTS_NAME',
    () => '{.include} expects the name of a macro or a partial',
  ),
  INJECT_EXPECTS_NAME: entry(
    'INJECT_EXPECTS_NAME',
    (rest: string) => `{.inject} expects a variable name (e.g. @foo), ${found(rest)}`,
  ),
  INJECT_EXPECTS_PATH: entry(
    'INJECT_EXPECTS_PATH',
    (rest: string) => `{.inject} expects the path of an injectable, ${found(rest)}`,
  ),
  INVALID_INSTRUCTION: entry(
    'INVALID_INSTRUCTION',
    (name: string) => `Invalid instruction '${name}'`,
  ),
  MACRO_EXPECTS_NAME: entry('MACRO_EXPECTS_NAME', () => '{.macro} expects a name'),
  MISMATCHED_END: entry('MISMATCHED_END', () => 'Mismatched END found at ROOT.'),
  MISSING_SECTION_KEYWORD: entry(
    'MISSING_SECTION_KEYWORD',
    (rest: string) => `Missing 'section' keyword, ${found(rest)}`,
  ),
  MISSING_VARIABLE_NAME: entry(
    'MISSING_VARIABLE_NAME',
    (rest: string) => `Missing variable name, ${found(rest)}`,
  ),
  MISSING_WITH_KEYWORD: entry(
    'MISSING_WITH_KEYWORD',
    (rest: string) => `Missing 'with' keyword, ${found(rest)}`,
  ),
  OR_EXPECTED_PREDICATE: entry(
    'OR_EXPECTED_PREDICATE',
    (rest: string) => `Expected a predicate to follow OR_PREDICATE, ${found(rest)}`,
  ),
  PREDICATE_NEEDS_ARGS: entry(
    'PREDICATE_NEEDS_ARGS',
    (name: string) => `Predicate '.${name}' requires arguments but none were provided.`,
  ),
  VARIABLE_EXPECTED: entry(
    'VARIABLE_EXPECTED',
    (rest: string) => `Variable expected, ${found(rest)}`,
  ),
  WHITESPACE_EXPECTED: entry(
    'WHITESPACE_EXPECTED',
    (rest: string) => `Whitespace expected, ${found(rest)}`,
  ),
} as const;

export type Diagnosis = Wording;
