/** Milliseconds of 24 hours. A day of a calendar may have more or fewer. */
export const DAY_MS = 86_400_000;
