/** When to try again what failed: after 1, 2, 4 … minutes, at most 6 hours apart, then never. */
const firstMs = 60_000;
const longestMs = 6 * 60 * 60_000;

/** Tries before a person has to look; together they last more than a day. */
export const maxAttempts = 12;

/** The time of the next try. @param attempts tries so far, at least 1 */
export function nextTry(now: Date, attempts: number): Date {
  return new Date(now.getTime() + Math.min(firstMs * 2 ** (attempts - 1), longestMs));
}
