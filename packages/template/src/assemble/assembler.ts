import { ERRORS } from '../errors/catalogue.ts';
import type { ErrorText } from '../errors/catalogue.ts';
import type { Alternate, Bare, Instruction, Root } from '../tree/instruction.ts';
import { OP } from '../tree/opcode.ts';

/** An instruction while its block is still being filled. */
type Open = {
  op: number;
  at: number;
  name?: string | null;
  block: Instruction[];
  alternate?: Alternate;
  between?: Instruction[];
  betweenAt?: number;
};

/** One level of nesting: the instruction that receives, and the list that it receives into. */
interface Level {
  current: Open;
  into: Instruction[];
  isBetween: boolean;
}

/**
 * Takes the errors of a compilation. `at` is an offset in the source; `startedAt` is where the
 * block began that the error ends.
 */
export type ErrorSink = (error: ErrorText, at: number, startedAt?: number) => void;

/**
 * Weaves a stream of instructions into a tree and finds misplaced ones. Errors never stop it:
 * the instruction at fault is left out.
 */
export class Assembler {
  readonly #report: ErrorSink;
  readonly #maxDepth: number;
  readonly #root: Open;
  readonly #levels: Level[] = [];
  #level: Level;
  #isEnded = false;
  #isDead = false;

  constructor(report: ErrorSink, maxDepth: number) {
    this.#report = report;
    this.#maxDepth = maxDepth;
    this.#root = { op: OP.ROOT, at: 0, block: [], alternate: { op: OP.END, at: -1 } };
    this.#level = { current: this.#root, into: this.#root.block, isBetween: false };
  }

  /** False once the tree takes no more: feeding on has no effect. */
  get isAlive(): boolean {
    return !this.#isDead;
  }

  /** The tree so far. It is complete after EOF. */
  get root(): Root {
    return this.#root as Root;
  }

  /** Takes the next instruction. Blocks arrive empty. */
  accept(instruction: Instruction): void {
    if (this.#isEnded) this.#refuseAfterEof(instruction);
    else if (!this.#isDead) this.#weave(instruction);
  }

  /** True when every block was closed and EOF came last. */
  get isComplete(): boolean {
    return this.#isEnded && !this.#isDead;
  }

  /** Tells what is missing for a complete tree; true when nothing is. */
  complete(): boolean {
    const open = this.#level.current;
    if (open !== this.#root) this.#report(ERRORS.UNCLOSED(open.op), open.at);
    if (!this.isComplete) this.#report(ERRORS.EOF_NOT_REACHED(), -1);
    return this.isComplete;
  }

  #weave(instruction: Instruction): void {
    switch (instruction.op) {
      case OP.IF:
      case OP.MACRO:
      case OP.PREDICATE:
      case OP.REPEATED:
      case OP.SECTION:
      case OP.STRUCT:
        return this.#open(instruction);
      case OP.OR_PREDICATE:
        return this.#or(instruction);
      case OP.ALTERNATES_WITH:
        return this.#alternate(instruction);
      case OP.END:
        return this.#close(instruction);
      case OP.EOF:
        return this.#end(instruction);
      default:
        this.#level.into.push(instruction);
    }
  }

  #open(instruction: Instruction): void {
    if (this.#levels.length + 1 >= this.#maxDepth) return this.#refuseAll(instruction);
    this.#level.into.push(instruction);
    this.#levels.push(this.#level);
    const current = instruction as Open;
    this.#level = { current, into: current.block, isBetween: false };
  }

  #or(instruction: Instruction): void {
    const { current } = this.#level;
    if (current === this.#root) return this.#refuseAtRoot(instruction);
    if (current.op === OP.MACRO || current.op === OP.STRUCT)
      return this.#refuseInBlock(instruction);
    if (current.op === OP.OR_PREDICATE && current.name === null) {
      this.#report(ERRORS.DEAD_CODE_BLOCK(instruction.op), instruction.at);
      return;
    }
    current.alternate = instruction;
    const next = instruction as Open;
    this.#level.current = next;
    this.#level.into = next.block;
    this.#level.isBetween = false;
  }

  #alternate(instruction: Bare): void {
    const level = this.#level;
    if (level.current === this.#root) return this.#refuseAtRoot(instruction);
    if (level.current.op !== OP.REPEATED || level.isBetween)
      return this.#refuseInBlock(instruction);
    level.isBetween = true;
    level.into = level.current.between!;
    level.current.betweenAt = instruction.at;
  }

  #close(instruction: Bare): void {
    const { current } = this.#level;
    if (current === this.#root) return this.#refuseAtRoot(instruction);
    if (current.op !== OP.MACRO && current.op !== OP.STRUCT) current.alternate = instruction;
    this.#level = this.#levels.pop()!;
  }

  #end(instruction: Bare): void {
    const { current } = this.#level;
    if (current !== this.#root) {
      const { isBetween } = this.#level;
      const startedAt = isBetween ? current.betweenAt : current.at;
      this.#report(ERRORS.EOF_IN_BLOCK(current.op), instruction.at, startedAt);
      return;
    }
    current.alternate = instruction;
    this.#isEnded = true;
  }

  /** Too deep to run: the whole template is refused and its tree left empty. */
  #refuseAll(instruction: Instruction): void {
    this.#isDead = true;
    this.#root.block.length = 0;
    this.#report(ERRORS.LIMIT_NESTING(this.#maxDepth), instruction.at);
  }

  #refuseAtRoot(instruction: Instruction): void {
    this.#report(ERRORS.NOT_ALLOWED_AT_ROOT(instruction.op), instruction.at);
  }

  #refuseInBlock(instruction: Instruction): void {
    const block = this.#level.current.op;
    this.#report(ERRORS.NOT_ALLOWED_IN_BLOCK(instruction.op, block), instruction.at);
  }

  #refuseAfterEof(instruction: Instruction): void {
    if (this.#isDead) return;
    this.#report(ERRORS.TRANSITION_FROM_EOF(instruction.op), instruction.at);
    this.#isDead = true;
  }
}
