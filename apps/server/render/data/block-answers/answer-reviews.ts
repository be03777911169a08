/** What buyers think, for blocks: published reviews of products that visitors can see. PDP-14 */
import { shownReviewSources, summarizeReviews, type ReviewSource } from '@sitewright/commerce';
import type { BlockAnswerOf, Say, VisitorText } from '@sitewright/contract';
import { sql, type RawBuilder } from 'kysely';
import { readRows } from '../../../db/read-rows.ts';
import { readSettingsForPages } from '../../../features/settings/read-settings.ts';
import { productPath } from '../../context/product-path.ts';
import { writeStars } from '../../context/write-stars.ts';
import { findCategory, isStore, withChildren } from '../load-list-items.ts';
import type { ReviewRow } from '../load-reviews.ts';
import type { CollectionHead } from '../load-site.ts';
import type { Answerer, AnswerScope, QueryOf } from './answer-scope.ts';
import { showItem } from './show-item.ts';
import { sayOf } from '../../../features/settings/say-of.ts';

type Query = QueryOf<'reviews'>;
type Answer = BlockAnswerOf<'reviews'>;

/** Two round trips for all of them; undefined where the shop shows no reviews. */
export const answerReviews: Answerer<'reviews'> = async (scope, queries) => {
  const { site } = scope.snapshot;
  const sources = shownReviewSources(readSettingsForPages(site, 'merchandising'));
  const chosen = queries.map((query) => chooseProducts(scope, query));
  if (sources.length === 0) return queries.map(() => undefined);
  const [counts, rows] = await Promise.all([
    count(scope, { chosen, sources }),
    load(scope, { queries, chosen, sources }),
  ]);
  return queries.map((query, at) =>
    chosen[at]
      ? present(scope, query, {
          counts: counts.filter(({ list }) => list === at),
          rows: rows.filter(({ list }) => list === at),
        })
      : undefined,
  );
};

interface Counted {
  list: number;
  rating: number;
  count: number;
}

type ListedReview = ReviewRow & {
  list: number;
  product_id: string;
  product_title: string;
  product_url_id: string;
  collection_id: string;
};

interface Chosen {
  /** What narrows the products, by question; undefined where its store or category is gone. */
  readonly chosen: readonly (RawBuilder<unknown> | undefined)[];
  readonly sources: readonly ReviewSource[];
}

function chooseProducts(scope: AnswerScope, query: Query): RawBuilder<unknown> | undefined {
  const stores = scope.snapshot.collections.filter(isStore);
  const { productId, collectionId, category } = query;
  if (productId !== undefined) return sql`p.id = ${productId} and ${isIn(stores)}`;
  if (collectionId === undefined) return isIn(stores);
  const store = stores.find(({ id }) => id === collectionId);
  if (!store || category === undefined) return store && isIn([store]);
  const found = findCategory(scope.snapshot, store, category);
  if (!found) return undefined;
  const ids = withChildren(scope.snapshot, store, [found]);
  return sql`${isIn([store])} and p.id in (select product_id from product_categories
    where site_id = ${store.site_id} and category_id = any(${ids}::text[]))`;
}

function isIn(stores: readonly CollectionHead[]): RawBuilder<unknown> {
  return sql`p.collection_id = any(${stores.map(({ id }) => id)}::text[])`;
}

function published(scope: AnswerScope, own: RawBuilder<unknown>, sources: readonly ReviewSource[]) {
  const { siteId } = scope.snapshot.site;
  return sql`from product_reviews r
    join products p on p.site_id = r.site_id and p.id = r.product_id
    where r.site_id = ${siteId} and r.state = 'published' and r.source = any(${[...sources]}::text[])
      and p.is_visible and ${own}`;
}

async function count(scope: AnswerScope, { chosen, sources }: Chosen): Promise<Counted[]> {
  const lists = chosen.flatMap((own, at) =>
    own
      ? [
          sql`select ${sql.lit(at)}::integer as list, r.rating, count(*)::integer as count
            ${published(scope, own, sources)} group by r.rating`,
        ]
      : [],
  );
  if (lists.length === 0) return [];
  return readRows<Counted>(scope.db, sql`${sql.join(lists, sql` union all `)}`);
}

const orders = {
  newest: sql`r.created_at desc, r.id desc`,
  best: sql`r.rating desc, r.created_at desc, r.id desc`,
} as const;

async function load(
  scope: AnswerScope,
  { queries, chosen, sources }: Chosen & { queries: readonly Query[] },
): Promise<ListedReview[]> {
  const lists = queries.flatMap(({ order, limit }, at) => {
    const own = chosen[at];
    if (!own) return [];
    return [
      sql`(select ${sql.lit(at)}::integer as list, row_number() over (order by ${orders[order]}) as place,
        r.id, r.rating, r.title, r.body, r.author_name, r.source, r.is_verified, r.reply, r.created_at,
        p.id as product_id, p.title as product_title, p.url_id as product_url_id, p.collection_id
        ${published(scope, own, sources)} order by ${orders[order]} limit ${limit})`,
    ];
  });
  if (lists.length === 0) return [];
  const found = sql.join(lists, sql` union all `);
  return readRows<ListedReview>(
    scope.db,
    sql`select * from (${found}) as found order by list, place`,
  );
}

function summaryOf(
  say: Say<VisitorText>,
  { average, count }: { average: string; count: number },
): string {
  if (count === 0) return say('Nobody has written a review yet.');
  if (count === 1) return say('{average} out of 5 stars, from one review', { average });
  return say('{average} out of 5 stars, from {count} reviews', { average, count });
}

function present(
  scope: AnswerScope,
  query: Query,
  { counts, rows }: { counts: readonly Counted[]; rows: readonly ListedReview[] },
): Answer {
  const { site } = scope.snapshot;
  const say = sayOf(site);
  const { count: total, average } = summarizeReviews(counts);
  const number = new Intl.NumberFormat(site.locale, { minimumFractionDigits: 1 });
  const averageText = number.format(average);
  const [first] = rows;
  const isOfOne = query.productId !== undefined;
  return {
    kind: 'reviews',
    count: total,
    averageText,
    stars: writeStars(average),
    summary: summaryOf(say, { average: averageText, count: total }),
    reviews: rows.map((row) => {
      const written = { addedOn: row.created_at.getTime() };
      const url = productUrl(scope, row);
      return {
        id: row.id,
        stars: writeStars(row.rating),
        starsText: say('{rating} out of 5 stars', { rating: row.rating }),
        title: row.title,
        body: row.body,
        author: row.author_name,
        day: showItem(scope, '{addedOn|date %Y-%m-%d}', written),
        dayText: showItem(scope, '{addedOn|datetime}', written),
        mark:
          row.source === 'imported'
            ? say('From another shop')
            : row.is_verified
              ? say('Verified buyer')
              : '',
        ...(!isOfOne && { product: { title: row.product_title, url } }),
        ...(row.reply !== '' && {
          reply: { by: say('{site} answers', { site: site.title }), text: row.reply },
        }),
      };
    }),
    ...(isOfOne &&
      first && {
        more: {
          title: say('All reviews of {product}', { product: first.product_title }),
          url: `${productUrl(scope, first)}#reviews`,
        },
      }),
  };
}

function productUrl({ snapshot }: AnswerScope, row: ListedReview): string {
  const page = snapshot.collections.find(({ id }) => id === row.collection_id);
  return page ? productPath(page.url_id, row.product_url_id) : '';
}
