/** What is said of pages that are edited. */
export const documentMessages = {
  tooManyBlocks: 'A section can hold {count} blocks at most.',
  stepRefused: 'This page cannot go from “{from}” to “{to}”.',
} as const;
