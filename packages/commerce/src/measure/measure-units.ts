/** Units of weight and length, and what is kept of them: whole grams and whole millimetres. */

/** Grams in one of each; exact. */
export const gramsPer = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 } as const;

/** Millimetres in one of each; exact. */
export const mmPer = { mm: 1, cm: 10, m: 1000, in: 25.4, yd: 914.4 } as const;

/** A unit of weight. */
export type WeightUnit = keyof typeof gramsPer;

/** What a product of binary numbers may be off by. */
const slack = 1e-6;

/** Whole grams of goods that weigh this much, rounded down: many of them never exceed a limit. */
export function gramsOfGoods(amount: number, factor: number): number {
  return Math.floor(amount * factor + slack);
}

/** Whole grams of a limit, rounded up: what weighs this much together is within it. */
export function gramsOfLimit(amount: number, factor: number): number {
  return Math.ceil(amount * factor - slack);
}

/** Whole millimetres, the nearest. */
export function mmOf(amount: number, factor: number): number {
  return Math.round(amount * factor);
}
