import type { Frame } from './frame.ts';
import { printOther, takePrinter } from './print-names.ts';
import { lookupName } from './resolve.ts';
import type { Data } from './resolve.ts';
import type { Run } from './run.ts';
import { FAILED, STEP } from './step.ts';
import type { Step } from './step.ts';
import { isYes } from './values.ts';

const NO_DATA: Data = Object.freeze({});

/** Elements after which a block prints often. */
const OFTEN = 1000;

/**
 * The steps of a block and the text after them. Plain values, texts and conditions are steps
 * of one loop, so that they cost no call, no frame and no allocation of their own; all other
 * instructions are closures.
 */
export class Block {
  readonly steps: readonly Step[];
  readonly tail: string;
  /** Elements of lists that it printed, up to OFTEN. */
  #elements = 0;

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
    if (this.#elements < OFTEN) this.#count(list.length);
    return this.#run(run, frame, out, list, between);
  }

  /** A block that prints often gets printers of its own. */
  #count(elements: number): void {
    this.#elements += elements;
    if (this.#elements < OFTEN) return;
    for (const step of this.steps) if (step.kind === STEP.NAMES) step.print = takePrinter();
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
          out += step.print(run, step, data, frame, list === null ? -1 : position);
        } else if (kind === STEP.OP) {
          out = step.op(run, frame, out + text);
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

function readOther({ kind, name, member, read }: Step, data: Data, frame: Frame): unknown {
  if (kind !== STEP.MEMBER) return read(frame);
  const holder = data[name] ?? lookupName(frame, name);
  return typeof holder === 'object' && holder !== null ? (holder as Data)[member] : undefined;
}
