/** What a shopper has told so far, kept on the cart. */
import { sql } from 'kysely';
import type { ShippingLocation } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { Site } from '../sites/site.ts';
import { cartExpiry } from '../cart/write-entry.ts';

export interface CheckoutFacts {
  email?: string;
  shippingLocation?: ShippingLocation;
  shippingOptionId?: string | null;
}

/**
 * Saves what is given and leaves the rest; what another visitor had typed goes.
 * @returns false when there is no such open cart: nothing was saved
 */
export async function saveCheckoutFacts(
  ctx: AppContext,
  site: Site,
  { cartId, ownerHash, facts }: { cartId: string; ownerHash: string; facts: CheckoutFacts },
): Promise<boolean> {
  const now = ctx.now();
  const { email, shippingLocation, shippingOptionId } = facts;
  const locationJson = shippingLocation ? JSON.stringify(shippingLocation) : null;
  return ctx.transact(async (trx) => {
    const saved = await trx
      .updateTable('carts')
      .set({
        updated_at: now,
        expires_at: keptUntil(now),
        owner_hash: ownerHash,
        language: site.language ?? null,
        email: sql<string | null>`case when ${email !== undefined} then ${email ?? null}
          when owner_hash = ${ownerHash} then email end`,
        shipping_location: sql<string | null>`case
          when ${shippingLocation !== undefined} then ${locationJson}::jsonb
          when owner_hash = ${ownerHash} then shipping_location end`,
        ...(shippingOptionId !== undefined && { selected_shipping_option_id: shippingOptionId }),
      })
      .where('site_id', '=', site.siteId)
      .where('id', '=', cartId)
      .where('order_id', 'is', null)
      .where('expires_at', '>', now)
      .returning('id')
      .executeTakeFirst();
    return saved !== undefined;
  });
}

/**
 * Saves the chosen way of shipping: it says nothing of a person, so whoever has the cart may.
 * @returns false when there is no such open cart
 */
export async function chooseShippingOption(
  ctx: AppContext,
  site: Site,
  { cartId, shippingOptionId }: { cartId: string; shippingOptionId: string },
): Promise<boolean> {
  const now = ctx.now();
  const saved = await ctx.transact((trx) =>
    trx
      .updateTable('carts')
      .set({
        selected_shipping_option_id: shippingOptionId,
        updated_at: now,
        expires_at: keptUntil(now),
      })
      .where('site_id', '=', site.siteId)
      .where('id', '=', cartId)
      .where('order_id', 'is', null)
      .where('expires_at', '>', now)
      .returning('id')
      .executeTakeFirst(),
  );
  return saved !== undefined;
}

/** A cart that staff made lives as long as they said. */
function keptUntil(now: Date) {
  return sql<Date>`case when terms is null then ${cartExpiry(now)}::timestamptz else expires_at end`;
}
