import { BoundedMap } from './bounded-map.ts';
import type { Steps } from './charge.ts';

interface PaidText {
  readonly text: string;
  readonly steps: number;
}

/** Passes steps on and counts them. */
export class Meter implements Steps {
  readonly #ctx: Steps;
  /** Taken through this so far. */
  steps = 0;

  constructor(ctx: Steps) {
    this.#ctx = ctx;
  }

  charge(steps: number): void {
    this.steps += steps;
    this.#ctx.charge(steps);
  }
}

/**
 * Remembers texts with what they cost to write. A remembered text costs its run the same steps, so
 * that no run depends on what ran before it.
 */
export class PaidTexts {
  readonly #texts: BoundedMap<PaidText>;

  constructor(limit: number) {
    this.#texts = new BoundedMap(limit, ({ text }) => text.length);
  }

  /** The text of a key, written and paid for on first use, and paid for again on every other. */
  getOrWrite(key: string, ctx: Steps, write: (ctx: Steps) => string): string {
    const known = this.#texts.get(key);
    if (known) {
      ctx.charge(known.steps);
      return known.text;
    }
    const meter = new Meter(ctx);
    const text = write(meter);
    this.#texts.set(key, { text, steps: meter.steps });
    return text;
  }
}
