/** Products of a site, as the owner looks for them. */
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { pageSize, toPage, type PageOf } from './paging.ts';

export interface ProductLine {
  title: string;
  path: string;
  isVisible: boolean;
  variantCount: number;
  /** Units over all variants; undefined when one is unlimited. */
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
      sql<number>`coalesce(sum(variants.qty_in_stock), 0)::int8`.as('stock'),
      sql<boolean>`coalesce(bool_or(variants.unlimited), false)`.as('is_unlimited'),
      sql<number>`coalesce(min(${price}), 0)`.as('lowest'),
      sql<number>`coalesce(max(${price}), 0)`.as('highest'),
    ])
    .groupBy(['found.id', 'found.title', 'found.url_id', 'is_visible', 'collection_url'])
    .orderBy('found.id', 'desc')
    .execute();
  const lines = rows.map((row) => ({
    title: row.title,
    path: `/${row.collection_url}/p/${row.url_id}`,
    isVisible: row.is_visible,
    variantCount: row.variant_count,
    stock: row.is_unlimited ? undefined : row.stock,
    lowestCents: row.lowest,
    highestCents: row.highest,
  }));
  return toPage(lines, search.page);
}

const price = sql`case when variants.on_sale then variants.sale_price_cents else variants.price_cents end`;

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
