import { ERRORS } from '../errors/catalogue.ts';
import { NO_ARGS } from '../tree/instruction.ts';
import type { Args, Path } from '../plugin.ts';
import type { Bare } from '../tree/instruction.ts';
import { OP } from '../tree/opcode.ts';
import type { Parser } from './parser.ts';
import {
  CHAR,
  scanDefinition,
  scanFilePath,
  scanReference,
  scanWhitespace,
  scanWord,
} from './scan.ts';
import { argsOf, scanVariable } from './variables.ts';

/** A tag: where it opens, where what is left to read starts, where it closes. */
export interface Tag {
  readonly open: number;
  readonly start: number;
  readonly close: number;
}

/** Pushes the instruction and answers true, or answers false: the tag is text. */
type TagParser = (parser: Parser, tag: Tag) => boolean;

const bare =
  (op: Bare['op']): TagParser =>
  (parser, tag) => {
    if (tag.start !== tag.close) return false;
    parser.push({ op, at: tag.open });
    return true;
  };

/** Every instruction by its keyword. */
const INSTRUCTIONS: ReadonlyMap<string, TagParser> = new Map<string, TagParser>([
  ['alternates', parseAlternates],
  ['ctx', parseCtxvar],
  ['end', bare(OP.END)],
  ['eval', parseEval],
  ['if', parseIf],
  ['include', parseInclude],
  ['inject', parseInject],
  ['macro', parseMacro],
  ['meta-left', bare(OP.META_LEFT)],
  ['meta-right', bare(OP.META_RIGHT)],
  ['newline', bare(OP.NEWLINE)],
  ['or', parseOr],
  ['repeated', parseRepeated],
  ['section', parseSection],
  ['space', bare(OP.SPACE)],
  ['tab', bare(OP.TAB)],
  ['var', parseBindvar],
]);

/** Parses what follows `{.`: a predicate when a `?` follows the first word, else an instruction. */
export function parseInstruction(parser: Parser, tag: Tag): boolean {
  const { source } = parser;
  const end = scanWord(source, tag.start);
  if (end === tag.start) return false;
  if (source.charCodeAt(end) === CHAR.QUESTION) return pushPredicate(parser, OP.PREDICATE, tag);
  const parse = INSTRUCTIONS.get(source.slice(tag.start, end));
  return parse !== undefined && parse(parser, { ...tag, start: end });
}

/** `name? args` from `tag.start`; the arguments take everything up to the end of the tag. */
function pushPredicate(
  parser: Parser,
  op: typeof OP.PREDICATE | typeof OP.OR_PREDICATE,
  tag: Tag,
  isIf = false,
): boolean {
  const { source } = parser;
  const end = scanWord(source, tag.start);
  if (end === tag.start || source.charCodeAt(end) !== CHAR.QUESTION) return false;
  const name = source.slice(tag.start, end + 1);
  if (!parser.registry.predicates.has(name)) {
    parser.report(ERRORS.PREDICATE_UNKNOWN(name), tag.open);
  }
  const args = instructionArgs(source, end + 1, tag.close);
  parser.push({ op, at: tag.open, name, isIf, args, block: [], alternate: undefined });
  return true;
}

/** A delimiter with nothing after it gives no arguments. */
function instructionArgs(source: string, start: number, close: number): Args {
  if (start === close) return NO_ARGS;
  const args = argsOf(source, start, close);
  return args.raw === '' ? { ...args, list: [] } : args;
}

function hasSpace(parser: Parser, i: number): boolean {
  return parser.source.charCodeAt(i) === CHAR.SPACE;
}

function parseAlternates(parser: Parser, tag: Tag): boolean {
  const isWhole =
    parser.source.startsWith(' with', tag.start) && tag.start + ' with'.length === tag.close;
  if (isWhole) parser.push({ op: OP.ALTERNATES_WITH, at: tag.open });
  return isWhole;
}

function parseOr(parser: Parser, tag: Tag): boolean {
  if (hasSpace(parser, tag.start)) {
    return pushPredicate(parser, OP.OR_PREDICATE, { ...tag, start: tag.start + 1 });
  }
  if (tag.start !== tag.close) return false;
  parser.push({
    op: OP.OR_PREDICATE,
    at: tag.open,
    name: null,
    args: NO_ARGS,
    block: [],
    alternate: undefined,
  });
  return true;
}

/** The reference after the whitespace at `tag.start`, when it is all that is left. */
function onlyReference(parser: Parser, tag: Tag): Path | null {
  const start = scanWhitespace(parser.source, tag.start);
  if (start === tag.start) return null;
  const end = scanReference(parser.source, start);
  return end === start || end !== tag.close ? null : parser.path(start, end);
}

function parseSection(parser: Parser, tag: Tag): boolean {
  const ref = onlyReference(parser, tag);
  if (ref === null) return false;
  parser.push({ op: OP.SECTION, at: tag.open, ref, block: [], alternate: { op: OP.END, at: -1 } });
  return true;
}

function parseRepeated(parser: Parser, tag: Tag): boolean {
  if (!parser.source.startsWith(' section', tag.start)) return false;
  const ref = onlyReference(parser, { ...tag, start: tag.start + ' section'.length });
  if (ref === null) return false;
  parser.push({
    op: OP.REPEATED,
    at: tag.open,
    ref,
    block: [],
    alternate: { op: OP.END, at: -1 },
    between: [],
  });
  return true;
}

function parseIf(parser: Parser, tag: Tag): boolean {
  const { source } = parser;
  const start = scanWhitespace(source, tag.start);
  if (start === tag.start) return false;
  if (pushPredicate(parser, OP.PREDICATE, { ...tag, start }, true)) return true;
  const operators: number[] = [];
  const refs: Path[] = [];
  let i = start;
  for (let end = scanReference(source, i); end !== i; end = scanReference(source, i)) {
    refs.push(parser.path(i, end));
    i = scanWhitespace(source, end);
    const operator = operatorAt(source, i);
    if (operator === -1) break;
    operators.push(operator);
    i = scanWhitespace(source, i + 2);
  }
  if (i !== tag.close || (refs.length > 0 && operators.length === refs.length)) return false;
  parser.push({ op: OP.IF, at: tag.open, operators, refs, block: [], alternate: undefined });
  return true;
}

function operatorAt(source: string, i: number): number {
  if (source.startsWith('||', i)) return 0;
  return source.startsWith('&&', i) ? 1 : -1;
}

/** ` @name ` after the keyword: the name and where the rest starts. */
function definition(parser: Parser, tag: Tag): { name: string; rest: number } | null {
  const start = tag.start + 1;
  if (!hasSpace(parser, tag.start)) return null;
  const end = scanDefinition(parser.source, start);
  if (end === start || !hasSpace(parser, end)) return null;
  return { name: parser.source.slice(start, end), rest: end + 1 };
}

function parseBindvar(parser: Parser, tag: Tag): boolean {
  const found = definition(parser, tag);
  if (found === null) return false;
  const variable = scanVariable(parser, found.rest, tag.close);
  if (variable === null || !parser.checkCalls(variable.calls)) return false;
  const { refs, calls } = variable;
  parser.push({ op: OP.BINDVAR, at: tag.open, name: found.name, refs, calls });
  return true;
}

function parseCtxvar(parser: Parser, tag: Tag): boolean {
  const found = definition(parser, tag);
  if (found === null) return false;
  const bindings = scanBindings(parser, found.rest, tag.close);
  if (bindings === null) return false;
  parser.push({ op: OP.CTXVAR, at: tag.open, name: found.name, bindings });
  return true;
}

/**
 * `a=x.y b=z`. A last key without `=` is dropped, so `a=b c` counts as `a=b`; a last key
 * without a reference (`a=b c=`) makes the whole tag text.
 */
function scanBindings(parser: Parser, start: number, close: number) {
  const { source } = parser;
  const bindings: [string, Path][] = [];
  let i = start;
  for (;;) {
    const keyEnd = scanWord(source, i);
    if (keyEnd === i) break;
    if (source.charCodeAt(keyEnd) !== CHAR.EQUALS) {
      i = keyEnd;
      break;
    }
    const end = scanReference(source, keyEnd + 1);
    if (end === keyEnd + 1) return null;
    bindings.push([source.slice(i, keyEnd), parser.path(keyEnd + 1, end)]);
    i = scanWhitespace(source, end);
  }
  return i === close && bindings.length > 0 ? bindings : null;
}

function parseEval(parser: Parser, tag: Tag): boolean {
  const start = scanWhitespace(parser.source, tag.start);
  if (start === tag.start) return false;
  parser.push({ op: OP.EVAL, at: tag.open, code: parser.source.slice(start, tag.close) });
  return true;
}

function parseInclude(parser: Parser, tag: Tag): boolean {
  if (!hasSpace(parser, tag.start)) return false;
  const all = instructionArgs(parser.source, tag.start, tag.close);
  const [name, ...list] = all.list;
  if (name === undefined) return false;
  parser.push({ op: OP.INCLUDE, at: tag.open, name, args: { ...all, raw: list.join(' '), list } });
  return true;
}

/** Arguments may follow the path; they are kept in the tree and have no meaning. */
function parseInject(parser: Parser, tag: Tag): boolean {
  const found = definition(parser, tag);
  if (found === null) return false;
  const end = scanFilePath(parser.source, found.rest);
  if (end === found.rest) return false;
  const path = parser.source.slice(found.rest, end);
  const args = instructionArgs(parser.source, end, tag.close);
  parser.push({ op: OP.INJECT, at: tag.open, name: found.name, path, args });
  return true;
}

function parseMacro(parser: Parser, tag: Tag): boolean {
  const start = tag.start + 1;
  if (!hasSpace(parser, tag.start)) return false;
  const end = scanFilePath(parser.source, start);
  if (end === start || end !== tag.close) return false;
  parser.push({ op: OP.MACRO, at: tag.open, name: parser.source.slice(start, end), block: [] });
  return true;
}
