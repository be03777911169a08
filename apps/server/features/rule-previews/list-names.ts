import type { ItemChoiceName } from '@sitewright/contract';
import { sql, type SqlBool } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';

const most = 20;

/** Products and categories by a part of their names, or those with these ids. */
export async function listNames(
  db: ReadDatabase,
  siteId: string,
  { search, ids }: { search?: string | undefined; ids: readonly string[] },
): Promise<{ products: ItemChoiceName[]; categories: ItemChoiceName[] }> {
  if (search === undefined && ids.length === 0) return { products: [], categories: [] };
  const part = `%${escapeLike((search ?? '').trim().toLowerCase())}%`;
  const limit = search === undefined ? ids.length : most;
  const [products, categories] = await Promise.all([
    db
      .selectFrom('products')
      .select(['id', 'title as name'])
      .where('site_id', '=', siteId)
      .$if(search !== undefined, (all) => all.where(sql<SqlBool>`lower(title) like ${part}`))
      .$if(search === undefined, (all) => all.where('id', 'in', ids))
      .orderBy('id')
      .limit(limit)
      .execute(),
    db
      .selectFrom('categories')
      .select(['id', 'display_name as name'])
      .where('site_id', '=', siteId)
      .$if(search !== undefined, (all) => all.where(sql<SqlBool>`lower(display_name) like ${part}`))
      .$if(search === undefined, (all) => all.where('id', 'in', ids))
      .orderBy('id')
      .limit(limit)
      .execute(),
  ]);
  return { products, categories };
}
