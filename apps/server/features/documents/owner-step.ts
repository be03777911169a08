import type { DocumentState, PageDocument, Translation } from '@sitewright/contract';
import type { DocumentRow } from './document-store.ts';

/** What a body says in other languages, by language. */
export type SaidBodies = Readonly<Record<string, Translation>>;

/** What of a post or product goes with where its document stands. */
export interface OwnerStanding {
  /** Of a post. */
  readonly isVisible?: boolean;
  /** What visitors saw before the document; of a step that is taken back. */
  readonly body?: string;
  /** The same in other languages. */
  readonly said?: SaidBodies;
}

/** A document goes from one standing to this one, and what it is the content of goes with it. */
export interface OwnerStep {
  readonly state: DocumentState;
  readonly publishedRevision: number | null;
  readonly published: PageDocument | null;
  readonly kept: OwnerStanding;
  readonly at: Date;
}

/** Whether visitors see the same of a document before and behind a step: then its owner stays as it is. */
export function isShownAlike(
  row: Pick<DocumentRow, 'state' | 'published_revision'>,
  { state, publishedRevision }: Pick<OwnerStep, 'state' | 'publishedRevision'>,
): boolean {
  const [wasPrivate, isPrivate] = [row.state === 'private', state === 'private'];
  return wasPrivate === isPrivate && publishedRevision === row.published_revision;
}
