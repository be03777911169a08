/** What products and variants are sorted by: each expression is that of an index. */
import { sql, type RawBuilder } from 'kysely';
import { escapeLike } from '../../db/escape-like.ts';

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

/**
 * Titles of `products` that contain what was typed. The index of letters knows three at a time:
 * fewer are looked for in each title, and in the folded one, which costs a tenth.
 */
export function titleHolds(typed: string): RawBuilder<boolean> {
  const pattern = sql`fold_text(${`%${escapeLike(typed)}%`})`;
  return typed.length < 3
    ? sql<boolean>`title_key ilike ${pattern}`
    : sql<boolean>`fold_text(title) ilike ${pattern}`;
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
