/** What a shopper has told so far, kept on the cart. */
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
 * Saves what is given and leaves the rest.
 * @returns false when there is no such open cart: nothing was saved
 */
export async function saveCheckoutFacts(
  ctx: AppContext,
  site: Site,
  { cartId, facts }: { cartId: string; facts: CheckoutFacts },
): Promise<boolean> {
  const now = ctx.now();
  const { email, shippingLocation, shippingOptionId } = facts;
  return ctx.transact(async (trx) => {
    const saved = await trx
      .updateTable('carts')
      .set({
        updated_at: now,
        expires_at: cartExpiry(now),
        ...(email !== undefined && { email }),
        ...(shippingLocation && { shipping_location: JSON.stringify(shippingLocation) }),
        ...(shippingOptionId !== undefined && { selected_shipping_option_id: shippingOptionId }),
      })
      .where('site_id', '=', site.siteId)
      .where('id', '=', cartId)
      .where('order_id', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return saved !== undefined;
  });
}
