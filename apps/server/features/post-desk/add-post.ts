/** Posts and events are begun. */
import { slugify, suffixSlug } from '@sitewright/commerce';
import { ApiError, recordTypes } from '@sitewright/contract';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { lockKey } from '../../db/lock-key.ts';
import { hasContent, isEvents, isStore } from '../../render/data/load-list-items.ts';
import type { Actor } from '../activity/actor.ts';
import { saveContentItem } from '../collections/save-content-item.ts';
import { addDocument } from '../documents/add-document.ts';

/** What a title that leaves nothing of an address becomes. */
const fallbackSlug = 'post';

interface NewPost {
  readonly collectionId: string;
  readonly title: string;
  readonly urlId?: string | undefined;
  readonly startsAt?: string | undefined;
  readonly endsAt?: string | undefined;
}

/**
 * Makes a post with an empty text; nobody sees it until that is published. Who begins it is its
 * author. Answers its id.
 * @throws ApiError `not_found` for what is no collection of posts, `invalid_request` for an event
 *   without its times, `address_taken`, `event_ends_early`
 */
export async function addPost(
  trx: WriteTransaction,
  siteId: string,
  { post, actor, at }: { post: NewPost; actor: Actor; at: Date },
): Promise<string> {
  const { collectionId, title, startsAt, endsAt } = post;
  const page = await trx
    .selectFrom('collections')
    .select(['type', 'type_name'])
    .where('site_id', '=', siteId)
    .where('id', '=', collectionId)
    .executeTakeFirst();
  if (!page || isStore(page) || hasContent(page)) throw new ApiError('not_found');
  const isEvent = isEvents(page);
  if (isEvent && (startsAt === undefined || endsAt === undefined)) {
    throw new ApiError('invalid_request');
  }
  await lockKey(trx, `content-items:${siteId}:${collectionId}`);
  const urlId = post.urlId ?? (await freeSlug(trx, { siteId, collectionId, title }));
  const { id } = await saveContentItem(trx, siteId, {
    collectionId,
    urlId,
    title,
    authorName: actor.name,
    isVisible: false,
    publishOn: at,
    ...(isEvent && {
      recordType: recordTypes.values.event,
      startsAt: new Date(startsAt ?? at),
      endsAt: new Date(endsAt ?? at),
    }),
  });
  await addDocument(trx, { siteId, purpose: 'post', ownerId: id, actor, at });
  return id;
}

async function freeSlug(
  trx: WriteTransaction,
  { siteId, collectionId, title }: { siteId: string; collectionId: string; title: string },
): Promise<string> {
  const slug = slugify(title) || fallbackSlug;
  const rows = await trx
    .selectFrom('content_items')
    .select('url_id')
    .where('site_id', '=', siteId)
    .where('collection_id', '=', collectionId)
    .where(sql<string>`left(url_id, ${slug.length})`, '=', slug)
    .execute();
  return suffixSlug(
    slug,
    rows.map((row) => row.url_id),
  );
}
