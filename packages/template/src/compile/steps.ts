import type { Path } from '../plugin.ts';
import { compileReader, indexOf, isSpecial, lookupName } from '../run/resolve.ts';
import type { Reader } from '../run/resolve.ts';
import type { Frame } from '../run/frame.ts';
import type { Op } from '../run/run.ts';
import { isTruthy } from '../run/values.ts';
import { NOTHING } from './nothing.ts';
import { appendOther } from './variable.ts';

/** What one step of a block does after its text. */
const KIND = {
  /** Prints a name of the data. */
  NAME: 0,
  /** Runs one of two blocks, by a name of the data. */
  BRANCH: 1,
  /** Prints the position in the loop, from 1. */
  INDEX: 2,
  /** Prints any other reference. */
  REFERENCE: 3,
  /** Runs an instruction. */
  OP: 4,
  /** Prints the current value. */
  CURRENT: 5,
  /** Prints a member of a name of the data. */
  MEMBER: 6,
} as const;

/** Every step has the same shape, so that the loop over them stays fast. */
interface Step {
  readonly kind: number;
  readonly text: string;
  readonly name: string | number;
  readonly member: string | number;
  readonly read: Reader;
  readonly op: Op;
  readonly otherwise: Op;
}

type Data = Readonly<Record<string | number, unknown>>;

const NO_DATA: Data = Object.freeze({});
const BLANK = {
  name: '',
  member: '',
  read: () => undefined,
  op: NOTHING,
  otherwise: NOTHING,
} as const;

/**
 * The steps of one block: a text, then a variable or an instruction, then a text and so on.
 * They run in one loop, so that a text, a variable without formatters and a plain condition
 * cost no call, no frame and no allocation of their own.
 */
export class Steps {
  readonly #steps: Step[] = [];
  #text = '';

  addText(text: string): void {
    this.#text += text;
  }

  addVariable(path: Path): void {
    this.#add(variableStep(path));
  }

  /** A condition on one reference. */
  addBranch(path: Path, op: Op, otherwise: Op): void {
    const [name = ''] = path;
    if (path.length === 1 && !isSpecial(name)) {
      this.#add({ kind: KIND.BRANCH, name, op, otherwise });
      return;
    }
    const read = compileReader(path);
    this.addOp((run, frame, out) => (isTruthy(read(frame)) ? op : otherwise)(run, frame, out));
  }

  addOp(op: Op): void {
    this.#add({ kind: KIND.OP, op });
  }

  compile(): Op {
    const tail = this.#text;
    const steps = this.#steps;
    const [first] = steps;
    if (first === undefined) return tail === '' ? NOTHING : (_run, _frame, out) => out + tail;
    const isLone = steps.length === 1 && first.kind === KIND.OP && first.text === '' && tail === '';
    return isLone ? first.op : runSteps(steps, tail);
  }

  #add(step: StepParts): void {
    this.#steps.push({
      kind: step.kind,
      text: this.#text,
      name: step.name ?? BLANK.name,
      member: step.member ?? BLANK.member,
      read: step.read ?? BLANK.read,
      op: step.op ?? BLANK.op,
      otherwise: step.otherwise ?? BLANK.otherwise,
    });
    this.#text = '';
  }
}

type StepParts = Partial<Step> & Pick<Step, 'kind'>;

function variableStep(path: Path): StepParts {
  const [name = '', member] = path;
  if (member === undefined) {
    if (name === '@') return { kind: KIND.CURRENT };
    if (name === '@index') return { kind: KIND.INDEX };
  }
  const isPlain = path.length <= 2 && !path.some(isSpecial);
  if (!isPlain || path.length === 0) return { kind: KIND.REFERENCE, read: compileReader(path) };
  return member === undefined ? { kind: KIND.NAME, name } : { kind: KIND.MEMBER, name, member };
}

function runSteps(steps: readonly Step[], tail: string): Op {
  return (run, frame, out) => {
    const top = frame.value;
    const data = (typeof top === 'object' && top !== null ? top : NO_DATA) as Data;
    for (let i = 0; i < steps.length; i++) {
      const step = steps[i]!;
      const { kind, text } = step;
      if (kind === KIND.NAME) {
        const { name } = step;
        const value = data[name] ?? lookupName(frame, name);
        out = typeof value === 'string' ? out + text + value : appendOther(run, out + text, value);
      } else if (kind === KIND.OP) {
        out = step.op(run, frame, out + text);
      } else if (kind === KIND.BRANCH) {
        const value = data[step.name] ?? lookupName(frame, step.name);
        const isYes = value === true || (value !== false && isTruthy(value));
        out = (isYes ? step.op : step.otherwise)(run, frame, out + text);
      } else if (kind === KIND.INDEX) {
        out = out + text + (indexOf(frame) ?? '');
      } else {
        const value = kind === KIND.CURRENT ? top : readOther(step, data, frame);
        out = typeof value === 'string' ? out + text + value : appendOther(run, out + text, value);
      }
    }
    return out + tail;
  };
}

function readOther({ kind, name, member, read }: Step, data: Data, frame: Frame): unknown {
  if (kind !== KIND.MEMBER) return read(frame);
  const holder = data[name] ?? lookupName(frame, name);
  return typeof holder === 'object' && holder !== null ? (holder as Data)[member] : undefined;
}
