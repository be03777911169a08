/** Reviews as staff list, count and open them. */
import {
  ApiError,
  staffLimits,
  type countReviews as countCall,
  type listReviews as listCall,
  type Review,
} from '@sitewright/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { ReadDatabase } from '../../db/database.ts';
import { plannedAnew } from '../../db/planned-anew.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { matchReviews, presentReview, selectReviews, type ReviewFilter } from './review-filter.ts';

type ListQuery = z.output<typeof listCall.query>;

interface Seen {
  readonly seesOrders: boolean;
}

/** A page of those that match, and where the next one begins. */
export async function listReviews(
  db: ReadDatabase,
  siteId: string,
  { query, ...seen }: { query: ListQuery } & Seen,
): Promise<AnswerOf<typeof listCall>> {
  const { limit } = query;
  const rows = await pageOfReviews(db, siteId, { ...query, limit: limit + 1 }).execute();
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    reviews: page.map((row) => presentReview(row, seen)),
    ...(last && { after: last.id }),
  };
}

/** Rows by when they were written, behind the one that is named. The database compares its own values. */
export function pageOfReviews(
  db: ReadDatabase,
  siteId: string,
  {
    direction = 'desc',
    after,
    limit,
    ...filter
  }: ReviewFilter & Omit<ListQuery, 'limit'> & { limit: number },
) {
  const sign = direction === 'asc' ? '>' : '<';
  return selectReviews(db, siteId)
    .where(matchReviews(siteId, filter))
    .$if(after !== undefined, (all) =>
      all.where(
        sql<boolean>`(r.created_at, r.id) ${sql.raw(sign)}
          (select l.created_at, l.id from product_reviews l
           where l.site_id = ${siteId} and l.id = ${after})`,
      ),
    )
    .orderBy('r.created_at', direction)
    .orderBy('r.id', direction)
    .limit(limit)
    .modifyEnd(plannedAnew);
}

/** Counts so far and no further. */
export async function countReviews(
  db: ReadDatabase,
  siteId: string,
  filter: ReviewFilter,
): Promise<AnswerOf<typeof countCall>> {
  const most = staffLimits.countedRows;
  const { count } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('product_reviews as r')
        .select('r.id')
        .where(matchReviews(siteId, filter))
        .limit(most + 1)
        .as('some'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .modifyEnd(plannedAnew)
    .executeTakeFirstOrThrow();
  return { count: Math.min(Number(count), most), isMore: Number(count) > most };
}

/** @throws ApiError `not_found` */
export async function getReview(
  db: ReadDatabase,
  siteId: string,
  { id, ...seen }: { id: string } & Seen,
): Promise<Review> {
  const row = await selectReviews(db, siteId).where('r.id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return presentReview(row, seen);
}
