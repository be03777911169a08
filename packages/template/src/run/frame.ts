import type { MacroBody } from './run.ts';
import { readable } from './values.ts';

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
  macros: Map<string, MacroBody> | null;

  constructor(value: unknown, parent: Frame | null) {
    this.value = value;
    this.parent = parent;
    this.index = -1;
    this.isPrivate = false;
    this.bindings = null;
    this.macros = null;
  }

  /** Makes an element frame ready for the next element. */
  reset(value: unknown): void {
    this.value = value;
    this.bindings = null;
    this.macros = null;
  }

  setVariable(name: string, given: unknown): void {
    const value = readable(given);
    for (let b = this.bindings; b !== null; b = b.next) {
      if (b.name === name) {
        b.value = value;
        return;
      }
    }
    this.bindings = { name, value, next: this.bindings };
  }

  getVariable(name: string): unknown {
    for (let b = this.bindings; b !== null; b = b.next) if (b.name === name) return b.value;
    return undefined;
  }

  /** Every variable of this frame. */
  *variables(): Generator<{ readonly name: string; readonly value: unknown }> {
    for (let b = this.bindings; b !== null; b = b.next) yield b;
  }
}
