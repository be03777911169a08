import type { Alternate, Call, Instruction, Predicate, Root } from './instruction.ts';
import { OP, opName } from './opcode.ts';
import type { Path } from '../plugin.ts';

/** Names that a template refers to; a section holds those inside it, a plain name holds null. */
export interface ReferenceTree {
  readonly [name: string]: ReferenceTree | null;
}

/** What a template is made of. */
export interface References {
  /** How often each instruction, formatter and predicate occurs. */
  readonly instructions: Readonly<Record<string, number>>;
  readonly formatters: Readonly<Record<string, number>>;
  readonly predicates: Readonly<Record<string, number>>;
  /** UTF-16 units of plain text. */
  readonly textBytes: number;
  readonly variables: readonly ReferenceTree[];
}

/** Counts what a tree uses. The references and branches of `.if` are not looked into. */
export function scanReferences(root: Root): References {
  const scanner = new Scanner();
  scanner.instruction(root);
  return scanner.result();
}

type NameMap = Map<string, NameMap | null>;

class Scanner {
  readonly #instructions = new Map<string, number>();
  readonly #formatters = new Map<string, number>();
  readonly #predicates = new Map<string, number>();
  readonly #root: NameMap = new Map();
  #names = this.#root;
  #textBytes = 0;

  result(): References {
    return {
      instructions: Object.fromEntries(this.#instructions),
      formatters: Object.fromEntries(this.#formatters),
      predicates: Object.fromEntries(this.#predicates),
      textBytes: this.#textBytes,
      variables: [treeOf(this.#root)],
    };
  }

  instruction(i: Instruction): void {
    increment(this.#instructions, opName(i.op));
    switch (i.op) {
      case OP.TEXT:
        this.#textBytes += i.text.length;
        break;
      case OP.VARIABLE:
        this.#refs(i.refs);
        this.#calls(i.calls);
        break;
      case OP.BINDVAR:
        this.#refs(i.refs);
        break;
      case OP.CTXVAR:
        this.#refs(i.bindings.map(([, ref]) => ref));
        break;
      case OP.MACRO:
      case OP.ROOT:
        this.#block(i.block);
        break;
      case OP.PREDICATE:
      case OP.OR_PREDICATE:
        this.#condition(i);
        this.#alternate(i.alternate);
        break;
      case OP.SECTION:
        this.#inside(i.ref, () => {
          this.#block(i.block);
          this.#alternate(i.alternate);
        });
        break;
      case OP.REPEATED:
        this.#inside(i.ref, () => {
          this.#block(i.block);
          this.#alternate(i.alternate);
          this.#block(i.between);
        });
        break;
    }
  }

  #block(block: readonly Instruction[]): void {
    for (const instruction of block) this.instruction(instruction);
  }

  /** A chain of `{.or …}` may be long, so that it is followed and not descended into. */
  #alternate(first: Alternate): void {
    let alternate = first;
    while (alternate?.op === OP.OR_PREDICATE) {
      increment(this.#instructions, opName(alternate.op));
      this.#condition(alternate);
      alternate = alternate.alternate;
    }
    if (alternate !== undefined) this.instruction(alternate);
  }

  #condition({ name, block }: Predicate): void {
    if (name !== null) increment(this.#predicates, name);
    this.#block(block);
  }

  #refs(refs: readonly Path[]): void {
    for (const ref of refs) {
      const name = ref.join('.');
      if (!this.#names.has(name)) this.#names.set(name, null);
    }
  }

  #calls(calls: readonly Call[]): void {
    for (const { name } of calls) increment(this.#formatters, name);
  }

  #inside(ref: Path, scan: () => void): void {
    const outer = this.#names;
    const name = ref.join('.');
    const inner: NameMap = outer.get(name) ?? new Map();
    outer.set(name, inner);
    this.#names = inner;
    scan();
    this.#names = outer;
  }
}

function increment(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function treeOf(names: NameMap): ReferenceTree {
  return Object.fromEntries([...names].map(([name, inner]) => [name, inner && treeOf(inner)]));
}
