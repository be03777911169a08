/** Products and posts in a few words, for summaries. */
import { sql } from 'kysely';
import { readRows } from '../../../db/read-rows.ts';
import { sanitizeContent } from '../../sanitize-content.ts';
import { isEvents, isStore, presentProducts } from '../load-list-items.ts';
import type { PostRow } from '../load-posts.ts';
import { loadAssets, type CollectionHead } from '../load-site.ts';
import type { AssetRow } from '../rows.ts';
import { nowOf } from './answer-products.ts';
import type { Answerer, AnswerScope, QueryOf } from './answer-scope.ts';
import { loadListed, type Listed } from './find-listed.ts';
import { presentPicture } from './present-picture.ts';
import { showItem } from './show-item.ts';

type Query = QueryOf<'items'>;

/** Products in the owner's order, posts with the newest first, events to come with the next first. */
export const answerItems: Answerer<'items'> = async (scope, queries) => {
  const pages = queries.map(({ collectionId }) =>
    scope.snapshot.collections.find(({ id }) => id === collectionId),
  );
  const ofPosts = pages.map((page) => page !== undefined && !isStore(page));
  const [products, posts] = await Promise.all([
    loadListed(scope, queries),
    loadPostLists(
      scope,
      queries.map((query, at) => (ofPosts[at] ? query : undefined)),
    ),
  ]);
  const assets = await loadAssets(
    scope.db,
    scope.snapshot.site.siteId,
    posts.flat().flatMap((row) => row.main_image_id ?? []),
  );
  return queries.map((_, at) => {
    const page = pages[at];
    if (!page) return undefined;
    const list = products[at];
    const items = list
      ? productItems(scope, list)
      : (posts[at] ?? []).map((row) => postItem(scope, { row, page, assets }));
    return { kind: 'items', items };
  });
};

function productItems(scope: AnswerScope, { page, rows }: Listed) {
  const items = presentProducts({ ...scope, now: nowOf(scope) }, page, rows);
  return rows.flatMap((row, at) => {
    const item = items[at];
    if (!item) return [];
    const picture = presentPicture(row.site_id, row.images[0]);
    return [
      {
        id: row.id,
        title: row.title,
        url: item.fullUrl,
        ...(picture && { picture }),
        excerptHtml: item.excerpt,
        priceHtml: showItem(scope, '{@|product-price}{@|product-status}', item),
        author: '',
        categories: [],
        tags: row.tags,
        day: '',
        dayText: '',
      },
    ];
  });
}

function postItem(
  scope: AnswerScope,
  { row, page, assets }: { row: PostRow; page: CollectionHead; assets: Map<string, AssetRow> },
) {
  const picture = presentPicture(row.site_id, assets.get(row.main_image_id ?? ''));
  const written = { publishOn: (row.starts_at ?? row.publish_on).getTime() };
  return {
    id: row.id,
    title: row.title,
    url: `/${page.url_id}/${row.url_id}`,
    ...(picture && { picture }),
    excerptHtml: sanitizeContent(row.excerpt),
    priceHtml: '',
    author: row.author_name,
    categories: row.categories,
    tags: row.tags,
    day: showItem(scope, '{publishOn|date %Y-%m-%d}', written),
    dayText: showItem(scope, '{publishOn|datetime}', written),
  };
}

/** Public posts of several choices, in one round trip. */
async function loadPostLists(
  { db, templates, snapshot }: AnswerScope,
  queries: readonly (Query | undefined)[],
): Promise<PostRow[][]> {
  const now = new Date(templates.localeAndTime.now);
  const lists = queries.flatMap((query, at) => {
    if (!query) return [];
    let posts = db
      .selectFrom('content_items')
      .selectAll()
      .where('site_id', '=', snapshot.site.siteId)
      .where('collection_id', '=', query.collectionId)
      .where('is_visible', '=', true)
      .where('publish_on', '<=', now);
    if (query.category !== undefined) {
      posts = posts.where(sql<boolean>`categories @> array[${query.category}]::text[]`);
    }
    if (query.tag !== undefined) {
      posts = posts.where(sql<boolean>`tags @> array[${query.tag}]::text[]`);
    }
    if (query.isFeatured === true) posts = posts.where('is_starred', '=', true);
    const page = snapshot.collections.find(({ id }) => id === query.collectionId);
    // Events to come, the next one first.
    const end = sql<Date>`coalesce(ends_at, starts_at)`;
    const ordered =
      page && isEvents(page)
        ? posts.where(end, '>=', now).orderBy('starts_at', 'asc').orderBy('id', 'asc')
        : posts.orderBy('publish_on', 'desc').orderBy('id', 'desc');
    const list = ordered.limit(query.limit);
    return [sql`select ${sql.lit(at)}::integer as list, listed.* from (${list}) as listed`];
  });
  if (lists.length === 0) return queries.map(() => []);
  const rows = await readRows<PostRow & { list: number }>(
    db,
    sql`select * from (${sql.join(lists, sql` union all `)}) as lists
      order by list, starts_at, publish_on desc, id desc`,
  );
  const groups = Map.groupBy(rows, ({ list }) => list);
  return queries.map((_, at) => groups.get(at) ?? []);
}
