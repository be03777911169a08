import type { Frame } from './frame.ts';
import { indexOf, lookupName } from './resolve.ts';
import type { Data, Name, Reader } from './resolve.ts';
import type { Op, Run } from './run.ts';
import { emit, isTruthy } from './values.ts';

/** What a step does after its text. */
export const STEP = {
  /** Prints up to four names of the data, with texts between them. */
  NAMES: 0,
  /** Runs an instruction. */
  OP: 1,
  /** Prints one of two texts, by a name of the data. */
  CHOOSE: 2,
  /** Goes on elsewhere when a name of the data is not true. */
  BRANCH: 3,
  /** Goes on elsewhere when a test is not passed. */
  TEST: 4,
  /** Goes on elsewhere. */
  JUMP: 5,
  /** Prints the position in the loop, from 1. */
  INDEX: 6,
  /** Prints the current value. */
  CURRENT: 7,
  /** Prints a member of a name of the data. */
  MEMBER: 8,
  /** Prints any other reference. */
  REFERENCE: 9,
} as const;

/** What a test answers when it could not be made: its whole instruction is passed over. */
export const FAILED = 2;

/** Decides where a condition goes on. */
export type Test = (run: Run, frame: Frame) => boolean | typeof FAILED;

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
  /** How many names NAMES prints. */
  count = 1;
  /** The texts and names after the first; CHOOSE prints `text1` or else `text2`. */
  text1 = '';
  name1: Name = '';
  text2 = '';
  name2: Name = '';
  text3 = '';
  name3: Name = '';

  constructor(kind: number, text: string) {
    this.kind = kind;
    this.text = text;
  }
}

const nothing: Reader = () => undefined;
const never: Test = () => false;
const silence: Op = (_run, _frame, out) => out;

const NO_DATA: Data = Object.freeze({});

/** The first positions as text. */
const POSITIONS = Array.from({ length: 1000 }, (_, i) => String(i + 1));

/**
 * The steps of a block and the text after them. Plain values, texts and conditions are steps
 * of one loop, so that they cost no call, no frame and no allocation of their own; all other
 * instructions are closures.
 */
export class Block {
  readonly steps: readonly Step[];
  readonly tail: string;

  constructor(steps: readonly Step[], tail: string) {
    this.steps = steps;
    this.tail = tail;
  }

  /** Prints the block once, after `out`. */
  run(run: Run, frame: Frame, out: string): string {
    return this.#run(run, frame, out, null, EMPTY);
  }

  /** Prints the block for each element, in `frame` above the frame of the list. */
  runEach(run: Run, frame: Frame, out: string, list: readonly unknown[], between: Block): string {
    return this.#run(run, frame, out, list, between);
  }

  /** One function for both: a loop inside costs less than a call for each element. */
  #run(
    run: Run,
    frame: Frame,
    out: string,
    list: readonly unknown[] | null,
    between: Block,
  ): string {
    const { steps, tail } = this;
    const { maxOutput } = run;
    const last = list === null ? 0 : list.length - 1;
    for (let position = 0; ; position++) {
      if (list !== null) frame.enter(list[position], position);
      const top = frame.value;
      const data = (typeof top === 'object' && top !== null ? top : NO_DATA) as Data;
      let next = 0;
      while (next < steps.length) {
        const step = steps[next++]!;
        const { kind, text } = step;
        if (kind === STEP.NAMES) {
          out += printNames(run, step, data, frame);
        } else if (kind === STEP.OP) {
          out = step.op(run, frame, out + text);
        } else if (kind === STEP.INDEX) {
          out += text + positionText(list === null ? indexOf(frame) : position + 1);
        } else if (kind === STEP.CHOOSE) {
          out += isYes(data[step.name] ?? lookupName(frame, step.name)) ? step.text1 : step.text2;
        } else if (kind === STEP.BRANCH) {
          out += text;
          if (!isYes(data[step.name] ?? lookupName(frame, step.name))) next = step.target;
        } else if (kind === STEP.TEST) {
          out += text;
          const answer = step.test(run, frame);
          if (answer !== true) next = answer === FAILED ? step.end : step.target;
        } else if (kind === STEP.JUMP) {
          out += text;
          next = step.target;
        } else {
          const value = kind === STEP.CURRENT ? top : readOther(step, data, frame);
          out += typeof value === 'string' ? text + value : printOther(run, text, value);
        }
      }
      out += tail;
      if (out.length > maxOutput) run.refuseOutput();
      if (position >= last) return out;
      if (between !== EMPTY) out = between.run(run, frame, out);
    }
  }
}

/** Prints nothing. */
export const EMPTY = new Block([], '');

function isYes(value: unknown): boolean {
  return value === true || (value !== false && isTruthy(value));
}

function printNames(run: Run, step: Step, data: Data, frame: Frame): string {
  const { text, count } = step;
  const value = data[step.name];
  // Each text is added to what is known to be a text, which is what makes this fast.
  let out = typeof value === 'string' ? text + value : text + textOf(run, frame, step.name, value);
  if (count === 1) return out;
  const value1 = data[step.name1];
  out += step.text1;
  out += typeof value1 === 'string' ? value1 : textOf(run, frame, step.name1, value1);
  if (count === 2) return out;
  const value2 = data[step.name2];
  out += step.text2;
  out += typeof value2 === 'string' ? value2 : textOf(run, frame, step.name2, value2);
  if (count === 3) return out;
  const value3 = data[step.name3];
  out += step.text3;
  return out + (typeof value3 === 'string' ? value3 : textOf(run, frame, step.name3, value3));
}

/** A value of the data that is no text; when there is none, its name is looked up further down. */
function textOf(run: Run, frame: Frame, name: Name, value: unknown): string {
  return printOther(run, '', value ?? lookupName(frame, name));
}

function positionText(position: number | undefined): string {
  return position === undefined ? '' : (POSITIONS[position - 1] ?? String(position));
}

function readOther({ kind, name, member, read }: Step, data: Data, frame: Frame): unknown {
  if (kind !== STEP.MEMBER) return read(frame);
  const holder = data[name] ?? lookupName(frame, name);
  return typeof holder === 'object' && holder !== null ? (holder as Data)[member] : undefined;
}

/** The output with a value after it that may be no text; a long list is not free. */
export function printOther(run: Run, out: string, value: unknown): string {
  const next = emit(out, value);
  if (typeof value === 'object') {
    if (next.length > run.maxOutput) run.refuseOutput();
    run.chargeText(next.length - out.length);
  }
  return next;
}
