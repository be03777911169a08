import type { MacroBody } from './run.ts';

/** Most variables that are kept in a list; further ones are found by a map. */
const MAX_LISTED = 16;

/** A variable; those of a frame are a list, newest first. */
interface Variable {
  readonly name: string;
  value: unknown;
  readonly next: Variable | null;
}

/** The variables and macros of one frame; most frames have none. */
export class Locals {
  #listed: Variable | null = null;
  /** The variables that the list has no room for. */
  #further: Map<string, unknown> | undefined;
  #macros: Map<string, MacroBody> | undefined;

  setVariable(name: string, value: unknown): void {
    let length = 0;
    for (let known = this.#listed; known !== null; known = known.next) {
      if (known.name === name) {
        known.value = value;
        return;
      }
      length++;
    }
    if (length < MAX_LISTED) this.#listed = { name, value, next: this.#listed };
    else (this.#further ??= new Map()).set(name, value);
  }

  getVariable(name: string): unknown {
    for (let known = this.#listed; known !== null; known = known.next) {
      if (known.name === name) return known.value;
    }
    return this.#further?.get(name);
  }

  *variables(): Generator<{ readonly name: string; readonly value: unknown }> {
    for (let known = this.#listed; known !== null; known = known.next) yield known;
    for (const [name, value] of this.#further ?? []) yield { name, value };
  }

  setMacro(name: string, body: MacroBody): void {
    (this.#macros ??= new Map()).set(name, body);
  }

  getMacro(name: string): MacroBody | undefined {
    return this.#macros?.get(name);
  }
}
