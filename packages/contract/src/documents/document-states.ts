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
  'popup',
  'block-field',
] as const;

/** One of {@link documentPurposes}. */
export type DocumentPurpose = (typeof documentPurposes)[number];
