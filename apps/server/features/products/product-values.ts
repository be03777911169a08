/** The few fields of products that are changed many at a time: read, and written by two statements. */
import type { ProductType } from '@sitewright/commerce';
import { sql } from 'kysely';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import { leaveProductRedirects, type ProductMove } from './leave-product-redirects.ts';

export interface ProductValues {
  /** The store page that it is on. */
  readonly collectionId: string;
  readonly isVisible: boolean;
  /** Epoch milliseconds; null: it is in no archive. */
  readonly archivedOn: number | null;
  readonly tags: readonly string[];
  /** Sorted. */
  readonly categoryIds: readonly string[];
  readonly seoTitle: string;
  readonly seoDescription: string;
}

export interface VariantValues {
  readonly sku: string;
  readonly priceCents: number;
  readonly salePriceCents: number;
  readonly onSale: boolean;
  readonly weightGrams: number;
  /** Units for sale now. */
  readonly stock: number | 'unlimited';
}

export interface VariantWithValues {
  readonly id: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly values: VariantValues;
}

export interface ProductWithValues {
  readonly id: string;
  readonly title: string;
  readonly urlId: string;
  readonly productType: ProductType;
  readonly optionOrdering: readonly string[];
  readonly values: ProductValues;
  /** In order. */
  readonly variants: readonly VariantWithValues[];
}

/** What is written of a product; what is left out stays. */
export interface ProductWrite {
  readonly id: string;
  readonly values: Partial<ProductValues>;
  readonly variants: readonly { readonly id: string; readonly values: Partial<VariantValues> }[];
}

/**
 * Locks products, then their variants, each in the order of their ids: whoever else edits one of
 * them waits, and is waited for.
 */
export async function lockProducts(
  trx: WriteTransaction,
  siteId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`select id from products where site_id = ${siteId} and id = any(${[...ids]}::text[])
    order by id for update`.execute(trx);
  await sql`select id from variants
    where site_id = ${siteId} and product_id = any(${[...ids]}::text[])
    order by id for update`.execute(trx);
}

/** Products in the order of their ids. Those that are not there are passed over. */
export async function loadProductValues(
  db: ReadDatabase,
  siteId: string,
  ids: readonly string[],
): Promise<ProductWithValues[]> {
  if (ids.length === 0) return [];
  const wanted = sql<boolean>`= any(${[...ids]}::text[])`;
  const products = await db
    .selectFrom('products')
    .select(['id', 'title', 'product_type', 'is_visible', 'archived_at', 'tags'])
    .select(['seo_title', 'seo_description', 'variant_option_ordering'])
    .select(['collection_id', 'url_id'])
    .where('site_id', '=', siteId)
    .where(sql<boolean>`id ${wanted}`)
    .orderBy('id')
    .execute();
  const variants = await db
    .selectFrom('variants')
    .select(['id', 'product_id', 'sku', 'price_cents', 'sale_price_cents', 'on_sale'])
    .select(['weight_grams', 'unlimited', 'qty_in_stock', 'attributes'])
    .where('site_id', '=', siteId)
    .where(sql<boolean>`product_id ${wanted}`)
    .orderBy('display_index')
    .orderBy('id')
    .execute();
  const categories = await db
    .selectFrom('product_categories')
    .select(['product_id', 'category_id'])
    .where('site_id', '=', siteId)
    .where(sql<boolean>`product_id ${wanted}`)
    .orderBy('category_id')
    .execute();
  const variantsOf = Map.groupBy(variants, (row) => row.product_id);
  const categoriesOf = Map.groupBy(categories, (row) => row.product_id);
  return products.map((row) => ({
    id: row.id,
    title: row.title,
    urlId: row.url_id,
    productType: row.product_type,
    optionOrdering: row.variant_option_ordering,
    values: {
      collectionId: row.collection_id,
      isVisible: row.is_visible,
      archivedOn: row.archived_at?.getTime() ?? null,
      tags: row.tags,
      categoryIds: (categoriesOf.get(row.id) ?? []).map((one) => one.category_id).toSorted(),
      seoTitle: row.seo_title,
      seoDescription: row.seo_description,
    },
    variants: (variantsOf.get(row.id) ?? []).map((one) => ({
      id: one.id,
      attributes: one.attributes,
      values: {
        sku: one.sku,
        priceCents: one.price_cents,
        salePriceCents: one.sale_price_cents,
        onSale: one.on_sale,
        weightGrams: one.weight_grams,
        stock: one.unlimited ? ('unlimited' as const) : one.qty_in_stock,
      },
    })),
  }));
}

/**
 * Writes them and tells what became of them; who goes to another store page leaves a redirect behind.
 * The products must be locked, and the caller answers for the rules: see `checkProduct`, `checkRoom`.
 */
export async function writeProductValues(
  scope: EventScope,
  writes: readonly ProductWrite[],
): Promise<void> {
  if (writes.length === 0) return;
  const { trx, site } = scope;
  const { siteId } = site;
  const ids = writes.map(({ id }) => id);
  const moves = await findMoves(trx, siteId, writes);
  await writeProducts(trx, siteId, writes);
  await leaveProductRedirects(trx, siteId, moves);
  await writeCategories(trx, siteId, writes);
  const turned = await writeVariants(
    trx,
    siteId,
    writes.flatMap(({ variants }) => variants),
  );
  await bumpSiteVersion(trx, siteId);
  const products = ids.map((productId) => ({ productId, kind: 'updated' as const }));
  await announceEvent(scope, 'products-changed', { products });
  if (turned.length > 0) await announceEvent(scope, 'stock-changed', { variantIds: turned });
}

/** Those that go to another store page, as they stand before they are written. */
async function findMoves(
  trx: WriteTransaction,
  siteId: string,
  writes: readonly ProductWrite[],
): Promise<ProductMove[]> {
  const pages = new Map(
    writes.flatMap(({ id, values: { collectionId } }) =>
      collectionId === undefined ? [] : [[id, collectionId] as const],
    ),
  );
  if (pages.size === 0) return [];
  const rows = await trx
    .selectFrom('products')
    .select(['id', 'collection_id', 'url_id'])
    .where('site_id', '=', siteId)
    .where('id', 'in', [...pages.keys()])
    .execute();
  return rows.map((before) => {
    return { before, after: { ...before, collection_id: pages.get(before.id)! } };
  });
}

async function writeProducts(
  trx: WriteTransaction,
  siteId: string,
  writes: readonly ProductWrite[],
): Promise<void> {
  const rows = writes.map(({ id, values: { archivedOn, ...values } }) => ({
    id,
    ...values,
    setsArchive: archivedOn !== undefined,
    archivedAt: archivedOn ? new Date(archivedOn).toISOString() : null,
  }));
  await sql`
    update products p set updated_at = now(),
      collection_id = coalesce(n."collectionId", p.collection_id),
      is_visible = coalesce(n."isVisible", p.is_visible),
      publish_at = case when n."isVisible" or n."archivedAt" is not null then null
        else p.publish_at end,
      archived_at = case when n."setsArchive" then n."archivedAt" else p.archived_at end,
      tags = case when n.tags is null then p.tags
        else array(select jsonb_array_elements_text(n.tags)) end,
      seo_title = coalesce(n."seoTitle", p.seo_title),
      seo_description = coalesce(n."seoDescription", p.seo_description)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id text, "collectionId" text,
      "isVisible" boolean, "setsArchive" boolean, "archivedAt" timestamptz, tags jsonb, "seoTitle" text,
      "seoDescription" text)
    where p.site_id = ${siteId} and p.id = n.id`.execute(trx);
}

async function writeCategories(
  trx: WriteTransaction,
  siteId: string,
  writes: readonly ProductWrite[],
): Promise<void> {
  const changed = writes.filter(({ values }) => values.categoryIds !== undefined);
  if (changed.length === 0) return;
  const rows = changed.flatMap(({ id, values: { categoryIds = [] } }) =>
    categoryIds.map((categoryId) => ({ id, categoryId })),
  );
  await sql`delete from product_categories where site_id = ${siteId}
    and product_id = any(${changed.map(({ id }) => id)}::text[])`.execute(trx);
  // A category that went meanwhile is passed over.
  await sql`insert into product_categories (site_id, product_id, category_id)
    select ${siteId}, n.id, n."categoryId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id text, "categoryId" text)
    join categories c on c.site_id = ${siteId} and c.id = n."categoryId"`.execute(trx);
}

/** Answers the variants that were sold out and are not, or the other way round. */
async function writeVariants(
  trx: WriteTransaction,
  siteId: string,
  writes: ProductWrite['variants'],
): Promise<string[]> {
  const rows = writes
    .filter(({ values }) => Object.keys(values).length > 0)
    .map(({ id, values: { stock, ...values } }) => ({
      id,
      ...values,
      unlimited: stock === undefined ? undefined : stock === 'unlimited',
      units: typeof stock === 'number' ? stock : 0,
    }));
  if (rows.length === 0) return [];
  const renamed = rows.filter(({ sku }) => sku !== undefined).map(({ id }) => id);
  if (renamed.length > 0) {
    // SKUs may change places: those that change give up the ones they have first.
    await sql`update variants set sku = 'renamed:' || id
      where site_id = ${siteId} and id = any(${renamed}::text[])`.execute(trx);
  }
  const { rows: written } = await sql<{ id: string; isTurned: boolean }>`
    update variants v set
      sku = coalesce(n.sku, v.sku),
      price_cents = coalesce(n."priceCents", v.price_cents),
      sale_price_cents = coalesce(n."salePriceCents", v.sale_price_cents),
      on_sale = coalesce(n."onSale", v.on_sale),
      weight_grams = coalesce(n."weightGrams", v.weight_grams),
      unlimited = coalesce(n.unlimited, v.unlimited),
      qty_in_stock = case when n.unlimited is null then v.qty_in_stock else n.units end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id text, sku text,
        "priceCents" bigint, "salePriceCents" bigint, "onSale" boolean, "weightGrams" integer,
        unlimited boolean, units integer)
      join variants old on old.site_id = ${siteId} and old.id = n.id
    where v.site_id = ${siteId} and v.id = n.id
    returning v.id, (not old.unlimited and old.qty_in_stock = 0)
      <> (not v.unlimited and v.qty_in_stock = 0) as "isTurned"`.execute(trx);
  return written.filter(({ isTurned }) => isTurned).map(({ id }) => id);
}
