/** Which reviews a list of staff has, and their rows. */
import type { countReviews, Review } from '@sitewright/contract';
import { sql, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { ReadDatabase } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { splitWords } from '../orders/order-words.ts';
import { productPath } from '../../render/context/product-path.ts';

/** See the query of the call. */
export type ReviewFilter = z.output<typeof countReviews.query>;

const mostWords = 10;
const longestWord = 50;

type Tables = Database & { r: Database['product_reviews'] };

/** All conditions must hold; they are about rows of reviews by the name `r`. */
export function matchReviews(siteId: string, filter: ReviewFilter) {
  const { search, state, source, rating, productId, isAnswered } = filter;
  return (eb: ExpressionBuilder<Tables, 'r'>) =>
    eb.and([
      eb('r.site_id', '=', siteId),
      ...(search?.trim() ? [matchWords(search)] : []),
      ...(state ? [eb('r.state', '=', state)] : []),
      ...(source ? [eb('r.source', '=', source)] : []),
      ...(rating ? [eb('r.rating', '=', rating)] : []),
      ...(productId ? [eb('r.product_id', '=', productId)] : []),
      ...(isAnswered === undefined ? [] : [eb('r.reply', isAnswered ? '<>' : '=', '')]),
    ]);
}

/** Every word that was typed begins a word of the review. */
function matchWords(typed: string): RawBuilder<SqlBool> {
  const words = splitWords(typed)
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord))
    .filter(Boolean);
  if (words.length === 0) return sql<SqlBool>`false`;
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return sql<SqlBool>`r.word_index @@ to_tsquery('simple', fold_text(${query}))`;
}

/** Rows with what stands around them. */
export function selectReviews(db: ReadDatabase, siteId: string) {
  return db
    .selectFrom('product_reviews as r')
    .leftJoin('products as p', (join) =>
      join.onRef('p.site_id', '=', 'r.site_id').onRef('p.id', '=', 'r.product_id'),
    )
    .leftJoin('collections as c', (join) =>
      join.onRef('c.site_id', '=', 'p.site_id').onRef('c.id', '=', 'p.collection_id'),
    )
    .leftJoin('orders as o', (join) =>
      join.onRef('o.site_id', '=', 'r.site_id').onRef('o.id', '=', 'r.order_id'),
    )
    .selectAll('r')
    .select([
      'p.title as product_title',
      'p.url_id as product_slug',
      'p.is_visible',
      'c.url_id as collection',
      'c.is_enabled',
      'o.order_number',
      sql<string | null>`case when r.email_key = '' then null
        else customer_of(r.site_id, r.email_key) end`.as('customer_id'),
    ])
    .where('r.site_id', '=', siteId);
}

/** {@link selectReviews} */
export type ReviewRow = Awaited<ReturnType<ReturnType<typeof selectReviews>['execute']>>[number];

/** As staff see it; who wrote it, and with which order, only where they may see orders. */
export function presentReview(row: ReviewRow, { seesOrders }: { seesOrders: boolean }): Review {
  const { product_slug: slug, collection } = row;
  const isSeen = row.is_visible === true && row.is_enabled === true;
  return {
    id: row.id,
    productId: row.product_id,
    productTitle: row.product_title ?? '',
    productPath: isSeen && slug && collection !== null ? productPath(collection, slug) : null,
    rating: row.rating,
    title: row.title,
    body: row.body,
    authorName: row.author_name,
    state: row.state,
    source: row.source,
    isVerified: row.is_verified,
    reply: row.reply,
    repliedOn: row.replied_at?.getTime() ?? null,
    createdOn: row.created_at.getTime(),
    updatedOn: row.updated_at.getTime(),
    email: seesOrders && row.email_key !== '' ? row.email_key : null,
    orderNumber: seesOrders ? row.order_number : null,
    customerId: seesOrders ? row.customer_id : null,
  };
}
