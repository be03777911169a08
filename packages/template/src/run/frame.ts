import type { MacroBody } from './run.ts';
import { readable } from './values.ts';

/** Most variables that a frame keeps in a list; further ones are found by a map. */
const MAX_LISTED = 16;

/** A local variable; the variables of a frame are a list, newest first. */
interface Binding {
  readonly name: string;
  value: unknown;
  readonly next: Binding | null;
}

/** One level of the value stack. */
export class Frame {
  value: unknown;
  readonly parent: Frame | null;
  /** The position in the list while a repeated section runs, else −1. */
  index: number;
  /** True when names are not looked up below this frame. */
  isPrivate: boolean;
  bindings: Binding | null;
  /** The variables that the list has no room for. */
  further: Map<string, unknown> | null;
  macros: Map<string, MacroBody> | null;

  constructor(value: unknown, parent: Frame | null) {
    this.value = value;
    this.parent = parent;
    this.index = -1;
    this.isPrivate = false;
    this.bindings = null;
    this.further = null;
    this.macros = null;
  }

  /** Makes an element frame ready for the next element; its parent is the frame of the list. */
  enter(value: unknown, position: number): void {
    if (this.parent !== null) this.parent.index = position;
    this.value = value;
    this.bindings = null;
    this.further = null;
    this.macros = null;
  }

  setVariable(name: string, given: unknown): void {
    const value = readable(given);
    let length = 0;
    for (let b = this.bindings; b !== null; b = b.next) {
      if (b.name === name) {
        b.value = value;
        return;
      }
      length++;
    }
    if (length < MAX_LISTED) this.bindings = { name, value, next: this.bindings };
    else (this.further ??= new Map()).set(name, value);
  }

  getVariable(name: string): unknown {
    for (let b = this.bindings; b !== null; b = b.next) if (b.name === name) return b.value;
    return this.further?.get(name);
  }

  /** Every variable of this frame. */
  *variables(): Generator<{ readonly name: string; readonly value: unknown }> {
    for (let b = this.bindings; b !== null; b = b.next) yield b;
    for (const [name, value] of this.further ?? []) yield { name, value };
  }
}
