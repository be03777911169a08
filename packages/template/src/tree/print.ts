import type { Args, Path } from '../plugin.ts';
import type { Alternate, Call, If, Instruction, Repeated, Root } from './instruction.ts';
import { OP } from './opcode.ts';

/**
 * The template that a tree stands for. A template without syntax errors, printed and parsed
 * again, gives the same tree. Marks that a host put into the tree have no text form: an atom
 * prints as nothing, a struct as its block. `preprocess` as the template was compiled with.
 */
export function printTemplate(root: Root, options: { readonly preprocess?: boolean } = {}): string {
  return new Printer(options.preprocess === true ? '{^' : '{').block(root.block);
}

const KEYWORDS: Readonly<Partial<Record<number, string>>> = {
  [OP.META_LEFT]: 'meta-left',
  [OP.META_RIGHT]: 'meta-right',
  [OP.NEWLINE]: 'newline',
  [OP.SPACE]: 'space',
  [OP.TAB]: 'tab',
};

class Printer {
  /** How a tag begins. */
  readonly #brace: string;

  constructor(brace: string) {
    this.#brace = brace;
  }

  block(block: readonly Instruction[]): string {
    let out = '';
    for (const instruction of block) out += this.#instruction(instruction);
    return out;
  }

  #tag(body: string): string {
    return `${this.#brace}${body}}`;
  }

  #instruction(i: Instruction): string {
    switch (i.op) {
      case OP.TEXT:
        return i.text;
      case OP.VARIABLE:
        return this.#tag(printVariable(i.refs, i.calls));
      case OP.BINDVAR:
        return this.#tag(`.var ${i.name} ${printVariable(i.refs, i.calls)}`);
      case OP.CTXVAR:
        return this.#tag(`.ctx ${i.name} ${printBindings(i.bindings)}`);
      case OP.EVAL:
        return this.#tag(`.eval ${i.code}`);
      case OP.INCLUDE:
        return this.#tag(`.include ${[i.name, ...i.args.list].join(' ')}`);
      case OP.INJECT:
        return this.#tag(`.inject ${i.name} ${i.path}${printArgs(i.args)}`);
      case OP.COMMENT:
        return i.isMultiline ? `{##${i.text}##}` : this.#tag(`#${i.text}`);
      case OP.STRUCT:
      case OP.ROOT:
        return this.block(i.block);
      default:
        return this.#blockInstruction(i);
    }
  }

  #blockInstruction(i: Instruction): string {
    switch (i.op) {
      case OP.MACRO:
        return this.#tag(`.macro ${i.name}`) + this.block(i.block) + this.#tag('.end');
      case OP.SECTION:
        return (
          this.#tag(`.section ${i.ref.join('.')}`) + this.block(i.block) + this.#rest(i.alternate)
        );
      case OP.REPEATED:
        return (
          this.#tag(`.repeated section ${i.ref.join('.')}`) +
          this.block(i.block) +
          (hasBetween(i) ? this.#tag('.alternates with') + this.block(i.between) : '') +
          this.#rest(i.alternate)
        );
      case OP.IF:
        return this.#tag(`.if ${printTest(i)}`) + this.block(i.block) + this.#rest(i.alternate);
      case OP.PREDICATE:
        return (
          this.#tag(`.${i.isIf ? 'if ' : ''}${i.name ?? ''}${printArgs(i.args)}`) +
          this.block(i.block) +
          this.#rest(i.alternate)
        );
      default:
        return KEYWORDS[i.op] === undefined ? '' : this.#tag(`.${KEYWORDS[i.op]}`);
    }
  }

  /** What ends a block: its `{.or}` branches, however many, then `{.end}`. */
  #rest(first: Alternate): string {
    let out = '';
    let alternate = first;
    while (alternate?.op === OP.OR_PREDICATE) {
      const name = alternate.name === null ? '' : ` ${alternate.name}`;
      out += this.#tag(`.or${name}${printArgs(alternate.args)}`) + this.block(alternate.block);
      alternate = alternate.alternate;
    }
    return alternate === undefined ? out : out + this.#tag('.end');
  }
}

/** True when the loop has an `{.alternates with}`, even an empty one. */
export function hasBetween({ between, betweenAt }: Repeated): boolean {
  return betweenAt !== undefined || between.length > 0;
}

/** `key=a.b key2=c`. */
export function printBindings(bindings: readonly (readonly [string, Path])[]): string {
  return bindings.map(([key, ref]) => `${key}=${ref.join('.')}`).join(' ');
}

/** What `{.if}` asks: `a || b.c`. */
export function printTest({ refs, operators }: If): string {
  return refs
    .map((ref, i) => (i === 0 ? '' : operators[i - 1] === 1 ? ' && ' : ' || ') + ref.join('.'))
    .join('');
}

/** `a.b,c`. */
export function printRefs(refs: readonly Path[]): string {
  return refs.map((ref) => ref.join('.')).join(',');
}

function printVariable(refs: readonly Path[], calls: readonly Call[]): string {
  return printRefs(refs) + calls.map(({ name, args }) => `|${name}${printArgs(args)}`).join('');
}

function printArgs({ delimiter, raw }: Args): string {
  return delimiter + raw;
}
