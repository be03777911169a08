import { DAY_MS } from '@sitewright/commerce';

/** How long what was done is kept, in milliseconds. What staff read of it says so in days. */
export const activityTimes = {
  /** In the log. */
  keptFor: 90 * DAY_MS,
  /** As something that can be taken back: a write, a bulk edit, an import. */
  undoableFor: 30 * DAY_MS,
} as const;
