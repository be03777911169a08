import type { Path } from '../plugin.ts';
import { Block, EMPTY, STEP } from '../run/block.ts';
import type { Step, Test } from '../run/block.ts';
import { compileReader, isPlainMember, isSpecial } from '../run/resolve.ts';
import type { Name } from '../run/resolve.ts';
import type { Op } from '../run/run.ts';
import { NOTHING } from './nothing.ts';

/** Names that one step prints at most. */
const MAX_NAMES = 4;

type StepParts = Partial<Step> & Pick<Step, 'kind'>;

const BLANK: Omit<Step, 'kind' | 'text'> = {
  name: '',
  member: '',
  read: () => undefined,
  test: () => false,
  op: NOTHING,
  target: 0,
  end: 0,
  count: 1,
  text1: '',
  name1: '',
  text2: '',
  name2: '',
  text3: '',
  name3: '',
};

/** Collects the steps of one block in their order. Conditions leave a step open and close it. */
export class BlockBuilder {
  readonly #steps: Step[] = [];
  #text = '';
  /** The step that further names may join, unless a jump leads between them. */
  #names: Step | undefined;

  addText(text: string): void {
    this.#text += text;
  }

  addOp(op: Op): void {
    this.#add({ kind: STEP.OP, op });
  }

  addVariable(path: Path): void {
    const [name = '', member] = path;
    const isPlain =
      path.length > 0 && path.length <= 2 && !isSpecial(name) && isPlainMember(member ?? 0);
    if (isPlain && member === undefined) this.#addName(name);
    else if (isPlain) this.#add({ kind: STEP.MEMBER, name, member: member! });
    else if (path.length === 1 && name === '@') this.#add({ kind: STEP.CURRENT });
    else if (path.length === 1 && name === '@index') this.#add({ kind: STEP.INDEX });
    else this.#add({ kind: STEP.REFERENCE, read: compileReader(path) });
  }

  /** Prints one of two texts. */
  addChoice(name: Name, yes: string, no: string): void {
    const text = this.#text;
    this.#text = '';
    this.#add({ kind: STEP.CHOOSE, name, text1: text + yes, text2: text + no });
  }

  /** Opens a condition on a name of the data; `close` says where it goes on when not true. */
  openBranch(name: Name): Step {
    return this.#add({ kind: STEP.BRANCH, name });
  }

  /** Opens a condition on a test. */
  openTest(test: Test): Step {
    return this.#add({ kind: STEP.TEST, test });
  }

  /** Opens a jump. */
  openJump(): Step {
    return this.#add({ kind: STEP.JUMP });
  }

  /** The place of the next step. */
  here(): number {
    if (this.#text !== '') this.openJump().target = this.#steps.length;
    this.#names = undefined;
    return this.#steps.length;
  }

  build(): Block {
    const isEmpty = this.#steps.length === 0 && this.#text === '';
    return isEmpty ? EMPTY : new Block(this.#steps, this.#text);
  }

  #addName(name: Name): void {
    const names = this.#names;
    if (names === undefined || names.count === MAX_NAMES) {
      this.#names = this.#add({ kind: STEP.NAMES, name });
      return;
    }
    const text = this.#text;
    this.#text = '';
    names.count++;
    if (names.count === 2) Object.assign(names, { text1: text, name1: name });
    else if (names.count === 3) Object.assign(names, { text2: text, name2: name });
    else Object.assign(names, { text3: text, name3: name });
  }

  #add(parts: StepParts): Step {
    const step = { ...BLANK, ...parts, text: this.#text };
    this.#text = '';
    this.#names = undefined;
    this.#steps.push(step);
    return step;
  }
}
