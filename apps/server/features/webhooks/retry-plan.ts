/** When a delivery that failed is tried again, and when an endpoint is given up. */
const minute = 60_000;
const hour = 60 * minute;

/** After each failed try; together a little over three days. */
const waits = [
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** Nothing has arrived for so long: the endpoint is switched off. */
export const switchOffMs = 3 * 24 * hour;

const firstRestMs = 5_000;
const longestRestMs = 5 * minute;

/** The time of the next try; undefined when there is none. @param attempts tries so far */
export function nextAttempt(now: Date, attempts: number): Date | undefined {
  const wait = waits[attempts - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}

/**
 * Until when an endpoint is left alone, whatever waits for it, so that one that is down costs
 * little. @param failures tries that failed one after the other
 */
export function restEnd(now: Date, failures: number): Date {
  const rest = Math.min(firstRestMs * 2 ** (failures - 1), longestRestMs);
  return new Date(now.getTime() + rest);
}
