/** Which products a list, a count or a bulk edit is about. */
import type { countProducts } from '@sitewright/contract';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { ReadDatabase } from '../../db/database.ts';
import { matchesMost, rowByRow } from '../../db/walk-list.ts';
import { addressHolds, isLow, patternOf, skuHolds, stockKey, titleHolds } from './product-keys.ts';

/** What narrows them, as the address says it. */
export type ProductFilter = z.output<typeof countProducts.query>;

/** How words are looked for: by their indexes, or in each row that is looked at. */
export type WordSearch = 'by-index' | 'row-by-row';

export interface FilterScope {
  readonly siteId: string;
  /** The category of the filter with all below it. */
  readonly categoryIds: readonly string[];
  /** Units from which on few are left. */
  readonly threshold: number;
}

/** The condition on `products p`: each part has an index of its own, unless rows are looked at. */
export function isWanted(
  filter: ProductFilter,
  scope: FilterScope,
  way: WordSearch = 'by-index',
): RawBuilder<boolean> {
  const { siteId } = scope;
  const parts: RawBuilder<unknown>[] = [
    sql`p.site_id = ${siteId}`,
    filter.archived ? sql`p.archived_at is not null` : sql`p.archived_at is null`,
  ];
  if (filter.productType !== undefined) parts.push(sql`p.product_type = ${filter.productType}`);
  // Told as it is, for the indexes of what is hidden and of what is not.
  if (filter.visible !== undefined)
    parts.push(filter.visible ? sql`p.is_visible` : sql`not p.is_visible`);
  if (filter.collectionId !== undefined) parts.push(sql`p.collection_id = ${filter.collectionId}`);
  if (filter.tag !== undefined) parts.push(sql`p.tags @> ${[filter.tag]}::text[]`);
  if (filter.categoryId !== undefined) {
    parts.push(sql`p.id in (select product_id from product_categories
      where site_id = ${siteId} and category_id = any(${[...scope.categoryIds]}::text[]))`);
  }
  if (filter.stock !== undefined) parts.push(inStockState(filter.stock, scope, way));
  if (filter.onSale !== undefined) {
    const isIn = sql.raw(filter.onSale ? 'in' : 'not in');
    parts.push(sql`p.id ${isIn} (select product_id from variants
      where site_id = ${siteId} and on_sale)`);
  }
  const words = filter.search?.trim() ?? '';
  if (words !== '')
    parts.push(
      way === 'by-index'
        ? sql`p.id in (select distinct id from (${findByWords(words, siteId)}) as found)`
        : isOf(words, siteId),
    );
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}

/** Whether the title or the address of `products` contains it: one pass over both indexes. */
function isCalled(words: string): RawBuilder<unknown> {
  return sql`(${titleHolds(words)} or ${addressHolds(words)})`;
}

/** Ids of products with a SKU that contains it. */
function findBySku(words: string, siteId: string): RawBuilder<unknown> {
  return sql`select product_id from variants where site_id = ${siteId} and ${skuHolds(words)}`;
}

/** Ids of products whose title, address or SKU contains it; some are told by each. */
function findByWords(words: string, siteId: string): RawBuilder<unknown> {
  return sql`select id from products where site_id = ${siteId} and ${isCalled(words)}
    union all ${findBySku(words, siteId)}`;
}

/** The same, asked of one product. */
function isOf(words: string, siteId: string): RawBuilder<unknown> {
  const pattern = patternOf(words);
  return rowByRow(sql`p.title_key ilike fold_text(${pattern}) or p.url_id ilike ${pattern}
    or (select bool_or(s.sku ilike ${pattern}) from variants s
      where s.site_id = ${siteId} and s.product_id = p.id)`);
}

/** Whether it leaves any product out that is not archived, or may do so. */
export function isNarrowed({ search, archived, ...others }: ProductFilter): boolean {
  const { productType, visible, collectionId, tag, categoryId, stock, onSale } = others;
  const asked = [productType, collectionId, visible, tag, categoryId, stock, onSale];
  return Boolean(search?.trim()) || archived === true || asked.some((one) => one !== undefined);
}

/**
 * For each part of a filter that an index answers by itself: ids of products among which all are that
 * the filter wants, in any order and more than once. What leaves few out is not among them.
 */
export function findPerhaps(filter: ProductFilter, scope: FilterScope): RawBuilder<unknown>[] {
  const { siteId, categoryIds } = scope;
  const { archived, productType, visible, collectionId, tag, categoryId, stock, onSale } = filter;
  const words = filter.search?.trim() ?? '';
  const isInList = archived ? sql`archived_at is not null` : sql`archived_at is null`;
  const products = sql`select id from products where site_id = ${siteId} and ${isInList}`;
  const variants = sql`select product_id from variants v where v.site_id = ${siteId}`;
  return [
    ...(words === '' ? [] : [findByWords(words, siteId)]),
    ...(archived ? [products] : []),
    ...(productType === undefined ? [] : [sql`${products} and product_type = ${productType}`]),
    ...(visible === false ? [sql`${products} and not is_visible`] : []),
    ...(collectionId === undefined ? [] : [sql`${products} and collection_id = ${collectionId}`]),
    ...(tag === undefined ? [] : [sql`${products} and tags @> ${[tag]}::text[]`]),
    ...(categoryId === undefined
      ? []
      : [
          sql`select product_id from product_categories
            where site_id = ${siteId} and category_id = any(${[...categoryIds]}::text[])`,
        ]),
    ...(onSale ? [sql`${variants} and v.on_sale`] : []),
    ...(stock === 'low' ? [findLow(scope)] : []),
    ...(stock === 'out' ? [sql`${variants} and ${stockKey} = 0`] : []),
  ];
}

/** Ids of what a filter finds, each once: the words by their indexes, the rest of each of these. */
export function findWanted(filter: ProductFilter, scope: FilterScope): RawBuilder<unknown> {
  const { search, ...rest } = filter;
  const words = search?.trim() ?? '';
  const products = sql`select p.id from products p where ${isWanted(rest, scope)}`;
  if (words === '') return products;
  return sql`${products} and ${isCalled(words)}
    union ${products} and p.id in (${findBySku(words, scope.siteId)})`;
}

/** Whether half of the products hold what is searched for. */
export function isOfMost(
  db: ReadDatabase,
  { siteId }: FilterScope,
  { search }: ProductFilter,
): Promise<boolean> {
  const words = search?.trim() ?? '';
  if (words === '') return Promise.resolve(false);
  const rows = sql`select * from products where site_id = ${siteId}`;
  return matchesMost(db, { rows, as: 'p', matches: isOf(words, siteId) });
}

/** Ids of products with a variant of which little is left. */
function findLow({
  siteId,
  threshold,
}: Pick<FilterScope, 'siteId' | 'threshold'>): RawBuilder<unknown> {
  return sql`select product_id from variants v
    where v.site_id = ${siteId} and ${isLow(siteId, threshold)} and ${stockKey} > 0`;
}

function inStockState(
  state: 'in' | 'low' | 'out',
  { siteId, threshold }: FilterScope,
  way: WordSearch,
): RawBuilder<unknown> {
  const variants = sql`select product_id from variants v where v.site_id = ${siteId}`;
  const rest = sql`exists (select 1 from variants v where v.site_id = ${siteId}
    and v.product_id = p.id and ${stockKey} > 0)`;
  if (state === 'in') return rest;
  if (state === 'low' && way === 'row-by-row') {
    return sql`(select bool_or(${isLow(siteId, threshold)} and ${stockKey} > 0) from variants v
      where v.site_id = ${siteId} and v.product_id = p.id)`;
  }
  if (state === 'low') return sql`p.id in (${findLow({ siteId, threshold })})`;
  return sql`p.id in (${variants} and ${stockKey} = 0) and not ${rest}`;
}
