import { sql, type Selectable } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

export type PostRow = Selectable<Database['content_items']>;

export interface PostFilter {
  readonly siteId: string;
  readonly collectionId: string;
  readonly category?: string;
  readonly tag?: string;
  readonly author?: string;
  /** Published from the one instant on and before the other. */
  readonly month?: { readonly from: Date; readonly to: Date };
  readonly isStarred?: boolean;
  /** Nothing later than this is public yet. */
  readonly now: Date;
  /** Only items published before this instant; with `isReverse` after it. */
  readonly offset?: Date;
  /** Oldest first from the offset: the page before. The rows still come newest first. */
  readonly isReverse?: boolean;
  readonly skip?: number;
  readonly limit: number;
}

/** Published posts, newest first. */
export async function loadPosts(db: ReadDatabase, filter: PostFilter): Promise<PostRow[]> {
  const direction = filter.isReverse === true ? 'asc' : 'desc';
  let query = db
    .selectFrom('content_items')
    .selectAll()
    .where('site_id', '=', filter.siteId)
    .where('collection_id', '=', filter.collectionId)
    .where('is_visible', '=', true)
    .where('publish_on', '<=', filter.now);
  if (filter.category !== undefined) {
    query = query.where(sql<boolean>`categories @> array[${filter.category}]::text[]`);
  }
  if (filter.tag !== undefined)
    query = query.where(sql<boolean>`tags @> array[${filter.tag}]::text[]`);
  if (filter.author !== undefined) query = query.where('author_name', '=', filter.author);
  if (filter.isStarred === true) query = query.where('is_starred', '=', true);
  if (filter.month !== undefined) {
    query = query
      .where('publish_on', '>=', filter.month.from)
      .where('publish_on', '<', filter.month.to);
  }
  if (filter.offset !== undefined) {
    query = query.where('publish_on', filter.isReverse === true ? '>' : '<', filter.offset);
  }
  const rows = await query
    .orderBy('publish_on', direction)
    .orderBy('id', direction)
    .offset(filter.skip ?? 0)
    .limit(filter.limit)
    .execute();
  return filter.isReverse === true ? rows.toReversed() : rows;
}

/** Posts by id, in the order of the ids. */
export async function loadPostsById(
  db: ReadDatabase,
  siteId: string,
  ids: readonly string[],
): Promise<PostRow[]> {
  if (ids.length === 0) return [];
  const query = db.selectFrom('content_items').selectAll();
  const found = await query
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .execute();
  const rows = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** One published post by its address, which may hold slashes. */
export function loadPost(
  db: ReadDatabase,
  {
    siteId,
    collectionId,
    urlId,
    now,
  }: Pick<PostFilter, 'siteId' | 'collectionId' | 'now'> & { readonly urlId: string },
): Promise<PostRow | undefined> {
  return db
    .selectFrom('content_items')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('collection_id', '=', collectionId)
    .where('url_id', '=', urlId)
    .where('is_visible', '=', true)
    .where('publish_on', '<=', now)
    .executeTakeFirst();
}

/** The posts beside one: `next` is newer, `prev` is older. */
export async function loadPostNeighbours(
  db: ReadDatabase,
  post: PostRow,
  now: Date,
): Promise<{ next: PostRow | undefined; prev: PostRow | undefined }> {
  const shared = { siteId: post.site_id, collectionId: post.collection_id, now, limit: 1 };
  const [next, prev] = await Promise.all([
    loadPosts(db, { ...shared, offset: post.publish_on, isReverse: true }),
    loadPosts(db, { ...shared, offset: post.publish_on }),
  ]);
  return { next: next[0], prev: prev[0] };
}
