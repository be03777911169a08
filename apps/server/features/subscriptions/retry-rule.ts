import { DAY_MS } from '@sitewright/commerce';
/** The one rule for periods that could not be paid. */
/** Days from each failure to the next try. */
const waits = [1, 3, 5, 7] as const;

/** The next try after so many failures, at least 1; undefined: it is given up. */
export function nextRetry(now: Date, failures: number): Date | undefined {
  const days = waits[failures - 1];
  return days === undefined ? undefined : new Date(now.getTime() + days * DAY_MS);
}

/** How long a buyer has to confirm a charge that the bank asks about. */
export const confirmMs = 3 * DAY_MS;
