/** What is looked for while a page is built. */
export const pageChecks = [
  'missing-alt',
  'heading-order',
  'dead-link',
  'nameless-link',
  'empty-block',
  'missing-captions',
  'low-contrast',
  'heavy-picture',
  'heavy-page',
] as const;

/** One of {@link pageChecks}. */
export type PageCheck = (typeof pageChecks)[number];

/** What is found in a block: a check of pages, or that mails leave it out. */
export type BlockCheck = PageCheck | 'not-in-mail';
