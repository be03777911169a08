/** Reviews of a whole shop, those with most stars first. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index product_reviews_best on product_reviews (site_id, rating, created_at, id)
        where state = 'published'`,
    )
    .execute(db);
}
