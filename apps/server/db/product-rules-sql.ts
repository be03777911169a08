/**
 * The rules of prices and stock for lists that the database sorts or sums. They are those of
 * `packages/commerce`; a test compares both over random products.
 */
import { productTypes } from '@sitewright/commerce';
import { sql, type RawBuilder } from 'kysely';

/** What a variant costs now, in minor units: `getCurrentPrice`. */
export const currentPrice: RawBuilder<number> = sql`
  case when variants.on_sale then variants.sale_price_cents else variants.price_cents end`;

/**
 * Units over the variants of one product, null when they are not counted: `getTotalStock`. Needs
 * rows grouped by product. PDP-08, PDP-10.
 */
export function totalStock(productType: string): RawBuilder<number | null> {
  const { digital, giftCard } = productTypes;
  return sql`case when ${sql.ref(productType)} in (${sql.lit(digital)}, ${sql.lit(giftCard)})
    or bool_or(variants.unlimited) then null
    else coalesce(sum(variants.qty_in_stock), 0)::int8 end`;
}
