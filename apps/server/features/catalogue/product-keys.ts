/** What products and variants are sorted by: each expression is that of an index. */
import { sql, type RawBuilder } from 'kysely';
import { escapeLike } from '../../db/escape-like.ts';
import { rowByRow } from '../../db/walk-list.ts';

/** The lowest key of what has no counted stock: behind all that has. */
export const uncountedKey = 2_147_483_647;

/** Units of `variants v`; what is not counted comes last. */
export const stockKey: RawBuilder<number> = sql`(
  case when v.unlimited then ${sql.lit(uncountedKey)} else v.qty_in_stock end)`;

/** What `variants v` costs now. */
export const priceKey: RawBuilder<number> = sql`(
  case when v.on_sale then v.sale_price_cents else v.price_cents end)`;

/** The title of `products p`, without accents and in small letters. */
export const titleKey: RawBuilder<string> = sql`p.title_key`;

/** Titles of `products` that contain what was typed. */
export function titleHolds(typed: string): RawBuilder<unknown> {
  return holds(sql`title_key ilike fold_text(${patternOf(typed)})`, typed);
}

/** Addresses of `products` that do. */
export function addressHolds(typed: string): RawBuilder<unknown> {
  return holds(sql`url_id ilike ${patternOf(typed)}`, typed);
}

/** SKUs of `variants` that do. */
export function skuHolds(typed: string): RawBuilder<unknown> {
  return holds(sql`sku ilike ${patternOf(typed)}`, typed);
}

/** What `ilike` is told to find it anywhere. */
export function patternOf(typed: string): string {
  return `%${escapeLike(typed)}%`;
}

/** An index of letters knows three at a time, and tells all that it has for fewer. */
function holds(condition: RawBuilder<unknown>, typed: string): RawBuilder<unknown> {
  return typed.length < 3 ? rowByRow(condition) : condition;
}

/**
 * Whether there is little of `variants v`, or nothing: as it says itself, else as the shop says. What
 * could be low by any of these numbers is found by the index of stock.
 */
export function isLow(siteId: string, shopUnits: number): RawBuilder<boolean> {
  return sql`(${stockKey} between 0 and greatest(${shopUnits}::integer, coalesce((
      select max(o.low_stock_units) from variants o
      where o.site_id = ${siteId} and o.low_stock_units is not null), 0))
    and ${stockKey} <= coalesce(v.low_stock_units, ${shopUnits}::integer))`;
}

/**
 * The product `p` of each of some `variants v`, looked up one by one. Joined plainly, the planner reads
 * all products for them when it expects many.
 */
export function withItsProduct(siteId: string): RawBuilder<unknown> {
  return sql`v cross join lateral (select * from products q
    where q.site_id = ${siteId} and q.id = v.product_id offset 0) p`;
}
