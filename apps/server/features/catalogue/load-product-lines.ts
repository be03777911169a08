import type { listProducts } from '@sitewright/contract';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { currentPrice, totalStock } from '../../db/product-rules-sql.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { imageJson } from '../assets/image-json.ts';
import { presentPicture } from '../assets/present-picture.ts';
import type { StoredImage } from '../assets/stored-image.ts';
import { productPath } from '../../render/context/product-path.ts';
import { firstImageId } from '../products/product-sql.ts';

type ProductLine = AnswerOf<typeof listProducts>['products'][number];

/** What lists show of these products, in the order of their ids. */
export async function loadProductLines(
  db: ReadDatabase,
  siteId: string,
  ids: readonly string[],
): Promise<ProductLine[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('collections as c', (join) =>
      join.onRef('c.site_id', '=', 'p.site_id').onRef('c.id', '=', 'p.collection_id'),
    )
    .leftJoin('variants', (join) =>
      join.on('variants.site_id', '=', siteId).onRef('variants.product_id', '=', 'p.id'),
    )
    .select(['p.id', 'p.title', 'p.product_type', 'p.is_visible', 'p.archived_at', 'p.updated_at'])
    .select(['p.url_id', 'p.collection_id', 'c.url_id as collection_url'])
    .select([
      sql<number>`count(variants.id)::int`.as('variant_count'),
      sql<boolean>`coalesce(bool_or(variants.on_sale), false)`.as('is_on_sale'),
      totalStock('p.product_type').as('stock'),
      sql<number>`coalesce(min(${currentPrice}), 0)`.as('lowest'),
      sql<number>`coalesce(max(${currentPrice}), 0)`.as('highest'),
      sql<StoredImage | null>`${sql.raw(imageJson(firstImageId))}`.as('image'),
    ])
    .where('p.site_id', '=', siteId)
    .where('p.id', 'in', [...ids])
    .groupBy(['p.site_id', 'p.id', 'c.url_id'])
    .execute();
  const lines = new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        title: row.title,
        path: productPath(row.collection_url, row.url_id),
        collectionId: row.collection_id,
        productType: row.product_type,
        isVisible: row.is_visible,
        isArchived: row.archived_at !== null,
        isOnSale: row.is_on_sale,
        variantCount: row.variant_count,
        stock: row.stock,
        lowestCents: row.lowest,
        highestCents: row.highest,
        image: row.image && presentPicture(row.image, siteId),
        updatedOn: row.updated_at.getTime(),
      },
    ]),
  );
  return ids.flatMap((id) => lines.get(id) ?? []);
}
