import type { Registry } from '../plugin.ts';
import { EMPTY } from '../run/block.ts';
import type { Block } from '../run/block.ts';
import type { Body } from '../run/run.ts';
import type { Alternate, Instruction } from '../tree/instruction.ts';
import { OP } from '../tree/opcode.ts';
import { addInstructions } from './block.ts';
import { BlockBuilder } from './block-builder.ts';

/** Turns a tree into closures; counts how deep and how large it is. */
export class Compiler {
  readonly registry: Registry;
  readonly source: string | undefined;
  #size = 0;
  #level = 0;
  #deepest = 0;

  constructor(registry: Registry, source: string | undefined) {
    this.registry = registry;
    this.source = source;
  }

  /** Instructions seen so far. */
  get size(): number {
    return this.#size;
  }

  /** Counts an instruction; `weight` says how much work it is beside a plain one. */
  count(weight: number): void {
    this.#size += weight;
  }

  /** Compiles a block one level down. */
  block(instructions: readonly Instruction[]): Block {
    const builder = new BlockBuilder();
    this.addNested(builder, instructions);
    return builder.build();
  }

  /** Adds the steps of a block one level down. */
  addNested(builder: BlockBuilder, instructions: readonly Instruction[]): void {
    this.#level++;
    if (this.#level > this.#deepest) this.#deepest = this.#level;
    addInstructions(this, builder, instructions);
    this.#level--;
  }

  /** Compiles what follows a block: nothing after `{.end}`, or the `{.or}`. */
  alternate(alternate: Alternate): Block {
    const isEnd = alternate === undefined || alternate.op === OP.END;
    return isEnd ? EMPTY : this.block([alternate]);
  }

  /** Compiles a block that runs on its own: a template or a macro. */
  body(instructions: readonly Instruction[]): Body {
    const { source } = this;
    const outer = { size: this.#size, level: this.#level, deepest: this.#deepest };
    this.#size = 0;
    this.#level = 0;
    this.#deepest = 0;
    const builder = new BlockBuilder();
    addInstructions(this, builder, instructions);
    const body = {
      block: builder.build(),
      depth: this.#deepest + 1,
      size: this.#size,
      source,
      isPartial: false,
    };
    this.#size = outer.size;
    this.#level = outer.level;
    this.#deepest = outer.deepest;
    return body;
  }
}
