import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { readRows } from '../../db/read-rows.ts';
import { escapeLike } from '../../db/escape-like.ts';

/** More are found by a search. */
const shownTags = 500;

/** Tags of products by name, with how many products have them. Each is folded once. */
export async function listTags(db: ReadDatabase, siteId: string, search = '') {
  const pattern = `%${escapeLike(search.trim())}%`;
  const rows = await readRows<{ tag: string; productCount: number }>(
    db,
    sql`select tag, "productCount" from (
        select tag, count(*)::int as "productCount" from products, unnest(tags) as tag
        where site_id = ${siteId} group by tag) as counted
      where fold_text(tag) ilike fold_text(${pattern})
      order by fold_text(tag), tag limit ${shownTags + 1}`,
  );
  return { tags: rows.slice(0, shownTags), isMore: rows.length > shownTags };
}

/** Whether a product has it. */
export async function hasTag(db: ReadDatabase, siteId: string, tag: string): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`tags @> ${[tag]}::text[]`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
