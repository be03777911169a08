import type { Args, Path } from '../plugin.ts';
import { OP } from './opcode.ts';

/**
 * The instruction tree: plain data, made by the parser or from the array form, never changed
 * after assembly. `at` is the offset of the tag in the source, −1 when the tree has no source.
 */
interface Positioned {
  readonly at: number;
}

/** One formatter of a chain. */
export interface Call {
  readonly name: string;
  readonly args: Args;
  readonly at: number;
}

export interface Text extends Positioned {
  readonly op: typeof OP.TEXT;
  readonly text: string;
}

export interface Variable extends Positioned {
  readonly op: typeof OP.VARIABLE;
  readonly refs: readonly Path[];
  readonly calls: readonly Call[];
}

export interface Section extends Positioned {
  readonly op: typeof OP.SECTION;
  readonly ref: Path;
  readonly block: readonly Instruction[];
  readonly alternate: Alternate;
}

export interface Repeated extends Positioned {
  readonly op: typeof OP.REPEATED;
  readonly ref: Path;
  readonly block: readonly Instruction[];
  readonly alternate: Alternate;
  readonly between: readonly Instruction[];
  /** Where `{.alternates with}` stands; absent without one, and when the tree has no source. */
  readonly betweenAt?: number;
}

/** `{.name? …}` and `{.or …}`; a bare `{.or}` has no name. */
export interface Predicate extends Positioned {
  readonly op: typeof OP.PREDICATE | typeof OP.OR_PREDICATE;
  readonly name: string | null;
  /** True when it is written `{.if name? …}`. The array form does not tell. */
  readonly isIf?: boolean;
  readonly args: Args;
  readonly block: readonly Instruction[];
  readonly alternate: Alternate;
}

export interface If extends Positioned {
  readonly op: typeof OP.IF;
  /** Between two references: 1 is `&&`, 0 is `||`; any other is `||` but stops at a no. */
  readonly operators: readonly number[];
  readonly refs: readonly Path[];
  readonly block: readonly Instruction[];
  readonly alternate: Alternate;
}

export interface Bindvar extends Positioned {
  readonly op: typeof OP.BINDVAR;
  readonly name: string;
  readonly refs: readonly Path[];
  readonly calls: readonly Call[];
}

export interface Ctxvar extends Positioned {
  readonly op: typeof OP.CTXVAR;
  readonly name: string;
  readonly bindings: readonly (readonly [key: string, ref: Path])[];
}

export interface Eval extends Positioned {
  readonly op: typeof OP.EVAL;
  readonly code: string;
}

export interface Include extends Positioned {
  readonly op: typeof OP.INCLUDE;
  readonly name: string;
  readonly args: Args;
}

export interface Inject extends Positioned {
  readonly op: typeof OP.INJECT;
  readonly name: string;
  readonly path: string;
  readonly args: Args;
}

export interface Macro extends Positioned {
  readonly op: typeof OP.MACRO;
  readonly name: string;
  readonly block: readonly Instruction[];
}

export interface Comment extends Positioned {
  readonly op: typeof OP.COMMENT;
  readonly text: string;
  readonly isMultiline: boolean;
}

/** A block that a host put into the tree; `opaque` is its own JSON value. */
export interface Struct extends Positioned {
  readonly op: typeof OP.STRUCT;
  readonly opaque: unknown;
  readonly block: readonly Instruction[];
}

/** A mark that a host put into the tree; it prints nothing. */
export interface Atom extends Positioned {
  readonly op: typeof OP.ATOM;
  readonly opaque: unknown;
}

/** An instruction that is only its number. */
export interface Bare extends Positioned {
  readonly op:
    | typeof OP.END
    | typeof OP.META_LEFT
    | typeof OP.META_RIGHT
    | typeof OP.NEWLINE
    | typeof OP.SPACE
    | typeof OP.TAB
    | typeof OP.EOF
    | typeof OP.ALTERNATES_WITH;
}

/**
 * Something in the array form of a tree that could not be read, kept as it was. It prints nothing;
 * with a fault, every run tells an error instead.
 */
export interface Unknown extends Positioned {
  readonly op: typeof OP.UNKNOWN;
  readonly code: unknown;
  /** Which instruction it was to be, and why it is none. */
  readonly fault: { readonly op: number; readonly message: string } | undefined;
}

export interface Root extends Positioned {
  readonly op: typeof OP.ROOT;
  readonly block: readonly Instruction[];
  readonly alternate: Alternate;
}

export type Instruction =
  | Text
  | Variable
  | Section
  | Repeated
  | Predicate
  | If
  | Bindvar
  | Ctxvar
  | Eval
  | Include
  | Inject
  | Macro
  | Comment
  | Struct
  | Atom
  | Bare
  | Unknown
  | Root;

/** What follows a block: `{.end}`, an `{.or}`, or nothing when the block was never closed. */
export type Alternate = Instruction | undefined;

/** True when an instruction is missing in the block: it fails, and so does what it is part of. */
export function isCutShort(block: readonly Instruction[]): boolean {
  const last = block.at(-1);
  return last?.op === OP.UNKNOWN && last.code == null;
}

export const NO_ARGS: Args = Object.freeze({ raw: '', delimiter: '', list: Object.freeze([]) });

/** Arguments that are no list of texts in the array form; `list` holds what can be shown of them. */
export interface OddArgs extends Args {
  readonly given: unknown;
}

/** The list of arguments as the array form holds it, which may be anything. */
export function givenList(args: Args | OddArgs): unknown {
  return 'given' in args ? args.given : args.list;
}

/** In the place of arguments that cannot be read: a call with them fails. */
export const BROKEN_ARGS: Args = Object.freeze({ ...NO_ARGS });

/** The arguments in `raw`, split at `delimiter`; empty ones are kept. */
export function splitArgs(delimiter: string, raw: string): Args {
  return { raw, delimiter, list: raw.split(delimiter) };
}
