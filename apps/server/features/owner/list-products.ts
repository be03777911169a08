/** Products of a site, as the owner looks for them. */
import { sql, type RawBuilder } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { currentPrice, totalStock } from '../../db/product-rules-sql.ts';
import { productPath } from '../products/product-path.ts';
import { cutPage, pageSize, type RowPlace, type PlacedPage } from './paging.ts';

export interface ProductLine {
  id: string;
  title: string;
  path: string;
  isVisible: boolean;
  variantCount: number;
  /** Units over all variants; undefined when they are not counted. */
  stock: number | undefined;
  lowestCents: number;
  highestCents: number;
}

export interface ProductSearch {
  siteId: string;
  query: string;
  place: RowPlace;
}

/** Name, address or SKU contains `query`; newest first. */
export async function listProducts(
  db: ReadDatabase,
  search: ProductSearch,
): Promise<PlacedPage<ProductLine>> {
  const rows = await db
    .selectFrom(findProducts(db, search).as('found'))
    .leftJoin('variants', (join) =>
      join.on('variants.site_id', '=', search.siteId).onRef('variants.product_id', '=', 'found.id'),
    )
    .select([
      'found.id',
      'found.title',
      'found.url_id',
      'found.is_visible',
      'found.collection_url',
      sql<number>`count(variants.id)`.as('variant_count'),
      totalStock('found.product_type').as('stock'),
      sql<number>`coalesce(min(${currentPrice}), 0)`.as('lowest'),
      sql<number>`coalesce(max(${currentPrice}), 0)`.as('highest'),
    ])
    .groupBy([
      'found.id',
      'found.title',
      'found.url_id',
      'found.product_type',
      'is_visible',
      'collection_url',
    ])
    .orderBy('found.id', 'desc')
    .execute();
  const lines = rows.map((row) => ({
    id: row.id,
    title: row.title,
    path: productPath(row.collection_url, row.url_id),
    isVisible: row.is_visible,
    variantCount: row.variant_count,
    stock: row.stock ?? undefined,
    lowestCents: row.lowest,
    highestCents: row.highest,
  }));
  return cutPage(lines, search.place, ({ id }) => id);
}

/** The page of products itself, one more than a page where there are more. */
function findProducts(db: ReadDatabase, search: ProductSearch) {
  return db
    .selectFrom('products')
    .innerJoin('collections', (join) =>
      join
        .onRef('collections.site_id', '=', 'products.site_id')
        .onRef('collections.id', '=', 'products.collection_id'),
    )
    .select(['products.id', 'products.title', 'products.url_id', 'products.is_visible'])
    .select('products.product_type')
    .select('collections.url_id as collection_url')
    .where('products.site_id', '=', search.siteId)
    .where('products.id', 'in', sql<string>`(${matchingIds(search)})`);
}

/**
 * Each way to match is a walk of its own along its own index, and ends with the page: what has no
 * index for all of it would be read to its end.
 */
function matchingIds({ siteId, query, place }: ProductSearch) {
  const way = sql.raw(place.after === undefined ? 'desc' : 'asc');
  const walk = (table: 'products' | 'variants', match: RawBuilder<unknown>) => {
    const id = sql.ref(table === 'products' ? 'id' : 'product_id');
    return sql`(select distinct ${id} as id from ${sql.table(table)}
      where site_id = ${siteId} and ${match} and ${beyond(id, place)}
      order by ${id} ${way} limit ${pageSize + 1})`;
  };
  const pattern = `%${query.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const found =
    query === ''
      ? walk('products', sql`true`)
      : sql`${walk('products', sql`fold_text(title) ilike fold_text(${pattern})`)}
          union ${walk('products', sql`url_id ilike ${pattern}`)}
          union ${walk('variants', sql`sku ilike ${pattern}`)}`;
  return sql`select id from (${found}) as found order by id ${way} limit ${pageSize + 1}`;
}

function beyond(id: RawBuilder<unknown>, { before, after }: RowPlace): RawBuilder<unknown> {
  if (after !== undefined) return sql`${id} > ${after}`;
  return before === undefined ? sql`true` : sql`${id} < ${before}`;
}
