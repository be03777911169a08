/** How long stock is held for a payment under way, so that nobody can keep it from others. */

const minuteMs = 60_000;

/** Milliseconds, except where the name says units. */
export const holdRules = {
  /** While enough is left for others. */
  longest: 15 * minuteMs,
  /** Of what is short. */
  longestOfShort: 5 * minuteMs,
  /** What one visitor may keep short stock for without buying it, in `window`. */
  budget: 15 * minuteMs,
  window: 60 * minuteMs,
  /** Less than this is no time to pay in. */
  least: minuteMs,
  /** With fewer units left than this, stock is short. */
  shortBelowUnits: 3,
} as const;

/** True when a hold leaves less than it takes, or next to nothing. */
export function isShortAfter(left: number, held: number): boolean {
  return left < Math.max(held, holdRules.shortBelowUnits);
}

/**
 * How long short stock is held for a visitor.
 * @param usedMs for how long they kept it within the window without buying it
 * @returns milliseconds; 0 when they have had their share
 */
export function holdTimeOfShort(usedMs: number): number {
  const rest = holdRules.budget - usedMs;
  return rest < holdRules.least ? 0 : Math.min(rest, holdRules.longestOfShort);
}
