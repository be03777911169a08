/** Products of a site, as the owner looks for them. */
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { currentPrice, totalStock } from '../../db/product-rules-sql.ts';
import { pageSize, toPage, type PageOf } from './paging.ts';

export interface ProductLine {
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
  page: number;
}

/** Name, address or SKU contains `query`; newest first. */
export async function listProducts(
  db: ReadDatabase,
  search: ProductSearch,
): Promise<PageOf<ProductLine>> {
  const rows = await db
    .selectFrom(findProducts(db, search).as('found'))
    .leftJoin('variants', (join) =>
      join.on('variants.site_id', '=', search.siteId).onRef('variants.product_id', '=', 'found.id'),
    )
    .select([
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
    title: row.title,
    path: `/${row.collection_url}/p/${row.url_id}`,
    isVisible: row.is_visible,
    variantCount: row.variant_count,
    stock: row.stock ?? undefined,
    lowestCents: row.lowest,
    highestCents: row.highest,
  }));
  return toPage(lines, search.page);
}

function findProducts(db: ReadDatabase, { siteId, query, page }: ProductSearch) {
  const pattern = `%${query.replaceAll(/[\\%_]/g, '\\$&')}%`;
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
    .where('products.site_id', '=', siteId)
    .$if(query !== '', (found) =>
      found.where((eb) =>
        eb.or([
          eb('products.title', 'ilike', pattern),
          eb('products.url_id', 'ilike', pattern),
          eb.exists(
            eb
              .selectFrom('variants as wanted')
              .select('wanted.id')
              .whereRef('wanted.site_id', '=', 'products.site_id')
              .whereRef('wanted.product_id', '=', 'products.id')
              .where('wanted.sku', 'ilike', pattern),
          ),
        ]),
      ),
    )
    .orderBy('products.id', 'desc')
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize);
}
