import type { Frame } from './frame.ts';
import type { Data, Name, Reader } from './resolve.ts';
import type { Op, Run } from './run.ts';

/** What a step does after its text. */
export const STEP = {
  /**
   * Prints the position in the loop when asked to, then up to four names of the data, with texts
   * between, and last what `ending` says.
   */
  NAMES: 0,
  /** Runs an instruction. */
  OP: 1,
  /** Goes on elsewhere when a name of the data is not true. */
  BRANCH: 2,
  /** Goes on elsewhere when a test is not passed. */
  TEST: 3,
  /** Goes on elsewhere. */
  JUMP: 4,
  /** Prints the current value. */
  CURRENT: 5,
  /** Prints a member of a name of the data. */
  MEMBER: 6,
  /** Prints any other reference. */
  REFERENCE: 7,
} as const;

/** What a NAMES step prints last. */
export const ENDING = {
  NOTHING: 0,
  /** The text `yes`. */
  TEXT: 1,
  /** `yes` when the name `choice` of the data is true, else `no`. */
  CHOICE: 2,
} as const;

/** What a test answers when it could not be made: its whole instruction is passed over. */
export const FAILED = 2;

/** Decides where a condition goes on. */
export type Test = (run: Run, frame: Frame) => boolean | typeof FAILED;

/** Gives what a NAMES step prints. The position is that in the list which runs, or −1. */
export type NamePrinter = (
  run: Run,
  step: Step,
  data: Data,
  frame: Frame,
  position: number,
) => string;

/** One step of a block. Every step has the same shape, so that the loop over them stays fast. */
export class Step {
  readonly kind: number;
  readonly text: string;
  name: Name = '';
  member: Name = '';
  read: Reader = nothing;
  test: Test = never;
  op: Op = silence;
  /** The step to go on with. */
  target = 0;
  /** The step to go on with after a test that failed. */
  end = 0;
  hasPosition = false;
  /** The text after the position, when there is one. */
  text0 = '';
  /** How many names NAMES prints. */
  count = 0;
  text1 = '';
  name1: Name = '';
  text2 = '';
  name2: Name = '';
  text3 = '';
  name3: Name = '';
  /** How NAMES ends. */
  ending: number = ENDING.NOTHING;
  choice: Name = '';
  yes = '';
  no = '';
  print: NamePrinter = nothingAtAll;

  constructor(kind: number, text: string) {
    this.kind = kind;
    this.text = text;
  }
}

const nothing: Reader = () => undefined;
const never: Test = () => false;
const silence: Op = (_run, _frame, out) => out;
const nothingAtAll: NamePrinter = () => '';
