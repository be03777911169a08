import type { Args, Path } from '../plugin.ts';
import type { Alternate, Call, Instruction, Root } from './instruction.ts';
import { OP } from './opcode.ts';

/**
 * The template that a tree stands for. A template without syntax errors, printed and parsed
 * again, gives the same tree. Marks that a host put into the tree have no text form: an atom
 * prints as nothing, a struct as its block.
 */
export function printTemplate(root: Root): string {
  return printBlock(root.block);
}

function printBlock(block: readonly Instruction[]): string {
  let out = '';
  for (const instruction of block) out += printInstruction(instruction);
  return out;
}

const FIXED: Readonly<Partial<Record<number, string>>> = {
  [OP.META_LEFT]: '{.meta-left}',
  [OP.META_RIGHT]: '{.meta-right}',
  [OP.NEWLINE]: '{.newline}',
  [OP.SPACE]: '{.space}',
  [OP.TAB]: '{.tab}',
};

function printInstruction(i: Instruction): string {
  switch (i.op) {
    case OP.TEXT:
      return i.text;
    case OP.VARIABLE:
      return `{${printVariable(i.refs, i.calls)}}`;
    case OP.BINDVAR:
      return `{.var ${i.name} ${printVariable(i.refs, i.calls)}}`;
    case OP.CTXVAR:
      return `{.ctx ${i.name} ${i.bindings.map(([key, ref]) => `${key}=${ref.join('.')}`).join(' ')}}`;
    case OP.EVAL:
      return `{.eval ${i.code}}`;
    case OP.INCLUDE:
      return `{.include ${[i.name, ...i.args.list].join(' ')}}`;
    case OP.INJECT:
      return `{.inject ${i.name} ${i.path}${printArgs(i.args)}}`;
    case OP.COMMENT:
      return i.isMultiline ? `{##${i.text}##}` : `{#${i.text}}`;
    case OP.MACRO:
      return `{.macro ${i.name}}${printBlock(i.block)}{.end}`;
    case OP.SECTION:
      return `{.section ${i.ref.join('.')}}${printBlock(i.block)}${printAlternate(i.alternate)}`;
    case OP.REPEATED:
      return `{.repeated section ${i.ref.join('.')}}${printBlock(i.block)}${printBetween(i.between)}${printAlternate(i.alternate)}`;
    case OP.IF:
      return `{.if ${printIf(i.refs, i.operators)}}${printBlock(i.block)}${printAlternate(i.alternate)}`;
    case OP.PREDICATE:
      return `{.${i.name ?? ''}${printArgs(i.args)}}${printBlock(i.block)}${printAlternate(i.alternate)}`;
    case OP.STRUCT:
    case OP.ROOT:
      return printBlock(i.block);
    default:
      return FIXED[i.op] ?? '';
  }
}

/** The rest of a block: its `{.or}` branches, each as long as the next, then `{.end}`. */
function printAlternate(first: Alternate): string {
  let out = '';
  let alternate = first;
  while (alternate?.op === OP.OR_PREDICATE) {
    const name = alternate.name === null ? '' : ` ${alternate.name}`;
    out += `{.or${name}${printArgs(alternate.args)}}${printBlock(alternate.block)}`;
    alternate = alternate.alternate;
  }
  return alternate === undefined ? out : `${out}{.end}`;
}

function printBetween(between: readonly Instruction[]): string {
  return between.length === 0 ? '' : `{.alternates with}${printBlock(between)}`;
}

function printIf(refs: readonly Path[], operators: readonly number[]): string {
  return refs
    .map((ref, i) => (i === 0 ? '' : operators[i - 1] === 1 ? ' && ' : ' || ') + ref.join('.'))
    .join('');
}

function printVariable(refs: readonly Path[], calls: readonly Call[]): string {
  const names = refs.map((ref) => ref.join('.')).join(',');
  return names + calls.map(({ name, args }) => `|${name}${printArgs(args)}`).join('');
}

function printArgs({ delimiter, raw }: Args): string {
  return delimiter + raw;
}
