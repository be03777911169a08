import type { Path } from '../plugin.ts';
import { Block, EMPTY } from '../run/block.ts';
import { printNames } from '../run/print-names.ts';
import { compileReader, isPlainMember, isSpecial } from '../run/resolve.ts';
import type { Name } from '../run/resolve.ts';
import type { Op } from '../run/run.ts';
import { ENDING, Step, STEP } from '../run/step.ts';
import type { Test } from '../run/step.ts';

/** Names that one step prints at most. */
const MAX_NAMES = 4;

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
    this.#add(STEP.OP).op = op;
  }

  addVariable(path: Path): void {
    const [name = '', member] = path;
    const isPlain =
      path.length > 0 && path.length <= 2 && !isSpecial(name) && isPlainMember(member ?? 0);
    if (isPlain && member === undefined) this.#addName(name);
    else if (isPlain) this.#addMember(name, member!);
    else if (path.length === 1 && name === '@') this.#add(STEP.CURRENT);
    else if (path.length === 1 && name === '@index') this.#addPosition();
    else this.#add(STEP.REFERENCE).read = compileReader(path);
  }

  /** Prints one of two texts. */
  addChoice(name: Name, yes: string, no: string): void {
    const text = this.#text;
    this.#text = '';
    const step = this.#names ?? this.#addNames();
    step.ending = ENDING.CHOICE;
    step.choice = name;
    step.yes = text + yes;
    step.no = text + no;
    this.#names = undefined;
  }

  /** Opens a condition on a name of the data; `target` is to say where it goes on if not true. */
  openBranch(name: Name): Step {
    const step = this.#add(STEP.BRANCH);
    step.name = name;
    return step;
  }

  /** Opens a condition on a test. */
  openTest(test: Test): Step {
    const step = this.#add(STEP.TEST);
    step.test = test;
    return step;
  }

  /** Opens a jump. */
  openJump(): Step {
    return this.#add(STEP.JUMP);
  }

  /** The place of the next step, which steps may go on with. */
  here(): number {
    this.#closeText();
    this.#names = undefined;
    return this.#steps.length;
  }

  build(): Block {
    const isEmpty = this.#steps.length === 0 && this.#text === '';
    return isEmpty ? EMPTY : new Block(this.#steps, this.#text);
  }

  /** Text before a place that steps go on with cannot be that of the next step. */
  #closeText(): void {
    const names = this.#names;
    if (this.#text === '') return;
    if (names === undefined) {
      this.openJump().target = this.#steps.length;
      return;
    }
    names.ending = ENDING.TEXT;
    names.yes = this.#text;
    this.#text = '';
  }

  #addMember(name: Name, member: Name): void {
    const step = this.#add(STEP.MEMBER);
    step.name = name;
    step.member = member;
  }

  #addPosition(): void {
    this.#names = this.#addNames();
    this.#names.hasPosition = true;
  }

  #addName(name: Name): void {
    let names = this.#names;
    if (names === undefined || names.count === MAX_NAMES) {
      names = this.#addNames();
      this.#names = names;
    }
    const text = this.#text;
    this.#text = '';
    switch (names.count++) {
      case 0:
        names.text0 = text;
        names.name = name;
        break;
      case 1:
        names.text1 = text;
        names.name1 = name;
        break;
      case 2:
        names.text2 = text;
        names.name2 = name;
        break;
      default:
        names.text3 = text;
        names.name3 = name;
    }
  }

  #addNames(): Step {
    const step = this.#add(STEP.NAMES);
    step.print = printNames;
    return step;
  }

  #add(kind: number): Step {
    const step = new Step(kind, this.#text);
    this.#text = '';
    this.#names = undefined;
    this.#steps.push(step);
    return step;
  }
}
