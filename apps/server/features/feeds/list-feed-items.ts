/** Everything that feeds tell of a site, some hundred products at a time. */
import {
  findSalePrice,
  getCurrentPrice,
  isSoldOut,
  productTypes,
  type CatalogueSale,
} from '@sitewright/commerce';
import type { Selectable } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { ReadDatabase } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { assetUrl } from '../../render/context/present-image.ts';
import { productPath } from '../../render/context/product-path.ts';
import { stripTags, unescapeHtml } from '../../render/context/escape-html.ts';
import { loadSales } from '../discounts/load-discounts.ts';
import { withParts, type StoredProduct, type VariantRow } from '../products/stored-products.ts';
import type { Site } from '../sites/site.ts';
import type { CheckedItem, FeedItem, FeedSale } from './feed-item.ts';
import { isGtin } from './gtin.ts';

/** Products read at once. */
const batchSize = 200;
const longestDescription = 5_000;
const mostPictures = 10;
/** Networks ask for a beginning where there is an end. */
const longAgo = new Date('2000-01-01T00:00:00Z');

/** Goods and downloads; gift cards, services and subscriptions are not for feeds. */
const toldTypes = [productTypes.physical, productTypes.digital];

/** What is the same for all items of a feed. */
interface FeedScope {
  site: Site;
  /** Scheme and host of links. */
  origin: string;
  sales: readonly CatalogueSale[];
  now: Date;
  collectionUrls: ReadonlyMap<string, string>;
  categoryNames: ReadonlyMap<string, string>;
}

/** Walks through all visible products by their ids: one batch is in memory at a time. */
export async function* listFeedItems(
  ctx: Pick<AppContext, 'db' | 'now'>,
  site: Site,
  origin: string,
): AsyncGenerator<CheckedItem> {
  const { db } = ctx;
  const scope: FeedScope = {
    site,
    origin,
    sales: await loadSales({ db }, site),
    now: ctx.now(),
    collectionUrls: await loadCollectionUrls(db, site.siteId),
    categoryNames: await loadCategoryNames(db, site.siteId),
  };
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('products')
      .selectAll()
      .where('site_id', '=', site.siteId)
      .where('is_visible', '=', true)
      .where('is_subscribable', '=', false)
      .where('product_type', 'in', toldTypes)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const products = await withParts(db, site.siteId, rows);
    const pictures = await loadPictures(db, site.siteId, products);
    for (const product of products) yield* checkProduct(scope, product, pictures);
    const last = rows.at(-1);
    if (rows.length < batchSize || !last) return;
    after = last.id;
  }
}

type Pictures = ReadonlyMap<
  string,
  Pick<Selectable<Database['assets']>, 'id' | 'filename' | 'revision'>
>;

function checkProduct(scope: FeedScope, product: StoredProduct, pictures: Pictures): CheckedItem[] {
  const collectionUrl = scope.collectionUrls.get(product.row.collection_id);
  if (collectionUrl === undefined) return [];
  const link = scope.origin + encodeURI(productPath(collectionUrl, product.row.url_id));
  return product.variants.map((variant) =>
    checkVariant(scope, { product, variant, link, pictures }),
  );
}

interface Parts {
  product: StoredProduct;
  variant: VariantRow;
  link: string;
  pictures: Pictures;
}

function checkVariant(scope: FeedScope, parts: Parts): CheckedItem {
  const { product, variant } = parts;
  const { row } = product;
  const text = unescapeHtml(stripTags(row.excerpt || row.body)).slice(0, longestDescription);
  const [imageLink, ...others] = listPictures(scope, parts);
  const hasGtin = isGtin(variant.gtin);
  const stock = { unlimited: variant.unlimited, qtyInStock: variant.qty_in_stock };
  const problems = [
    imageLink === undefined && ('no-picture' as const),
    variant.price_cents === 0 && ('no-price' as const),
    text === '' && ('no-description' as const),
    !hasGtin && (variant.gtin === '' ? ('no-gtin' as const) : ('wrong-gtin' as const)),
  ].filter((problem) => problem !== false);
  const values = row.variant_option_ordering.flatMap((name) => variant.attributes[name] ?? []);
  const title = [row.title, ...values].join(' – ');
  const about = { productId: row.id, variantId: variant.id, title, problems };
  if (imageLink === undefined || variant.price_cents === 0) return { ...about, item: undefined };
  const item: FeedItem = {
    id: variant.id,
    itemGroupId: product.variants.length > 1 ? row.id : undefined,
    title,
    description: text || title,
    link: parts.link,
    imageLink,
    additionalImageLinks: others,
    isAvailable: !isSoldOut({ productType: row.product_type, variants: [stock] }),
    priceCents: variant.price_cents,
    sale: findSale(scope, product, variant),
    currencyCode: scope.site.currency,
    brand: scope.site.title,
    gtin: hasGtin ? variant.gtin : undefined,
    productType: product.categoryIds.flatMap((id) => scope.categoryNames.get(id) ?? [])[0],
    options: Object.fromEntries(
      Object.entries(variant.attributes).map(([name, value]) => [name.toLowerCase(), value]),
    ),
    weightGrams: variant.weight_grams,
  };
  return { ...about, item };
}

/** The picture of the variant first. */
function listPictures(
  { site, origin }: FeedScope,
  { product, variant, pictures }: Parts,
): string[] {
  const ids = new Set([variant.image_asset_id ?? '', ...product.imageIds]);
  return [...ids]
    .flatMap((id) => pictures.get(id) ?? [])
    .slice(0, mostPictures)
    .map((picture) => origin + assetUrl(site.siteId, picture));
}

/** Its own sale price, which has no dates, or that of a sale of the catalogue, which may. */
function findSale(
  { sales, now }: FeedScope,
  { row, categoryIds }: StoredProduct,
  variant: VariantRow,
): FeedSale | undefined {
  const { price_cents: price, sale_price_cents: salePrice, on_sale: onSale } = variant;
  const own = getCurrentPrice({ price, salePrice, onSale }).amountCents;
  const entry = { itemId: row.id, productType: row.product_type, categoryIds };
  const found = findSalePrice({ ...entry, unitPriceCents: own }, sales, now.getTime());
  if (found) {
    const { startsAt, endsAt } = found.sale;
    const from = startsAt == null ? longAgo : new Date(startsAt);
    const span = endsAt == null ? undefined : { from, until: new Date(endsAt) };
    return { priceCents: found.unitPriceCents, span };
  }
  return own < price ? { priceCents: own, span: undefined } : undefined;
}

async function loadPictures(
  db: ReadDatabase,
  siteId: string,
  products: readonly StoredProduct[],
): Promise<Pictures> {
  const ids = new Set(
    products.flatMap(({ imageIds, variants }) => [
      ...imageIds,
      ...variants.flatMap(({ image_asset_id: id }) => id ?? []),
    ]),
  );
  if (ids.size === 0) return new Map();
  const rows = await db
    .selectFrom('assets')
    .select(['id', 'filename', 'revision'])
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Of store pages that visitors can open. */
async function loadCollectionUrls(db: ReadDatabase, siteId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('collections')
    .select(['id', 'url_id'])
    .where('site_id', '=', siteId)
    .where('is_enabled', '=', true)
    .where('type_name', '=', 'products')
    .execute();
  return new Map(rows.map((row) => [row.id, row.url_id]));
}

async function loadCategoryNames(db: ReadDatabase, siteId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'display_name'])
    .where('site_id', '=', siteId)
    .execute();
  return new Map(rows.map((row) => [row.id, row.display_name]));
}
