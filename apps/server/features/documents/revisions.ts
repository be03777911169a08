/** Revisions of documents: some are whole copies, the others commands since the one before. */
import { putOnTop } from '@sitewright/blocks';
import {
  ApiError,
  documentLimits,
  staffLimits,
  type Command,
  type PageDocument,
} from '@sitewright/contract';
import { sql } from 'kysely';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import type { DocumentKey, HeadRow } from './document-store.ts';

type Reader = ReadDatabase | WriteTransaction;

/** Commands that were saved after a revision, in order. */
interface SavedSince {
  readonly commands: Command[];
  /** Of the last of them; the one that was asked for when there are none. */
  readonly revision: number;
}

/** As many up to a revision as are told at once: a long history would not fit into memory. */
export async function commandsSince(
  db: Reader,
  { siteId, id }: DocumentKey,
  { since, upTo }: { since: number; upTo: number },
): Promise<SavedSince> {
  const next = db
    .selectFrom('document_revisions')
    .select(['revision', 'commands'])
    .where('site_id', '=', siteId)
    .where('document_id', '=', id)
    .where('revision', '>', since)
    .where('revision', '<=', upTo)
    .orderBy('revision')
    .limit(documentLimits.savesAtOnce)
    .as('next');
  const before = sql<number>`coalesce(sum(length(commands::text)) over (order by revision
    rows between unbounded preceding and 1 preceding), 0)`;
  const rows = await db
    .selectFrom(db.selectFrom(next).selectAll().select(before.as('before')).as('counted'))
    .select(['revision', 'commands'])
    .where('before', '<', documentLimits.editsLength)
    .orderBy('revision')
    .execute();
  return {
    commands: rows.flatMap(({ commands }) => commands),
    revision: rows.at(-1)?.revision ?? since,
  };
}

/** The document as it was: the last whole copy before, and the commands from there on. @throws ApiError */
export async function readRevision(
  db: Reader,
  { siteId, id }: DocumentKey,
  revision: number,
): Promise<PageDocument> {
  const copy = await db
    .selectFrom('document_revisions')
    .select(['content', 'revision'])
    .where('site_id', '=', siteId)
    .where('document_id', '=', id)
    .where('revision', '<=', revision)
    .where('content', 'is not', null)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  const rows = await db
    .selectFrom('document_revisions')
    .select(['commands', 'revision'])
    .where('site_id', '=', siteId)
    .where('document_id', '=', id)
    .where('revision', '>', copy?.revision ?? 0)
    .where('revision', '<=', revision)
    .orderBy('revision')
    .execute();
  const last = rows.at(-1)?.revision ?? copy?.revision;
  if (!copy?.content || last !== revision) throw new ApiError('not_found');
  return putOnTop(
    copy.content,
    rows.flatMap(({ commands }) => commands),
  ).document;
}

/** A page of the list, the newest first. */
export async function listRevisions(
  db: ReadDatabase,
  { siteId, id }: DocumentKey,
  {
    head,
    before,
  }: {
    head: Pick<HeadRow, 'draft_revision' | 'published_revision'>;
    before: number | undefined;
  },
) {
  const rows = await db
    .selectFrom('document_revisions')
    .select(['revision', 'made_at', 'author_name', 'note'])
    .select(sql<number>`jsonb_array_length(commands)`.as('edits'))
    .where('site_id', '=', siteId)
    .where('document_id', '=', id)
    .where('revision', '<', before ?? head.draft_revision + 1)
    .orderBy('revision', 'desc')
    .limit(staffLimits.pageSize)
    .execute();
  return rows.map((row) => ({
    revision: row.revision,
    at: row.made_at.toISOString(),
    author: row.author_name,
    note: row.note,
    edits: row.edits,
    isPublished: row.revision === head.published_revision,
  }));
}
