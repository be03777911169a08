import {
  summarizeReviews,
  type ReviewSource,
  type ReviewSummary,
  type StarCount,
} from '@sitewright/commerce';
import { reviewLimits } from '@sitewright/contract';
import type { Selectable } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

const columns = [
  'id',
  'rating',
  'title',
  'body',
  'author_name',
  'source',
  'is_verified',
  'reply',
  'replied_at',
  'created_at',
] as const;

/** A review that visitors see. */
export type ReviewRow = Pick<Selectable<Database['product_reviews']>, (typeof columns)[number]>;

export interface LoadedReviews extends ReviewSummary {
  /** Of one page, the latest first. */
  readonly rows: readonly ReviewRow[];
  /** From 1; the last one where a later one was asked for. */
  readonly page: number;
  readonly pages: number;
}

interface Wish {
  readonly siteId: string;
  readonly productId: string;
  readonly sources: readonly ReviewSource[];
  /** From 1. */
  readonly page: number;
}

/** The published reviews of a product: all of them counted, and those of a page. */
export async function loadReviews(db: ReadDatabase, wish: Wish): Promise<LoadedReviews> {
  const summary = summarizeReviews(await countStars(db, wish));
  const pages = Math.max(1, Math.ceil(summary.count / reviewLimits.perPage));
  const page = Math.min(wish.page, pages);
  if (summary.count === 0) return { ...summary, rows: [], page, pages };
  const rows = await published(db, wish)
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(reviewLimits.perPage)
    .offset((page - 1) * reviewLimits.perPage)
    .execute();
  return { ...summary, rows, page, pages };
}

async function countStars(db: ReadDatabase, wish: Wish): Promise<StarCount[]> {
  const rows = await published(db, wish)
    .select(['rating', (eb) => eb.fn.countAll<string>().as('count')])
    .groupBy('rating')
    .execute();
  return rows.map(({ rating, count }) => ({ rating, count: Number(count) }));
}

function published(db: ReadDatabase, { siteId, productId, sources }: Wish) {
  return db
    .selectFrom('product_reviews')
    .where('site_id', '=', siteId)
    .where('product_id', '=', productId)
    .where('state', '=', 'published')
    .where('source', 'in', [...sources]);
}
