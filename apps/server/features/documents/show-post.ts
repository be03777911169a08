/** What the document of a post does to the post: whether visitors find it, its day and its words. */
import type { Selectable } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { saveContentItem } from '../collections/save-content-item.ts';
import type { DocumentRow } from './document-store.ts';
import type { OwnerStep } from './owner-step.ts';
import { sayDocument, writeSaidBodies } from './say-body.ts';
import { bodyOfDocument } from './text-of-document.ts';

type PostRow = Selectable<Database['content_items']>;

/** The post of a document, held; undefined for another document, and when it is gone. */
export function holdPost(
  trx: WriteTransaction,
  { site_id: siteId, purpose, owner_id: id }: DocumentRow,
): Promise<PostRow | undefined> {
  if (purpose !== 'post') return Promise.resolve(undefined);
  return trx
    .selectFrom('content_items')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** What a post says before its first document is published: who takes that back needs it. */
export async function bodyOfPostBefore(
  trx: WriteTransaction,
  row: DocumentRow,
): Promise<{ body: string } | undefined> {
  const post = row.published_revision === null ? await holdPost(trx, row) : undefined;
  return post && { body: post.body };
}

/**
 * Shows or hides a post as its document goes from one standing to another. Lists, feeds and the
 * search read its body: what is published is written there too.
 */
export async function showPost(
  trx: WriteTransaction,
  row: DocumentRow,
  step: OwnerStep,
): Promise<void> {
  const post = await holdPost(trx, row);
  if (!post) return;
  const { state, publishedRevision, published, kept, at } = step;
  const isNew = published !== null && publishedRevision !== row.published_revision;
  const isVisible = kept.isVisible ?? isShown(post, row, step);
  const body = isNew
    ? await bodyOfDocument(trx, { siteId: row.site_id, document: published, at })
    : kept.body;
  const isFirst = state === 'published' && !post.is_visible && row.published_revision === null;
  // A post is of the day on which it is published, unless its writer chose another.
  const isUnchosen = post.publish_on.getTime() === row.created_at.getTime();
  await saveContentItem(trx, row.site_id, {
    id: post.id,
    isVisible,
    ...(body !== undefined && { body }),
    ...(isFirst && isUnchosen && { publishOn: at }),
  });
  if (body === undefined) return;
  const original = body;
  const said = isNew ? await sayDocument(trx, row, published, { original, at }) : kept.said;
  if (said) await writeSaidBodies(trx, row, said, at);
}

/** What was not shown by a document, such as a post of HTML, stays as it is while one is drafted. */
function isShown(
  post: PostRow,
  row: DocumentRow,
  { state, publishedRevision }: Pick<DocumentRow, 'state'> & { publishedRevision: number | null },
): boolean {
  if (state === 'published') return true;
  if (state === 'private') return false;
  const isTakenBack = row.published_revision !== null && publishedRevision === null;
  return isTakenBack ? false : post.is_visible;
}
