/** Pages of blocks are made, changed and removed. */
import { suffixSlug, slugify } from '@sitewright/commerce';
import { ApiError, collectionTypes } from '@sitewright/contract';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { lockKey } from '../../db/lock-key.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import type { Actor } from '../activity/actor.ts';
import { reservedSegments } from '../collections/reserved-addresses.ts';
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
  const content = source && { content: source.row.draft };
  await addDocument(trx, { siteId, purpose: 'page', ownerId: id, actor, at, ...content });
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

/**
 * Removes a page; false when it was gone. Its document stays, for who takes the removal back.
 * @throws ApiError `home_page_stays`, `page_stays` for stores and blogs
 */
export async function removePage(
  trx: WriteTransaction,
  { siteId, id }: { siteId: string; id: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('collections')
    .select(['type_name', 'is_homepage'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  if (row.is_homepage) throw new ApiError('home_page_stays');
  if (row.type_name !== 'page') throw new ApiError('page_stays');
  await trx
    .deleteFrom('collections')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
  await bumpSiteVersion(trx, siteId);
  return true;
}
