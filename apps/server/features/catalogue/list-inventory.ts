/** Variants with their stock, in any order. INVT-01 */
import { describeVariant } from '@sitewright/commerce';
import { mainLocationId, type listInventory as call } from '@sitewright/contract';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { ReadDatabase } from '../../db/database.ts';
import { findFew } from '../../db/find-few.ts';
import { plannedAnew } from '../../db/planned-anew.ts';
import { readRows } from '../../db/read-rows.ts';
import { readPlace, writePlace, type ListPlace } from '../../db/list-place.ts';
import { rowByRow, walkList } from '../../db/walk-list.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { loadHeldUnits } from '../products/held-units.ts';
import { loadLevels } from '../stock/stock-levels.ts';
import type { FilterScope, WordSearch } from './product-filter.ts';
import { isNextByTitle, isProductThat } from './next-by-title.ts';
import {
  isLow,
  patternOf,
  priceKey,
  skuHolds,
  stockKey,
  titleHolds,
  titleKey,
  withItsProduct,
} from './product-keys.ts';

type InventoryQuery = z.output<typeof call.query>;

interface VariantLine extends ListPlace {
  productId: string;
  title: string;
  ordering: string[];
  attributes: Record<string, string>;
  sku: string;
  priceCents: number;
  unlimited: boolean;
  quantity: number;
  elsewhere: number;
  lowStockUnits: number | null;
}

/**
 * A page of variants; those of one product stand together when the list is by name.
 * @throws ApiError `place_wrong`
 */
export async function listInventory(
  db: ReadDatabase,
  scope: FilterScope,
  query: InventoryQuery,
): Promise<AnswerOf<typeof call>> {
  const order = orderOf(query);
  const name = `${query.sort} ${order.direction}`;
  const productIds = await findFewOfCategory(db, scope, query);
  const place = readPlace(name, query.after);
  const asked = { scope: { ...scope, productIds }, query, order, place };
  const walked = isPerhapsOfMany(query) ? await walkPage(db, asked) : undefined;
  const rows = await readPage(db, { ...asked, walked });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    variants: await present(db, scope.siteId, page),
    ...(rows.length > query.limit && last && { after: placeOf(name, last) }),
  };
}

/** What many variants may be, so that looking at the next rows is worth it. */
function isPerhapsOfMany({ search, stock }: InventoryQuery): boolean {
  return Boolean(search?.trim()) || stock === 'low';
}

interface VariantScope extends FilterScope {
  /** Of the category, when they are few. */
  readonly productIds: readonly string[] | undefined;
}

interface Asked {
  readonly scope: VariantScope;
  readonly query: InventoryQuery;
  readonly order: VariantOrder;
  readonly place: ListPlace | undefined;
  /** The variants of the page, when a walk found them. */
  readonly walked?: readonly string[] | undefined;
}

function findFewOfCategory(db: ReadDatabase, scope: FilterScope, { categoryId }: InventoryQuery) {
  if (categoryId === undefined) return Promise.resolve(undefined);
  return findFew(db, {
    table: 'product_categories',
    id: 'product_id',
    siteId: scope.siteId,
    matches: sql<boolean>`category_id = any(${[...scope.categoryIds]}::text[])`,
  });
}

/** Ids of the page when the next variants fill it. */
function walkPage(db: ReadDatabase, { scope, query, order, place }: Asked) {
  const { siteId } = scope;
  const behind = sql`${isBehind(order, place)} order by ${inOrder(order)}`;
  const isByName = query.sort === 'name';
  return walkList(db, {
    next: isByName
      ? sql`select v.*
          from products p join variants v on v.site_id = p.site_id and v.product_id = p.id
          where p.site_id = ${siteId} and v.site_id = ${siteId} and ${behind}`
      : sql`select * from variants v where v.site_id = ${siteId} and ${behind}`,
    as: withItsProduct(siteId),
    matches: sql`p.archived_at is null and ${isWanted(query, scope, 'row-by-row')}`,
    id: sql`v.id`,
    order: inOrder(order),
    limit: query.limit + 1,
  });
}

/** The page, of the variants that a walk found or of all. */
async function readPage(db: ReadDatabase, { scope, query, order, place, walked }: Asked) {
  const next = walked ? undefined : await isOfNextProducts(db, { scope, query, order, place });
  const isOfPage = walked
    ? sql`v.id = any(${[...walked]}::text[])`
    : sql`p.archived_at is null and ${next ?? sql`true`} and ${isBehind(order, place)}
        and ${isWanted(query, scope, next ? 'row-by-row' : 'by-index')}`;
  return readRows<VariantLine>(
    db,
    sql`
    select v.id, ${order.key} as key, p.id as "productId", p.title, v.attributes, v.sku,
      p.variant_option_ordering as ordering, ${priceKey} as "priceCents",
      v.unlimited, v.qty_in_stock as quantity, v.qty_elsewhere as elsewhere,
      v.low_stock_units as "lowStockUnits"
    from products p join variants v on v.site_id = p.site_id and v.product_id = p.id
    where p.site_id = ${scope.siteId} and v.site_id = ${scope.siteId} and ${isOfPage}
    order by ${inOrder(order)} limit ${query.limit + 1} ${plannedAnew}`,
  );
}

/**
 * By name: those of the first products that have such variants, so many as fill a page with one variant
 * each. What is left of the product of the place is one more. By price or stock: the first variants of
 * what is low.
 * @returns undefined where nothing is known that leaves many out
 */
async function isOfNextProducts(
  db: ReadDatabase,
  { query, scope, order, place }: Asked,
): Promise<RawBuilder<unknown> | undefined> {
  const { siteId } = scope;
  // What is found of a category is of it.
  const rest = query.sort === 'name' ? { ...query, categoryId: undefined } : query;
  const restScope = query.sort === 'name' ? { ...scope, productIds: undefined } : scope;
  const wanted = isWanted(rest, restScope, 'row-by-row');
  const limit = query.limit + 2;
  if (query.sort !== 'name') {
    if (query.stock !== 'low') return undefined;
    const found = sql`select v.id from variants v
      where v.site_id = ${siteId} and ${isLow(siteId, scope.threshold)}`;
    const matches = sql`p.archived_at is null and ${wanted}`;
    return sql`v.id in (select v.id from variants v
      where v.site_id = ${siteId} and ${isBehind(order, place)}
        and ${rowByRow(sql`v.id in (select unnest(array(${found})))`)}
        and ${isProductThat(matches, siteId, sql`v.product_id`)}
      order by ${inOrder(order)} limit ${limit})`;
  }
  const found = findProducts(query, scope);
  if (!found) return undefined;
  const matches = sql`p.archived_at is null and (select true from variants v
    where v.site_id = ${siteId} and v.product_id = p.id and ${rowByRow(wanted)} limit 1)`;
  const { direction } = order;
  const from = place && { ...place, id: place.id.split(':')[0] ?? '' };
  return isNextByTitle(db, { siteId, found, matches, place: from, direction, limit });
}

/**
 * Ids of the products that have such variants if any: those that each part of the filter leaves.
 * Undefined where most may have some.
 */
function findProducts(
  { search, stock, categoryId }: InventoryQuery,
  { siteId, threshold, categoryIds }: VariantScope,
): RawBuilder<unknown> | undefined {
  const words = search?.trim() ?? '';
  const variants = sql`select v.product_id from variants v where v.site_id = ${siteId}`;
  const parts = [
    ...(categoryId === undefined
      ? []
      : [
          sql`(select product_id from product_categories
            where site_id = ${siteId} and category_id = any(${[...categoryIds]}::text[]))`,
        ]),
    ...(words === ''
      ? []
      : [
          sql`(select product_id from variants where site_id = ${siteId} and ${skuHolds(words)}
            union all select id from products where site_id = ${siteId} and ${titleHolds(words)})`,
        ]),
    ...(stock === 'low' ? [sql`(${variants} and ${isLow(siteId, threshold)})`] : []),
    ...(stock === 'out' ? [sql`(${variants} and ${stockKey} = 0)`] : []),
  ];
  return parts.length === 0 ? undefined : sql.join(parts, sql` intersect `);
}

function placeOf(order: string, { key, productId, id }: VariantLine): string {
  return writePlace(order, { key, id: `${productId}:${id}` });
}

async function present(db: ReadDatabase, siteId: string, page: readonly VariantLine[]) {
  const ids = page.map(({ id }) => id);
  const held = await loadHeldUnits(db, siteId, ids);
  const spread = page.filter(({ elsewhere }) => elsewhere > 0);
  const levels = await loadLevels(
    db,
    siteId,
    spread.map(({ id }) => id),
  );
  return page.map((line) => ({
    id: line.id,
    productId: line.productId,
    title: line.title,
    variant: describeVariant(line, line.ordering),
    sku: line.sku,
    priceCents: line.priceCents,
    stock: {
      unlimited: line.unlimited,
      quantity: line.unlimited ? 0 : line.quantity,
      held: held.get(line.id) ?? 0,
    },
    levels: levels
      .filter(({ variantId }) => variantId === line.id)
      .map(({ locationId, quantity }) => ({ locationId, quantity })),
    lowStockUnits: line.lowStockUnits,
  }));
}

function isWanted(query: InventoryQuery, scope: VariantScope, way: WordSearch = 'by-index') {
  const { siteId, threshold, categoryIds, productIds } = scope;
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (query.productId !== undefined) parts.push(sql`p.id = ${query.productId}`);
  if (query.variantId !== undefined) parts.push(sql`v.id = ${query.variantId}`);
  if (query.stock === 'out') parts.push(sql`${stockKey} = 0`);
  if (query.stock === 'low') parts.push(isLow(siteId, threshold));
  if (productIds) parts.push(sql`p.id = any(${[...productIds]}::text[])`);
  else if (query.categoryId !== undefined) {
    parts.push(sql`p.id in (select product_id from product_categories
      where site_id = ${siteId} and category_id = any(${[...categoryIds]}::text[]))`);
  }
  if (query.locationId !== undefined) parts.push(liesAt(siteId, query.locationId, way));
  const words = query.search?.trim() ?? '';
  const pattern = patternOf(words);
  if (words !== '' && way === 'row-by-row') {
    parts.push(sql`(p.title_key ilike fold_text(${pattern}) or v.sku ilike ${pattern})`);
  } else if (words !== '') {
    parts.push(sql`v.id in (
      select w.id from products q join variants w on w.site_id = q.site_id and w.product_id = q.id
        where q.site_id = ${siteId} and q.id in (select id from products where site_id = ${siteId} and ${titleHolds(words)})
      union select id from variants where site_id = ${siteId} and ${skuHolds(words)})`);
  }
  return sql`${sql.join(parts, sql` and `)}`;
}

/** Something of `variants v` lies there, and is counted. */
function liesAt(siteId: string, locationId: string, way: WordSearch): RawBuilder<unknown> {
  if (locationId === mainLocationId) {
    return sql`not v.unlimited and v.qty_in_stock > v.qty_elsewhere`;
  }
  if (way === 'row-by-row') {
    return sql`(select true from stock_levels l where l.site_id = ${siteId}
      and l.location_id = ${locationId} and l.variant_id = v.id and l.quantity > 0)`;
  }
  return sql`v.id in (select variant_id from stock_levels
    where site_id = ${siteId} and location_id = ${locationId} and quantity > 0)`;
}

interface VariantOrder {
  readonly key: RawBuilder<unknown>;
  /** The product as the index of the order has it. */
  readonly product: RawBuilder<unknown>;
  readonly direction: 'asc' | 'desc';
}

function orderOf({ sort, direction = 'asc' }: InventoryQuery): VariantOrder {
  if (sort === 'name') return { key: titleKey, product: sql`p.id`, direction };
  const key = sort === 'stock' ? stockKey : priceKey;
  return { key, product: sql`v.product_id`, direction };
}

/** Behind the last row; the first half is what the index of titles can begin with. */
function isBehind(
  { key, product, direction }: VariantOrder,
  place: ListPlace | undefined,
): RawBuilder<unknown> {
  if (!place) return sql`true`;
  const [productId, variantId] = place.id.split(':');
  const side = sql.raw(direction === 'asc' ? '>' : '<');
  return sql`(${key}, ${product}) ${side}= (${place.key}, ${productId ?? ''})
    and (${key}, ${product}, v.id) ${side} (${place.key}, ${productId ?? ''}, ${variantId ?? ''})`;
}

function inOrder({ key, product, direction }: VariantOrder): RawBuilder<unknown> {
  const way = sql.raw(direction);
  return sql`${key} ${way}, ${product} ${way}, v.id ${way}`;
}
