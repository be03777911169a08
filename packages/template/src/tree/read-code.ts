import type { Args, Path } from '../plugin.ts';
import { NO_ARGS } from './instruction.ts';
import type { Alternate, Bare, Call, Instruction, Predicate } from './instruction.ts';
import { OP } from './opcode.ts';

/** Says why something is not an instruction tree. Stays within this package. */
export class InvalidCode extends Error {}

type Fields = readonly unknown[];
type ReadFields = (fields: Fields, depth: number) => Instruction;

const at = -1;

const BARE: ReadonlySet<number> = new Set<Bare['op']>([
  OP.END,
  OP.META_LEFT,
  OP.META_RIGHT,
  OP.NEWLINE,
  OP.SPACE,
  OP.TAB,
  OP.EOF,
  OP.ALTERNATES_WITH,
]);

const readCondition =
  (op: Predicate['op']): ReadFields =>
  (fields, depth) =>
    conditionOf(op, fields, depth, readAlternate(fields[4], depth));

/** How each instruction lies in its array. */
const READERS: Readonly<Partial<Record<number, ReadFields>>> = {
  [OP.TEXT]: ([, value]) => ({ op: OP.TEXT, at, text: text(value) }),
  [OP.VARIABLE]: ([, refs, calls]) => ({
    op: OP.VARIABLE,
    at,
    refs: list(refs).map(readPath),
    calls: readCalls(calls),
  }),
  [OP.SECTION]: ([, ref, block, alternate], depth) => ({
    op: OP.SECTION,
    at,
    ref: readPath(ref),
    block: readBlock(block, depth),
    alternate: readAlternate(alternate, depth),
  }),
  [OP.REPEATED]: ([, ref, block, alternate, between], depth) => ({
    op: OP.REPEATED,
    at,
    ref: readPath(ref),
    block: readBlock(block, depth),
    alternate: readAlternate(alternate, depth),
    between: readBlock(between, depth),
  }),
  [OP.PREDICATE]: readCondition(OP.PREDICATE),
  [OP.OR_PREDICATE]: readCondition(OP.OR_PREDICATE),
  [OP.IF]: ([, operators, refs, block, alternate], depth) => ({
    op: OP.IF,
    at,
    operators: list(operators).map((operator) => (operator === 1 ? 1 : 0)),
    refs: list(refs).map(readPath),
    block: readBlock(block, depth),
    alternate: readAlternate(alternate, depth),
  }),
  [OP.BINDVAR]: ([, name, refs, calls]) => ({
    op: OP.BINDVAR,
    at,
    name: text(name),
    refs: list(refs).map(readPath),
    calls: readCalls(calls),
  }),
  [OP.INJECT]: ([, name, path, args]) => ({
    op: OP.INJECT,
    at,
    name: text(name),
    path: text(path),
    args: readArgs(args),
  }),
  [OP.MACRO]: ([, name, block], depth) => ({
    op: OP.MACRO,
    at,
    name: text(name),
    block: readBlock(block, depth),
  }),
  [OP.COMMENT]: ([, value, isMultiline]) => ({
    op: OP.COMMENT,
    at,
    text: text(value),
    isMultiline: Boolean(isMultiline),
  }),
  [OP.ROOT]: ([, , block, alternate], depth) => ({
    op: OP.ROOT,
    at,
    block: readBlock(block, depth),
    alternate: readAlternate(alternate, depth),
  }),
  [OP.STRUCT]: ([, opaque, block], depth) => ({
    op: OP.STRUCT,
    at,
    opaque,
    block: readBlock(block, depth),
  }),
  [OP.ATOM]: ([, opaque]) => ({ op: OP.ATOM, at, opaque }),
  [OP.CTXVAR]: ([, name, bindings]) => ({
    op: OP.CTXVAR,
    at,
    name: text(name),
    bindings: list(bindings).map((b) => [text(list(b)[0]), readPath(list(b)[1])] as const),
  }),
  [OP.EVAL]: ([, code]) => ({ op: OP.EVAL, at, code: text(code) }),
  [OP.INCLUDE]: ([, name, args]) => ({
    op: OP.INCLUDE,
    at,
    name: text(name),
    args: readArgs(args),
  }),
};

/** Reads one instruction of the array form; throws `InvalidCode`. */
export function readInstruction(code: unknown, depth: number): Instruction {
  if (depth < 0) throw new InvalidCode('it is nested too deep');
  if (typeof code === 'number' && BARE.has(code)) return { op: code as Bare['op'], at };
  const fields = list(code);
  const [op] = fields;
  const read = typeof op === 'number' ? READERS[op] : undefined;
  if (!read) {
    const found = typeof op === 'number' ? op : typeof op;
    throw new InvalidCode(`unknown instruction ${found}`);
  }
  return read(fields, depth - 1);
}

function readBlock(block: unknown, depth: number): Instruction[] {
  return Array.isArray(block) ? block.map((code) => readInstruction(code, depth)) : [];
}

/** From the last branch to the first, since a chain of `{.or …}` may be long. */
function readAlternate(first: unknown, depth: number): Alternate {
  const chain: Fields[] = [];
  let last = first;
  while (Array.isArray(last) && last[0] === OP.OR_PREDICATE) {
    chain.push(last);
    last = last[4];
  }
  return chain.reduceRight<Alternate>(
    (alternate, fields) => conditionOf(OP.OR_PREDICATE, fields, depth - 1, alternate),
    last ? readInstruction(last, depth) : undefined,
  );
}

function conditionOf(
  op: Predicate['op'],
  [, name, args, block]: Fields,
  depth: number,
  alternate: Alternate,
): Predicate {
  return {
    op,
    at,
    name: name === 0 ? null : text(name),
    args: readArgs(args),
    block: readBlock(block, depth),
    alternate,
  };
}

function readCalls(calls: unknown): Call[] {
  if (!calls) return [];
  return list(calls).map((call) => {
    const [name, args] = list(call);
    return { name: text(name), args: readArgs(args), at };
  });
}

function readArgs(args: unknown): Args {
  if (!args) return NO_ARGS;
  const [values, delimiter] = list(args);
  if (values === undefined) return NO_ARGS;
  const words = list(values).map((word) => (typeof word === 'number' ? String(word) : text(word)));
  const separator = delimiter === undefined ? ' ' : text(delimiter);
  return { raw: words.join(separator), delimiter: separator, list: words };
}

function readPath(path: unknown): Path {
  return list(path).map((name) => (typeof name === 'number' ? name : text(name)));
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new InvalidCode(`a list is missing, found ${typeof value}`);
  return value;
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new InvalidCode(`a text is missing, found ${typeof value}`);
  return value;
}
