/** What buyers of the same things also bought; filled up with what the owner features. CART-20 */
import {
  getShownPrice,
  hasVariedPrices,
  isOnSale,
  productOfVariants,
  priceInSales,
  toWireMoney,
  type CatalogueSale,
} from '@sitewright/commerce';
import type { RelatedProduct } from '@sitewright/contract';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Site } from '../sites/site.ts';
import type { StoredImage } from '../assets/stored-image.ts';
import { presentPicture } from '../assets/present-picture.ts';
import { imageJson } from '../assets/image-json.ts';
import type { SoldVariant } from './sold-product.ts';
import { productPath } from '../../render/context/product-path.ts';
import { categoryIdsJson, firstImageId, variantFields } from './product-sql.ts';

const shown = 4;
/** Newest order lines looked at per question: old shops must not make the cart slow. */
const looksBack = 500;

/** Beside which products, and the sales that lower prices. */
interface RelatedWish {
  productIds: readonly string[];
  sales: readonly CatalogueSale[];
}

/** Products to suggest beside the given ones; none for an empty cart. */
export async function loadRelatedProducts(
  ctx: AppContext,
  site: Site,
  { productIds, sales }: RelatedWish,
): Promise<RelatedProduct[]> {
  if (productIds.length === 0) return [];
  const own = sql`any(${[...productIds]}::text[])`;
  const rows = await ctx.db
    .selectFrom('products as p')
    .innerJoin('collections as c', (join) =>
      join.onRef('c.site_id', '=', 'p.site_id').onRef('c.id', '=', 'p.collection_id'),
    )
    .leftJoin(boughtTogether(site.siteId, own), (join) => join.onRef('b.product_id', '=', 'p.id'))
    .select(['p.id', 'p.title', 'p.url_id', 'p.product_type', 'c.url_id as collection_url'])
    .select([
      sql<StoredImage | null>`${sql.raw(imageJson(firstImageId))}`.as('image'),
      sql<
        SoldVariant[]
      >`(select coalesce(json_agg(json_build_object(${sql.raw(variantFields)})), '[]')
        from variants v where v.site_id = p.site_id and v.product_id = p.id)`.as('variants'),
      sql<string[]>`${sql.raw(categoryIdsJson)}`.as('category_ids'),
    ])
    .where('p.site_id', '=', site.siteId)
    .where('p.is_visible', '=', true)
    .where('c.is_enabled', '=', true)
    .where(sql<boolean>`p.id <> all(${[...productIds]}::text[])`)
    .where((eb) => eb.or([eb('p.is_featured', '=', true), eb('b.product_id', 'is not', null)]))
    .orderBy('b.times', (order) => order.desc().nullsLast())
    .orderBy('p.display_index')
    .orderBy('p.id')
    .limit(shown)
    .execute();
  const running = { sales, now: ctx.now().getTime() };
  return rows.map((row) => {
    const { id: itemId, product_type: productType, category_ids: categoryIds } = row;
    const item = { itemId, productType, categoryIds };
    const variants = row.variants.map((variant) => priceInSales(variant, item, running));
    const product = productOfVariants(productType, variants);
    return {
      id: row.id,
      title: row.title,
      fullUrl: productPath(row.collection_url, row.url_id),
      image: row.image && presentPicture(row.image, site.siteId),
      fromPrice: toWireMoney(getShownPrice(product, site.currency)),
      hasVariedPrices: hasVariedPrices(product),
      onSale: isOnSale(product),
    };
  });
}

/** Product id → in how many of the newest orders with one of `own` it stands. */
function boughtTogether(siteId: string, own: ReturnType<typeof sql>) {
  return sql<{ product_id: string; times: number }>`(
    select other.product_id, count(*)::integer as times
    from (
      select o.order_id from order_items o
      where o.site_id = ${siteId} and o.product_id = ${own}
      order by o.order_id desc limit ${looksBack}
    ) recent
    join order_items other on other.site_id = ${siteId} and other.order_id = recent.order_id
    group by other.product_id)`.as<'b'>('b');
}
