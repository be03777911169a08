/** What is looked for while a page is built. */
export const pageChecks = [
  'missing-alt',
  'heading-order',
  'dead-link',
  'nameless-link',
  'empty-block',
  'missing-captions',
] as const;

/** One of {@link pageChecks}. */
export type PageCheck = (typeof pageChecks)[number];
