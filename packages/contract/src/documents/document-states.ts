import type { Permission } from '../staff/permissions.ts';

/** Where a document stands. EDIT-05, D-72 */
export const documentStates = [
  'draft',
  'needs-review',
  'scheduled',
  'published',
  'private',
] as const;

/** One of {@link documentStates}. */
export type DocumentState = (typeof documentStates)[number];

/** What a back office calls them, word for word. EDIT-05 */
export const documentStateLabels: Readonly<Record<DocumentState, string>> = {
  draft: 'Draft',
  'needs-review': 'Needs Review',
  scheduled: 'Scheduled',
  published: 'Published',
  private: 'Private',
};

type Moves = Readonly<Partial<Record<DocumentState, Permission>>>;

/** From a state to another, and what that asks for. Who may only draft stops at `needs-review`. */
export const documentMoves: Readonly<Record<DocumentState, Moves>> = {
  draft: {
    'needs-review': 'edit-drafts',
    scheduled: 'publish',
    published: 'publish',
    private: 'publish',
  },
  'needs-review': {
    draft: 'edit-drafts',
    scheduled: 'publish',
    published: 'publish',
    private: 'publish',
  },
  scheduled: { draft: 'publish', scheduled: 'publish', published: 'publish', private: 'publish' },
  published: { draft: 'publish', private: 'publish' },
  private: { draft: 'publish', published: 'publish' },
};

/** What a move asks for; undefined when there is no such move. */
export function permissionOfMove(from: DocumentState, to: DocumentState): Permission | undefined {
  return documentMoves[from][to];
}

/** What documents are the content of. */
export const documentPurposes = [
  'page',
  'post',
  'product',
  'header',
  'footer',
  'announcement',
  'popup',
  'block-field',
  'mail',
] as const;

/** One of {@link documentPurposes}. */
export type DocumentPurpose = (typeof documentPurposes)[number];

/** Purposes of documents that are areas around the content of pages: rows of columns. */
export const areaPurposes = ['block-field', 'header', 'footer', 'announcement'] as const;

/** One of {@link areaPurposes}. */
export type AreaPurpose = (typeof areaPurposes)[number];

/** Whether a document is an area around the content of pages. */
export function isAreaPurpose(purpose: DocumentPurpose): purpose is AreaPurpose {
  return areaPurposes.some((one) => one === purpose);
}

/** Whether a document is rows of columns instead of sections. */
export function isOfRows(purpose: DocumentPurpose): boolean {
  return purpose === 'mail' || isAreaPurpose(purpose);
}

/**
 * The areas above and below every page and that of the announcement bar, with what owns their
 * documents: also their ids on pages.
 */
export const siteAreas = {
  header: 'site-header',
  footer: 'site-footer',
  announcement: 'site-announcement',
} as const;

/** One of {@link siteAreas}. */
export type SiteArea = keyof typeof siteAreas;

/** Whether something is an area around every page, and not the content of one. */
export function isSiteArea(kind: string): kind is SiteArea {
  return Object.hasOwn(siteAreas, kind);
}
