import { ERRORS } from '../errors/catalogue.ts';
import type { TemplateError } from '../errors/template-error.ts';
import type { Limits } from '../limits/limits.ts';
import type { Args, Path } from '../plugin.ts';
import { InvalidCode, readInstruction } from './read-code.ts';
import { BROKEN_ARGS, givenList, isCutShort } from './instruction.ts';
import type { Alternate, Call, Instruction, Predicate, Root } from './instruction.ts';
import { OP } from './opcode.ts';

/** The array form of a tree, `[17, 1, [instructions], 18]`: JSON, to keep or to send. */
export type Code = readonly unknown[];

/** The array form of a tree. An unclosed block has `undefined` as its alternate. */
export function toCode(root: Root): Code {
  return [OP.ROOT, 1, root.block.map(codeOf), alternateCode(root.alternate)];
}

/** The array form of one instruction: an array, or only its number. */
export function codeOf(instruction: Instruction): unknown {
  const i = instruction;
  switch (i.op) {
    case OP.TEXT:
      return [i.op, i.text];
    case OP.VARIABLE:
      return [i.op, i.refs.map(pathCode), i.calls.length > 0 ? i.calls.map(callCode) : 0];
    case OP.SECTION:
      return [i.op, pathCode(i.ref), i.block.map(codeOf), alternateCode(i.alternate)];
    case OP.REPEATED:
      return [
        i.op,
        pathCode(i.ref),
        i.block.map(codeOf),
        alternateCode(i.alternate),
        i.between.map(codeOf),
      ];
    case OP.PREDICATE:
    case OP.OR_PREDICATE:
      return conditionCode(alternateCode(i.alternate), i);
    case OP.IF:
      return [
        i.op,
        [...i.operators],
        i.refs.map(pathCode),
        i.block.map(codeOf),
        alternateCode(i.alternate),
      ];
    case OP.BINDVAR:
      return [i.op, i.name, i.refs.map(pathCode), i.calls.length > 0 ? i.calls.map(callCode) : 0];
    case OP.CTXVAR:
      return [i.op, i.name, i.bindings.map(([key, ref]) => [key, pathCode(ref)])];
    case OP.EVAL:
      return [i.op, i.code];
    case OP.INCLUDE:
      return [i.op, i.name, argsCode(i.args)];
    case OP.INJECT:
      return [i.op, i.name, i.path, argsCode(i.args)];
    case OP.MACRO:
      return [i.op, i.name, i.block.map(codeOf)];
    case OP.COMMENT:
      return [i.op, i.text, i.isMultiline ? 1 : 0];
    case OP.STRUCT:
      return [i.op, i.opaque, i.block.map(codeOf)];
    case OP.ATOM:
      return [i.op, i.opaque];
    case OP.ROOT:
      return toCode(i);
    case OP.UNKNOWN:
      return i.code;
    default:
      return i.op;
  }
}

/** From the last branch to the first, since a chain of `{.or …}` may be long. */
function alternateCode(first: Alternate): unknown {
  const chain: Predicate[] = [];
  let last = first;
  while (last?.op === OP.OR_PREDICATE) {
    chain.push(last);
    last = last.alternate;
  }
  return chain.reduceRight<unknown>(conditionCode, last && codeOf(last));
}

function conditionCode(alternate: unknown, { op, name, args, block }: Predicate): unknown {
  return [op, name ?? 0, argsCode(args), block.map(codeOf), alternate];
}

function pathCode(path: Path): unknown {
  return [...path];
}

function argsCode(args: Args): unknown {
  if (args === BROKEN_ARGS) return null;
  const list = givenList(args);
  if (list !== args.list) return [list, args.delimiter];
  return args.delimiter === '' ? 0 : [[...args.list], args.delimiter];
}

function callCode({ name, args }: Call): unknown {
  const code = argsCode(args);
  return code === 0 ? [name] : [name, code];
}

/** A tree that was read, and what is wrong with it. */
export interface ReadCode {
  readonly root: Root;
  /** What runs when the tree is used as a partial. */
  readonly partial: readonly Instruction[];
  readonly errors: readonly TemplateError[];
}

/**
 * Reads a tree from its array form. An instruction that is no root is a tree of its own; as a
 * partial it runs only when it is a macro. What is no tree at all gives an empty one and an error.
 */
export function readCode(code: Code, limits: Limits): ReadCode {
  try {
    const instruction = readInstruction(code, limits.maxDepth);
    const root = instruction.op === OP.ROOT ? instruction : rootOf([instruction]);
    if (isCutShort(root.block)) throw new InvalidCode('an instruction is missing');
    return {
      root,
      partial: isPartial(code) && 'block' in instruction ? instruction.block : [],
      errors: [],
    };
  } catch (error) {
    if (!(error instanceof InvalidCode)) throw error;
    return { root: rootOf([]), partial: [], errors: [ERRORS.INVALID_CODE(error.message)] };
  }
}

/** Here, unlike elsewhere, the text of a number is no number. */
function isPartial(code: unknown): boolean {
  return Array.isArray(code) && (code[0] === OP.ROOT || code[0] === OP.MACRO);
}

function rootOf(block: readonly Instruction[]): Root {
  return { op: OP.ROOT, at: -1, block, alternate: { op: OP.EOF, at: -1 } };
}
