/** What a visitor keeps of the cart of their account when they sign out. AUTH-04, CART-25 */
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { newId, newToken } from '../../db/id.ts';
import type { Site } from '../sites/site.ts';
import { findAccountCart } from './account-cart.ts';
import { cartExpiry } from './write-entry.ts';

/**
 * Copies goods and coupons, and nothing that tells who they were for. The account keeps its own cart.
 * @returns the copy; undefined when there is nothing in the cart
 */
export async function copyAccountCart(
  ctx: AppContext,
  { siteId }: Site,
  accountId: string,
): Promise<string | undefined> {
  const now = ctx.now();
  const cartId = await findAccountCart(ctx.db, { siteId, accountId }, now);
  if (!cartId) return undefined;
  const copyId = newToken();
  return ctx.transact(async (trx) => {
    const { rows } = await sql`
      insert into carts (site_id, id, currency, coupon_codes, copied_from_account, is_followed,
        created_at, updated_at, expires_at)
      select site_id, ${copyId}, currency, coupon_codes, ${accountId}, false, ${now}::timestamptz,
        ${now}::timestamptz, ${cartExpiry(now)}::timestamptz
      from carts where site_id = ${siteId} and id = ${cartId} and order_id is null
        and exists (select from cart_entries e where e.site_id = ${siteId} and e.cart_id = ${cartId})
      returning id`.execute(trx);
    if (rows.length === 0) return undefined;
    const lines = await trx
      .selectFrom('cart_entries')
      .select(['product_id', 'variant_id', 'quantity', 'additional_fields', 'fields_hash'])
      .where('site_id', '=', siteId)
      .where('cart_id', '=', cartId)
      .orderBy('id')
      .execute();
    await trx
      .insertInto('cart_entries')
      .values(
        lines.map(({ additional_fields: fields, ...line }) => ({
          ...line,
          site_id: siteId,
          cart_id: copyId,
          id: newId(),
          additional_fields: sql<string>`${JSON.stringify(fields)}::jsonb`,
          created_at: now,
        })),
      )
      .execute();
    return copyId;
  });
}
