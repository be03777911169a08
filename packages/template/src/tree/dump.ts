import { positionAt } from '../errors/position.ts';
import type { Args } from '../plugin.ts';
import type { Alternate, Call, Instruction, Repeated, Root } from './instruction.ts';
import { OP, opName } from './opcode.ts';
import { hasBetween, printBindings, printRefs, printTest } from './print.ts';

/** Characters of a text or a comment that are shown. */
const SHOWN = 40;

/**
 * A tree to read while debugging: an instruction a line, with its line and column, blocks indented.
 * `source` is the text that the tree was made from.
 *
 *     SECTION {1,1} item
 *       VARIABLE {1,15} title
 *         | html
 *     END {1,27}
 */
export function dumpTree(root: Root, source: string): string {
  return [...linesOf(root.block, source)].map((line) => `${line}\n`).join('');
}

type Block = readonly Instruction[];

function* linesOf(block: Block, source: string): Generator<string> {
  for (const instruction of block) yield* linesOfOne(instruction, source);
}

function* linesOfOne(instruction: Instruction, source: string): Generator<string> {
  yield heading(instruction, source);
  if ('calls' in instruction) yield* indented(instruction.calls.map(callLine));
  if ('block' in instruction) yield* indented(linesOf(instruction.block, source));
  if (instruction.op === OP.REPEATED && hasBetween(instruction)) {
    yield* indented(betweenLines(instruction, source));
  }
  if ('alternate' in instruction) yield* restLines(instruction.alternate, source);
}

/** The `{.or}` branches of a block, however many, and its end. */
function* restLines(first: Alternate, source: string): Generator<string> {
  let alternate = first;
  while (alternate?.op === OP.OR_PREDICATE) {
    yield heading(alternate, source);
    yield* indented(linesOf(alternate.block, source));
    alternate = alternate.alternate;
  }
  if (alternate !== undefined) yield heading(alternate, source);
}

/** `{.alternates with}` has an end of its own when an `{.or}` follows it, one without a place. */
function* betweenLines(loop: Repeated, source: string): Generator<string> {
  yield head(OP.ALTERNATES_WITH, loop.betweenAt ?? -1, source);
  yield* indented(linesOf(loop.between, source));
  if (loop.alternate?.op === OP.OR_PREDICATE) yield head(OP.END, -1, source);
}

function* indented(lines: Iterable<string>): Generator<string> {
  for (const line of lines) yield `  ${line}`;
}

function heading(instruction: Instruction, source: string): string {
  const isIf = instruction.op === OP.PREDICATE && instruction.isIf === true;
  const start = head(isIf ? OP.IF : instruction.op, instruction.at, source);
  const rest = detail(instruction);
  return rest === '' ? start : `${start} ${rest}`;
}

function head(op: number, at: number, source: string): string {
  const { line, column } = at < 0 ? { line: 0, column: 0 } : positionAt(source, at);
  return `${opName(op)} {${line},${column}}`;
}

/** What an instruction says beside its name and its block. */
function detail(i: Instruction): string {
  switch (i.op) {
    case OP.TEXT:
    case OP.COMMENT:
      return quote(i.text);
    case OP.VARIABLE:
      return printRefs(i.refs);
    case OP.BINDVAR:
      return `${i.name} = ${printRefs(i.refs)}`;
    case OP.CTXVAR:
      return `${i.name} = ${printBindings(i.bindings)}`;
    case OP.SECTION:
    case OP.REPEATED:
      return i.ref.join('.');
    case OP.IF:
      return printTest(i);
    case OP.PREDICATE:
    case OP.OR_PREDICATE:
      return withArgs(i.name ?? '', i.args);
    case OP.INJECT:
      return withArgs(`${i.name} = ${i.path}`, i.args);
    case OP.INCLUDE:
      return withArgs(i.name, i.args);
    case OP.MACRO:
      return i.name;
    case OP.EVAL:
      return i.code;
    default:
      return '';
  }
}

function callLine({ name, args }: Call): string {
  return `| ${withArgs(name, args)}`;
}

function withArgs(name: string, { delimiter, list }: Args): string {
  if (list.length === 0) return name;
  return `${name} delim='${escapeText(delimiter)}' parsed=[${list.join(', ')}]`;
}

function quote(text: string): string {
  const shown = escapeText(text.slice(0, SHOWN));
  return `(len=${text.length}) "${shown}${text.length > SHOWN ? ' ...' : ''}"`;
}

/** Control characters and others than ASCII as escapes, on one line. */
function escapeText(text: string): string {
  const json = JSON.stringify(text).slice(1, -1);
  return json.replace(
    /[^ -~]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}
