/** Writes the cart of somebody whom staff made an offer. */
import type { ShippingLocation } from '@sitewright/contract';
import { sql } from 'kysely';
import { newId } from '../../db/id.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { hashAnswers } from './form-answers.ts';
import type { AgreedTerms } from './tables.ts';

/** What was agreed on, whole: nothing of what the cart held before stays. */
export interface AgreedCart {
  cartId: string;
  currency: string;
  email: string | null;
  shippingLocation: ShippingLocation | null;
  /** Of the shop's ways to ship; null: its buyer chooses. */
  shippingOptionId: string | null;
  entries: readonly AgreedEntry[];
  terms: AgreedTerms;
  expiresAt: Date;
}

/** Units of a variant. Each is a line of its own. */
interface AgreedEntry {
  id: string;
  productId: string;
  variantId: string;
  quantity: number;
}

/**
 * Makes the cart, or makes it anew. Who looks at it before that typed nothing that stays. The cart
 * must be locked when it is there, and not be bought.
 */
export async function writeAgreedCart(
  { ctx, trx, site: { siteId } }: EventScope,
  { cartId, entries, terms, ...agreed }: AgreedCart,
): Promise<void> {
  const now = ctx.now();
  const facts = {
    currency: agreed.currency,
    email: agreed.email,
    shipping_location: agreed.shippingLocation && JSON.stringify(agreed.shippingLocation),
    selected_shipping_option_id: agreed.shippingOptionId,
    coupon_codes: [],
    owner_hash: null,
    terms: JSON.stringify(terms),
    updated_at: now,
    expires_at: agreed.expiresAt,
  };
  await trx
    .insertInto('carts')
    .values({ site_id: siteId, id: cartId, created_at: now, ...facts })
    .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet(facts))
    .execute();
  await trx
    .deleteFrom('cart_entries')
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .execute();
  if (entries.length === 0) return;
  await trx
    .insertInto('cart_entries')
    .values(
      entries.map(({ id, productId, variantId, quantity }) => ({
        site_id: siteId,
        cart_id: cartId,
        id,
        product_id: productId,
        variant_id: variantId,
        quantity,
        additional_fields: JSON.stringify(null),
        // Lines of one variant may have different prices: each is apart.
        fields_hash: `${hashAnswers(null)}:${id}`,
        created_at: now,
      })),
    )
    .execute();
}

/** Nobody can pay it from now on. The cart must be locked. */
export async function closeAgreedCart(
  { ctx, trx, site: { siteId } }: EventScope,
  cartId: string,
): Promise<void> {
  await trx
    .updateTable('carts')
    .set({
      expires_at: ctx.now(),
      terms: sql<string>`jsonb_set(terms, '{version}', to_jsonb(${newId()}::text))`,
    })
    .where('site_id', '=', siteId)
    .where('id', '=', cartId)
    .where('terms', 'is not', null)
    .execute();
}
