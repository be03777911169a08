/**
 * When the document of a product is its body: the one place of this rule, for rows that are read
 * (`isBody`) and inside of queries (`hasBlockBody`). Decision 510
 */
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import type { DocumentOwner } from './load-document.ts';

type BodyDocument = Pick<
  Selectable<Database['documents']>,
  'state' | 'draft_revision' | 'published' | 'owner_html' | 'taken_up_html'
>;

/** The document of an owner, as far as it decides what the owner's body is. */
export function findBodyDocument(
  db: ReadDatabase | WriteTransaction,
  siteId: string,
  { purpose, ownerId }: DocumentOwner,
): Promise<BodyDocument | undefined> {
  return db
    .selectFrom('documents')
    .select(['state', 'draft_revision', 'published', 'owner_html', 'taken_up_html'])
    .where('site_id', '=', siteId)
    .where('purpose', '=', purpose)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}

interface Bodied {
  readonly body: string;
}

/** Whether visitors see the document, and not a body of HTML. */
export function isBody({ published, state, owner_html: html }: BodyDocument, { body }: Bodied) {
  return published !== null && state !== 'private' && html === body;
}

/** The same of the products of a query. */
export function hasBlockBody(eb: ExpressionBuilder<Database, 'products'>) {
  return eb
    .exists(
      eb
        .selectFrom('documents')
        .select('documents.id')
        .whereRef('documents.site_id', '=', 'products.site_id')
        .where('documents.purpose', '=', 'product')
        .whereRef('documents.owner_id', '=', 'products.id')
        .whereRef('documents.owner_html', '=', 'products.body')
        .where('documents.published', 'is not', null)
        .where('documents.state', '!=', 'private'),
    )
    .$castTo<boolean>();
}

/**
 * Whether a draft is behind the body of today, which somebody wrote beside it. What was drafted on
 * such a body, or never published, is left to its writer, and what is planned stays a plan.
 */
export function isBehind(row: BodyDocument, { body }: Bodied): boolean {
  const { owner_html: html, taken_up_html: takenUp, published, state } = row;
  const isAnother = html !== null && html !== body;
  if (!isAnother || state === 'scheduled') return false;
  return takenUp === null && (published !== null || isUntouched(row));
}

/** Whether nobody did anything with a document but open it. */
export function isUntouched({ draft_revision: revision, published, state }: BodyDocument): boolean {
  return revision === 1 && published === null && state === 'draft';
}
