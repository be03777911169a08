import type { Path } from '../plugin.ts';
import { compileReader, isSpecial, lookupName } from '../run/resolve.ts';
import type { Reader } from '../run/resolve.ts';
import type { Op } from '../run/run.ts';
import { emit } from '../run/values.ts';

/**
 * A stretch of text and variables without formatters: text, value, text, value, … text.
 * It runs as one step, without a frame and without an allocation for each variable.
 */
export class Segments {
  readonly #texts: string[] = [];
  readonly #paths: Path[] = [];
  #tail = '';

  get isEmpty(): boolean {
    return this.#paths.length === 0 && this.#tail === '';
  }

  addText(text: string): void {
    this.#tail += text;
  }

  addVariable(path: Path): void {
    this.#texts.push(this.#tail);
    this.#paths.push(path);
    this.#tail = '';
  }

  compile(): Op {
    const tail = this.#tail;
    if (this.#paths.length === 0) return (_run, _frame, out) => out + tail;
    const names = this.#paths.map((path) => path[0]!);
    const isPlain = this.#paths.every((path) => path.length === 1 && !isSpecial(path[0]!));
    return isPlain
      ? compileNames(this.#texts, names, tail)
      : compileReaders(this.#texts, this.#paths.map(compileReader), tail);
  }
}

function compileNames(
  texts: readonly string[],
  names: readonly (string | number)[],
  tail: string,
): Op {
  return (run, frame, out) => {
    for (let i = 0; i < names.length; i++) {
      const value = lookupName(frame, names[i]!);
      out += texts[i]!;
      out = typeof value === 'string' ? out + value : emit(out, value);
      if (out.length > run.maxOutput) run.refuseOutput();
    }
    return out + tail;
  };
}

function compileReaders(texts: readonly string[], readers: readonly Reader[], tail: string): Op {
  return (run, frame, out) => {
    for (let i = 0; i < readers.length; i++) {
      const value = readers[i]!(frame);
      out += texts[i]!;
      out = typeof value === 'string' ? out + value : emit(out, value);
      if (out.length > run.maxOutput) run.refuseOutput();
    }
    return out + tail;
  };
}
