/** Products of a site for its staff: a page in any order, and how many there are. */
import type { listProducts as call } from '@sitewright/contract';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { ReadDatabase } from '../../db/database.ts';
import { countSome } from '../../db/count-some.ts';
import { plannedAnew } from '../../db/planned-anew.ts';
import { readRows } from '../../db/read-rows.ts';
import {
  inOrder,
  isBehind,
  readPlace,
  writePlace,
  type ListPlace,
  type PageOrder,
} from '../../db/list-place.ts';
import { tellFew } from '../../db/find-few.ts';
import { walkList } from '../../db/walk-list.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import {
  findPerhaps,
  findWanted,
  isOfMost,
  isNarrowed,
  isWanted,
  type FilterScope,
  type ProductFilter,
} from './product-filter.ts';
import { priceKey, stockKey, titleKey, withItsProduct } from './product-keys.ts';
import { nextByTitle } from './next-by-title.ts';
import { nextByVariant } from './next-by-variant.ts';
import { loadProductLines } from './load-product-lines.ts';

type ListQuery = z.output<typeof call.query>;

/**
 * A page of products. The index of the order is walked from the place on, and the walk ends with
 * the page; a search that finds few among the next rows starts from what it finds.
 * @throws ApiError `place_wrong`
 */
export async function listProducts(
  db: ReadDatabase,
  scope: FilterScope,
  query: ListQuery,
): Promise<AnswerOf<typeof call>> {
  const { ids, after } = await listProductPage(db, scope, query);
  const products = await loadProductLines(db, scope.siteId, ids);
  return { products, ...(after !== undefined && { after }) };
}

/** Ids of a page of products in their order, and where the next one begins. */
export async function listProductPage(
  db: ReadDatabase,
  scope: FilterScope,
  query: ListQuery,
): Promise<{ ids: string[]; after?: string }> {
  const order = orderOf(query);
  const name = `${query.sort} ${order.direction}`;
  const asked = { scope, query, order, place: readPlace(name, query.after) };
  const walked = isNarrowed(query) ? await walkPage(db, asked) : undefined;
  const rows = await readPage(db, { ...asked, walked });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const ids = page.map(({ id }) => id);
  return { ids, ...(rows.length > query.limit && last && { after: writePlace(name, last) }) };
}

/** How many the filter finds, up to a ceiling. */
export async function countProducts(db: ReadDatabase, scope: FilterScope, filter: ProductFilter) {
  const found = (await isOfMost(db, scope, filter))
    ? sql`select 1 from products p where ${isWanted(filter, scope, 'row-by-row')}`
    : findWanted(filter, scope);
  return countSome(db, found);
}

interface Asked {
  scope: FilterScope;
  query: ListQuery;
  order: PageOrder;
  place: ListPlace | undefined;
  /** The products of the page, when a walk found them. */
  walked?: readonly string[] | undefined;
}

/** The page, of the products that a walk found or of all. */
async function readPage(
  db: ReadDatabase,
  { scope, query, order, place, walked }: Asked,
): Promise<ListPlace[]> {
  const isByVariant = query.sort === 'price' || query.sort === 'stock';
  const source = isByVariant ? lowestVariants : sql`products p`;
  const isOfPage = walked
    ? sql`p.site_id = ${scope.siteId} and p.id = any(${[...walked]}::text[])`
    : await isOfNext(db, { scope, query, order, place });
  return readRows<ListPlace>(
    db,
    sql`
    select ${order.id} as id, ${keyText(query.sort, order.key)} as key from ${source}
    where ${isOfPage}
    ${isByVariant ? sql`and v.site_id = ${scope.siteId} and ${isLowest(order.key)}` : sql``}
    order by ${inOrder(order)} limit ${query.limit + 1} ${plannedAnew}`,
  );
}

/** Whether a product is of the list and behind the place. */
async function isOfNext(
  db: ReadDatabase,
  { scope, query, order, place }: Asked,
): Promise<RawBuilder<unknown>> {
  const wanted = sql`${isWanted(query, scope)} and ${isBehind(order, place)}`;
  const perhaps = findPerhaps(query, scope);
  for (const found of perhaps) {
    const few = await tellFew(db, found);
    if (!few) continue;
    return sql`p.id = any(${[...few]}::text[]) and ${isWanted(query, scope, 'row-by-row')}
      and ${isBehind(order, place)}`;
  }
  const [found] = perhaps;
  if (!found || query.sort === 'created' || query.sort === 'updated') return wanted;
  const matches = isWanted(query, scope, 'row-by-row');
  // One more than the page and the next: the product of the place is among them.
  const asked = { siteId: scope.siteId, found, matches, place, limit: query.limit + 2 };
  const next =
    query.sort === 'title'
      ? nextByTitle({ ...asked, direction: order.direction })
      : nextByVariant({ ...asked, order, isLowest: isLowest(order.key) });
  return sql`p.id in (${next}) and ${isBehind(order, place)}`;
}

/** Ids of the page when the next products fill it. */
function walkPage(db: ReadDatabase, { scope, query, order, place }: Asked) {
  const { siteId } = scope;
  const isByVariant = query.sort === 'price' || query.sort === 'stock';
  const matches = isWanted(query, scope, 'row-by-row');
  return walkList(db, {
    next: isByVariant
      ? sql`select * from variants v where v.site_id = ${siteId} and ${isBehind(order, place)}
          order by ${inOrder(order)}`
      : sql`select * from products p where p.site_id = ${siteId} and ${isBehind(order, place)}
          order by ${inOrder(order)}`,
    as: isByVariant ? withItsProduct(siteId) : sql`p`,
    matches: isByVariant ? sql`${matches} and ${isLowest(order.key)}` : matches,
    id: order.id,
    order: inOrder(order),
    limit: query.limit + 1,
  });
}

/** A product stands where its lowest variant does. */
const lowestVariants = sql`
  variants v join products p on p.site_id = v.site_id and p.id = v.product_id`;

function isLowest(key: RawBuilder<unknown>): RawBuilder<unknown> {
  const own = sql`(${key}, v.id)`;
  return sql`not exists (select 1 from variants v2 where v2.site_id = v.site_id
    and v2.product_id = v.product_id and ${key === priceKey ? lowerPrice : lowerStock} < ${own})`;
}

const lowerPrice = sql`(
  case when v2.on_sale then v2.sale_price_cents else v2.price_cents end, v2.id)`;
const lowerStock = sql`(
  case when v2.unlimited then 2147483647 else v2.qty_in_stock end, v2.id)`;

/** Times are told as text, so that no microsecond is lost. */
function keyText(sort: ListQuery['sort'], key: RawBuilder<unknown>): RawBuilder<unknown> {
  return sort === 'updated' ? sql`${key}::text` : key;
}

function orderOf({ sort, direction }: ListQuery): PageOrder {
  const usual = sort === 'created' || sort === 'updated' ? 'desc' : 'asc';
  const way = direction ?? usual;
  if (sort === 'price') return { key: priceKey, id: sql`v.product_id`, direction: way };
  if (sort === 'stock') return { key: stockKey, id: sql`v.product_id`, direction: way };
  const key = { created: sql`p.id`, updated: sql`p.updated_at`, title: titleKey }[sort];
  return { key, id: sql`p.id`, direction: way };
}
