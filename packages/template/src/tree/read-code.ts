import type { Alternate, Bare, Instruction, Predicate, Unknown } from './instruction.ts';
import { NO_ARGS } from './instruction.ts';
import { OP } from './opcode.ts';
import {
  Fault,
  readArgs,
  readCalls,
  readList,
  readPath,
  readPaths,
  readText,
  readVariableName,
} from './read-values.ts';

/** Says why something is not an instruction tree. Stays within this package. */
export class InvalidCode extends Error {}

type Fields = readonly unknown[];
type ReadFields = (fields: Fields, depth: number) => Instruction;

const at = -1;

const bare =
  (op: Bare['op']): ReadFields =>
  () => ({ op, at });

const readCondition =
  (op: Predicate['op']): ReadFields =>
  (fields, depth) =>
    conditionOf(op, fields, depth, readAlternate(fields[4], depth));

/** How each instruction lies in its array. */
const READERS: Readonly<Partial<Record<number, ReadFields>>> = {
  [OP.TEXT]: ([, value]) => ({ op: OP.TEXT, at, text: readText(value) }),
  [OP.VARIABLE]: ([, refs, calls]) => ({
    op: OP.VARIABLE,
    at,
    refs: readPaths(refs),
    calls: readCalls(calls),
  }),
  [OP.SECTION]: ([, ref, block, alternate], depth) => ({
    op: OP.SECTION,
    at,
    ref: readPath(ref),
    block: readBlock(block, depth),
    alternate: readNeededAlternate(OP.SECTION, alternate, depth),
  }),
  [OP.END]: bare(OP.END),
  [OP.REPEATED]: ([, ref, block, alternate, between], depth) => ({
    op: OP.REPEATED,
    at,
    ref: readPath(ref),
    block: readBlock(block, depth),
    alternate: readNeededAlternate(OP.REPEATED, alternate, depth),
    between: readBlock(between, depth),
  }),
  [OP.PREDICATE]: readCondition(OP.PREDICATE),
  [OP.BINDVAR]: ([, name, refs, calls]) => ({
    op: OP.BINDVAR,
    at,
    name: readVariableName(name),
    refs: readPaths(refs),
    calls: readCalls(calls),
  }),
  [OP.OR_PREDICATE]: readCondition(OP.OR_PREDICATE),
  [OP.IF]: ([, operators, refs, block, alternate], depth) => {
    const paths = readPaths(refs);
    return {
      op: OP.IF,
      at,
      operators: readOperators(paths.length > 1 ? operators : (operators ?? [])),
      refs: paths,
      block: readBlock(block, depth),
      alternate: readAlternate(alternate, depth),
    };
  },
  [OP.INJECT]: ([, name, path, args]) => ({
    op: OP.INJECT,
    at,
    name: readVariableName(name),
    path: readText(path),
    args: Array.isArray(args) ? readArgs(args) : NO_ARGS,
  }),
  [OP.MACRO]: ([, name, block], depth) => ({
    op: OP.MACRO,
    at,
    name: readText(name),
    block: readBlock(block, depth),
  }),
  [OP.COMMENT]: ([, value, isMultiline]) => ({
    op: OP.COMMENT,
    at,
    text: typeof value === 'string' ? value : '',
    isMultiline: Boolean(isMultiline),
  }),
  [OP.META_LEFT]: bare(OP.META_LEFT),
  [OP.META_RIGHT]: bare(OP.META_RIGHT),
  [OP.NEWLINE]: bare(OP.NEWLINE),
  [OP.SPACE]: bare(OP.SPACE),
  [OP.TAB]: bare(OP.TAB),
  [OP.ROOT]: ([, , block, alternate], depth) => ({
    op: OP.ROOT,
    at,
    block: readBlock(block, depth),
    alternate: readAlternate(alternate, depth),
  }),
  [OP.EOF]: bare(OP.EOF),
  [OP.ALTERNATES_WITH]: bare(OP.ALTERNATES_WITH),
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
    name: readVariableName(name),
    bindings: readList(bindings).map((binding) => {
      const [key, ref] = readList(binding);
      return [readText(key), readPath(ref)] as const;
    }),
  }),
  [OP.EVAL]: ([, code]) => {
    if (typeof code !== 'string') throw new Fault('the expression is no text');
    return { op: OP.EVAL, at, code };
  },
  [OP.INCLUDE]: ([, name, args]) => ({
    op: OP.INCLUDE,
    at,
    name: readText(name),
    args: Array.isArray(args) ? readArgs(args) : NO_ARGS,
  }),
};

/**
 * Reads one instruction of the array form. What cannot be read is an unknown instruction, which
 * may fail when it runs. Throws `InvalidCode` when it is nested too deep.
 */
export function readInstruction(code: unknown, depth: number): Instruction {
  if (depth < 0) throw new InvalidCode('it is nested too deep');
  if (code === null || code === undefined) return unknown(code, -1, 'an instruction is missing');
  const fields = typeof code === 'number' ? [code] : readList(code);
  const op = opOf(fields[0], depth);
  const read = READERS[op];
  return read === undefined ? unknown(code, op) : attempt(code, op, () => read(fields, depth - 1));
}

/** A number; JavaScript takes its text, too, and a list of only that. */
function opOf(value: unknown, depth: number): number {
  if (typeof value === 'number') return value;
  if (Array.isArray(value) && value.length === 1 && depth > 0) return opOf(value[0], depth - 1);
  return typeof value === 'string' && value === String(Number(value)) ? Number(value) : -1;
}

/** An instruction that prints nothing; with `why` it fails. */
function unknown(code: unknown, op: number, why?: string): Unknown {
  const fault = why === undefined ? undefined : { op, message: why };
  return { op: OP.UNKNOWN, at, code, fault };
}

function attempt<T extends Instruction>(code: unknown, op: number, read: () => T): T | Unknown {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return unknown(code, op, error.message);
  }
}

/** What is no list is an empty block. A missing instruction fails and ends its block. */
function readBlock(block: unknown, depth: number): Instruction[] {
  if (!Array.isArray(block)) return [];
  const end = block.findIndex((code) => code === null || code === undefined);
  const read = end === -1 ? block : block.slice(0, end + 1);
  return read.map((code) => readInstruction(code, depth));
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
    (alternate, fields) =>
      attempt(fields, OP.OR_PREDICATE, () =>
        conditionOf(OP.OR_PREDICATE, fields, depth - 1, alternate),
      ),
    last ? readInstruction(last, depth) : undefined,
  );
}

/** A section that is not true goes on with what follows it, and fails when there is nothing. */
function readNeededAlternate(op: number, alternate: unknown, depth: number): Alternate {
  if (alternate === null || alternate === undefined) {
    return unknown(alternate, op, 'what follows the block is missing');
  }
  return readAlternate(alternate, depth) ?? readInstruction(alternate, depth);
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
    name: name === 0 ? null : readText(name),
    args: args === 0 ? NO_ARGS : readArgs(args),
    block: readBlock(block, depth),
    alternate,
  };
}

/** 0 is `||`, 1 is `&&`; anything else is told apart only from these. */
function readOperators(operators: unknown): number[] {
  return readList(operators).map((operator) => (operator === 0 || operator === 1 ? operator : 2));
}
