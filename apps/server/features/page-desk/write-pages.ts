/** Pages of blocks are made, changed and removed. */
import { emptyDocument } from '@sitewright/blocks';
import { suffixSlug, slugify } from '@sitewright/commerce';
import { collectionTypes } from '@sitewright/contract';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { lockKey } from '../../db/lock-key.ts';
import type { Actor } from '../activity/actor.ts';
import { reservedSegments } from '../sites/reserved-addresses.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { addDocument } from '../documents/add-document.ts';

/** What a title that leaves nothing of an address becomes. */
const fallbackSlug = 'page';

interface NewPage {
  readonly title: string;
  readonly urlId?: string | undefined;
  /** The page whose content it begins with. */
  readonly copyOf?: string | undefined;
}

/**
 * Makes a page with an empty document, or with a copy of another page's draft. Visitors find it once
 * its document is published. Answers its id.
 * @throws ApiError `address_taken`, `address_reserved`, `not_found` for the page to copy
 */
export async function addPage(
  trx: WriteTransaction,
  siteId: string,
  { page, actor, at }: { page: NewPage; actor: Actor; at: Date },
): Promise<string> {
  await lockKey(trx, `collections:${siteId}`);
  const { title, copyOf } = page;
  const urlId = page.urlId ?? (await freeAddress(trx, siteId, title));
  const source =
    copyOf === undefined
      ? undefined
      : await addDocument(trx, { siteId, purpose: 'page', ownerId: copyOf, actor, at });
  const { id } = await saveCollection(trx, siteId, {
    typeName: 'page',
    type: collectionTypes.values.page,
    urlId,
    title,
    navigationTitle: title,
  });
  const content = source?.row.draft ?? emptyDocument;
  await addDocument(trx, { siteId, purpose: 'page', ownerId: id, actor, at, content });
  return id;
}

async function freeAddress(trx: WriteTransaction, siteId: string, title: string): Promise<string> {
  const slug = slugify(title) || fallbackSlug;
  const rows = await trx
    .selectFrom('collections')
    .select(sql<string>`lower(url_id)`.as('url_id'))
    .where('site_id', '=', siteId)
    .where(sql<string>`left(lower(url_id), ${slug.length})`, '=', slug)
    .execute();
  return suffixSlug(slug, [...rows.map((row) => row.url_id), ...reservedSegments]);
}
