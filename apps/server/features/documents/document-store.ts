/** Reads documents, and holds the one that is written. */
import { ApiError, type DocumentHead, type DocumentPurpose } from '@sitewright/contract';
import type { Selectable } from 'kysely';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

/** Which document. */
export interface DocumentKey {
  readonly siteId: string;
  readonly id: string;
}

export type DocumentRow = Selectable<Database['documents']>;

const headColumns = [
  'id',
  'purpose',
  'owner_id',
  'state',
  'draft_revision',
  'published_revision',
  'publish_at',
] as const;

/** A document without what stands in it, which may be a megabyte. */
export type HeadRow = Pick<DocumentRow, (typeof headColumns)[number]>;

/** A site has a document for each page and field; more than these are asked for by their owner. */
const mostDocuments = 1_000;

/** Where the documents of a site stand; of one purpose or owner when told. */
export async function listDocumentHeads(
  db: ReadDatabase,
  siteId: string,
  { purpose, owner }: { purpose?: DocumentPurpose | undefined; owner?: string | undefined },
): Promise<DocumentHead[]> {
  let query = db.selectFrom('documents').select(headColumns).where('site_id', '=', siteId);
  if (purpose !== undefined) query = query.where('purpose', '=', purpose);
  if (owner !== undefined) query = query.where('owner_id', '=', owner);
  const rows = await query.orderBy('id').limit(mostDocuments).execute();
  return rows.map(presentHead);
}

/** Where a document stands. @throws ApiError `not_found` */
export async function readHead(db: ReadDatabase, { siteId, id }: DocumentKey): Promise<HeadRow> {
  const row = await db
    .selectFrom('documents')
    .select(headColumns)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

/** A document with its draft, and without what visitors see. @throws ApiError `not_found` */
export async function readDraft(
  db: ReadDatabase,
  { siteId, id }: DocumentKey,
): Promise<HeadRow & Pick<DocumentRow, 'draft'>> {
  const row = await db
    .selectFrom('documents')
    .select([...headColumns, 'draft'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

/** @throws ApiError `not_found` */
export async function readDocument(
  db: ReadDatabase | WriteTransaction,
  { siteId, id }: DocumentKey,
): Promise<DocumentRow> {
  const row = await db
    .selectFrom('documents')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

/** The document, held until the transaction ends: who saves next waits. @throws ApiError `not_found` */
export async function holdDocument(
  trx: WriteTransaction,
  { siteId, id }: DocumentKey,
): Promise<DocumentRow> {
  const row = await trx
    .selectFrom('documents')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

/** Where a document stands. */
export function presentHead(row: HeadRow): DocumentHead {
  return {
    id: row.id,
    purpose: row.purpose,
    ownerId: row.owner_id,
    state: row.state,
    revision: row.draft_revision,
    publishedRevision: row.published_revision,
    publishAt: row.publish_at?.toISOString() ?? null,
  };
}
