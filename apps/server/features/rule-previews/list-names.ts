import type { ItemChoiceName } from '@sitewright/contract';
import { sql, type SqlBool } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';

const most = 20;

/** By a part of their names, or by ids. */
interface Wanted {
  readonly search?: string | undefined;
  readonly ids: readonly string[];
}

/** Products by a part of their titles, or those with these ids; twenty by name. */
export function listProductNames(
  db: ReadDatabase,
  siteId: string,
  { search, ids }: Wanted,
): Promise<ItemChoiceName[]> {
  return db
    .selectFrom('products')
    .select(['id', 'title as name'])
    .where('site_id', '=', siteId)
    .$if(search !== undefined, (all) =>
      all.where(sql<SqlBool>`lower(title) like ${partOf(search)}`),
    )
    .$if(search === undefined, (all) => all.where('id', 'in', ids))
    .orderBy(sql`lower(title)`)
    .orderBy('id')
    .limit(search === undefined ? ids.length : most)
    .execute();
}

/** Products and categories by a part of their names, or those with these ids. */
export async function listNames(
  db: ReadDatabase,
  siteId: string,
  wanted: Wanted,
): Promise<{ products: ItemChoiceName[]; categories: ItemChoiceName[] }> {
  const { search, ids } = wanted;
  if (search === undefined && ids.length === 0) return { products: [], categories: [] };
  const [products, categories] = await Promise.all([
    listProductNames(db, siteId, wanted),
    db
      .selectFrom('categories')
      .select(['id', 'display_name as name'])
      .where('site_id', '=', siteId)
      .$if(search !== undefined, (all) =>
        all.where(sql<SqlBool>`lower(display_name) like ${partOf(search)}`),
      )
      .$if(search === undefined, (all) => all.where('id', 'in', ids))
      .orderBy('id')
      .limit(search === undefined ? ids.length : most)
      .execute(),
  ]);
  return { products, categories };
}

function partOf(search = ''): string {
  return `%${escapeLike(search.trim().toLowerCase())}%`;
}
