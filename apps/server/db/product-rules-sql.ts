/**
 * The rules of prices and stock for lists that the database sorts or sums. They are those of
 * `packages/commerce`; a test compares both over random products.
 */
import { productTypes } from '@sitewright/commerce';
import { sql, type RawBuilder } from 'kysely';

/**
 * What a variant costs now, in minor units: `getCurrentPrice`.
 * @param variant what `variants` is called in the statement
 */
export function currentPriceOf(variant: string): RawBuilder<number> {
  const column = (name: string) => sql.ref(`${variant}.${name}`);
  return sql`case when ${column('on_sale')} then ${column('sale_price_cents')}
    else ${column('price_cents')} end`;
}

/** The same of `variants` under its own name. */
export const currentPrice: RawBuilder<number> = currentPriceOf('variants');

/** Whether units of this type are counted: `isStockCounted`. PDP-08. */
export function isCountedType(productType: string): RawBuilder<boolean> {
  const { digital, giftCard } = productTypes;
  return sql`${sql.ref(productType)} not in (${sql.lit(digital)}, ${sql.lit(giftCard)})`;
}

/**
 * Units over the variants of one product, null when they are not counted: `getTotalStock`. Needs
 * rows grouped by product. PDP-08, PDP-10.
 */
export function totalStock(productType: string): RawBuilder<number | null> {
  return sql`case when not ${isCountedType(productType)} or bool_or(variants.unlimited) then null
    else coalesce(sum(variants.qty_in_stock), 0)::int8 end`;
}
