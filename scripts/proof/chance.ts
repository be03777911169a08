import { makeRandom } from '../../apps/server/testing/make-random.ts';

/** Chance that comes out the same for the same seed. */
export interface Chance {
  /** From 0 to 1, without 1. */
  next(): number;
  /** True with this probability. */
  happens(probability: number): boolean;
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** Even enough for choosing what goes wrong. */
export function createChance(seed: number): Chance {
  const next = makeRandom(seed);
  return {
    next,
    happens: (probability) => next() < probability,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: (choices) => choices[Math.floor(next() * choices.length)]!,
  };
}
