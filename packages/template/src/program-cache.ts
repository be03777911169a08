import type { Registry } from './plugin.ts';
import type { Program } from './program.ts';

/** Most programs kept for one registry, and most characters of their templates. */
const MAX_PROGRAMS = 2000;
const MAX_CHARACTERS = 16 * 1024 * 1024;

/** The programs of one registry, least recently used first. */
class Shelf {
  readonly #programs = new Map<string, Program>();
  #characters = 0;

  get(source: string): Program | undefined {
    const program = this.#programs.get(source);
    if (program === undefined) return undefined;
    this.#programs.delete(source);
    this.#programs.set(source, program);
    return program;
  }

  set(source: string, program: Program): void {
    if (source.length > MAX_CHARACTERS) return;
    this.#programs.set(source, program);
    this.#characters += source.length;
    for (const oldest of this.#programs.keys()) {
      if (this.#programs.size <= MAX_PROGRAMS && this.#characters <= MAX_CHARACTERS) return;
      this.#programs.delete(oldest);
      this.#characters -= oldest.length;
    }
  }
}

const shelves = new WeakMap<Registry, Shelf>();

/** Compiled programs by registry and source, bounded in number and size. */
export const programCache = {
  get(registry: Registry, source: string): Program | undefined {
    return shelves.get(registry)?.get(source);
  },

  set(registry: Registry, source: string, program: Program): void {
    const shelf = shelves.get(registry) ?? new Shelf();
    shelves.set(registry, shelf);
    shelf.set(source, program);
  },
};
