/** Bounds of who is told to have a document open. Times are milliseconds. */
export const presenceLimits = {
  /** Without a word from a tab, nobody is there any more. */
  keptMs: 15_000,
  /** Tabs that are told of one document; more are there and not told. */
  tabsOfDocument: 20,
  /** Of one person on a site. */
  tabsOfPerson: 10,
  tabsOfSite: 200,
  /** Blocks that somebody has chosen, as far as they are told. */
  chosen: 20,
  /** Characters of their ids, with commas between. */
  chosenLength: 820,
  /** Until a tab asks again: with nobody else there, and with others. */
  aloneMs: 5_000,
  togetherMs: 2_000,
} as const;
