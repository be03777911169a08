import { ERRORS } from '../errors/catalogue.ts';
import type { Program } from '../program.ts';
import { EMPTY } from './block.ts';
import type { Body, Run } from './run.ts';

/** A partial as a host may give it: text or a compiled program. */
export type PartialSource = string | Program;

/** Gives the text or program of a partial, or undefined when there is none. */
export type PartialLookup = (name: string) => PartialSource | undefined;

/** The partials of one run, compiled when first used. */
export class Partials {
  readonly #lookup: PartialLookup;
  readonly #compile: (source: PartialSource, name: string) => Program;
  /** Made when first needed, since most runs need none. */
  #found: Map<string, Body | undefined> | undefined;

  constructor(lookup: PartialLookup, compile: (source: PartialSource, name: string) => Program) {
    this.#lookup = lookup;
    this.#compile = compile;
  }

  find(name: string, run: Run): Body | undefined {
    this.#found ??= new Map();
    if (this.#found.has(name)) return this.#found.get(name);
    const source = this.#lookup(name);
    const body = source === undefined ? undefined : this.#prepare(source, name, run);
    this.#found.set(name, body);
    return body;
  }

  /** A partial with syntax errors prints nothing; each of its errors is told once. */
  #prepare(source: PartialSource, name: string, run: Run): Body {
    const program = this.#compile(source, name);
    const body = { ...program.partialBody, isPartial: true };
    if (program.errors.length === 0) return body;
    for (const error of program.errors) {
      const wording = ERRORS.COMPILE_PARTIAL_SYNTAX(name, error.message);
      run.keep(Object.freeze({ ...error, ...wording, partial: name }));
    }
    return { ...body, block: EMPTY, depth: 0, size: 0 };
  }
}
