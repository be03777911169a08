/** What is said of pages that are edited. */
export const documentMessages = {
  tooManyBlocks: 'A section can hold {count} blocks at most.',
  stepRefused: 'This page cannot go from “{from}” to “{to}”.',
  homePageStays: 'The home page stays. Make another page the home page first.',
  pageStays: 'Only pages can be removed here. Stores and blogs hold more than a page.',
} as const;
