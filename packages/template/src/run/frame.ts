import { Locals } from './locals.ts';
import type { MacroBody } from './run.ts';
import { readable } from './values.ts';

/** One level of the value stack. */
export class Frame {
  value: unknown;
  readonly parent: Frame | null;
  /** The position in the list while a repeated section runs, else −1. */
  index: number;
  /** True when names are not looked up below this frame. */
  isPrivate: boolean;
  #locals: Locals | null = null;

  constructor(value: unknown, parent: Frame | null) {
    this.value = value;
    this.parent = parent;
    this.index = -1;
    this.isPrivate = false;
  }

  /** Makes an element frame ready for the next element; its parent is the frame of the list. */
  enter(value: unknown, position: number): void {
    if (this.parent !== null) this.parent.index = position;
    this.value = value;
    this.#locals = null;
  }

  setVariable(name: string, value: unknown): void {
    this.#locals ??= new Locals();
    this.#locals.setVariable(name, readable(value));
  }

  getVariable(name: string): unknown {
    return this.#locals?.getVariable(name);
  }

  /** Every variable of this frame. */
  variables(): Iterable<{ readonly name: string; readonly value: unknown }> {
    return this.#locals?.variables() ?? [];
  }

  setMacro(name: string, body: MacroBody): void {
    this.#locals ??= new Locals();
    this.#locals.setMacro(name, body);
  }

  getMacro(name: string): MacroBody | undefined {
    return this.#locals?.getMacro(name);
  }
}
