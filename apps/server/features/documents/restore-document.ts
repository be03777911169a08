/** Documents that come from files: what was a draft is one again, what was seen is seen. */
import { blockTypeTable, parseDocument } from '@sitewright/blocks';
import type { DocumentPurpose, DocumentState, PageDocument } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import type { Actor } from '../activity/actor.ts';
import { addDocument } from './add-document.ts';
import { cleanDocument } from './clean-commands.ts';
import { writeStanding } from './move-document.ts';
import { replaceDraft } from './replace-draft.ts';

/** A document with where it stands. */
export interface RestoredDocument {
  readonly siteId: string;
  readonly purpose: DocumentPurpose;
  readonly ownerId: string;
  readonly state: DocumentState;
  readonly publishAt: Date | null;
  readonly draft: PageDocument;
  /** Null: visitors see none. */
  readonly published: PageDocument | null;
  readonly actor: Actor;
  readonly at: Date;
}

/** A document in the versions of today with its HTML made safe: as every writer keeps it. */
export function readableDocument(value: unknown): PageDocument {
  return cleanDocument(parseDocument(value, blockTypeTable));
}

/**
 * Makes a document that stands where another one stood. What visitors see is its first revision, a
 * draft that went on from there the second.
 * @throws ApiError `not_found` for a page that is none of this site
 */
export async function restoreDocument(
  trx: WriteTransaction,
  { state, publishAt, draft, published, ...owner }: RestoredDocument,
): Promise<void> {
  const { at, actor } = owner;
  const { row } = await addDocument(trx, { ...owner, content: published ?? draft });
  const publishedRevision = published ? row.draft_revision : null;
  await writeStanding(trx, row, { state, publishedRevision, publishAt }, at);
  if (!published || published === draft) return;
  await replaceDraft(trx, row, { draft: readableDocument(draft), actor, at });
}
