import type { ShippingLocation } from '@sitewright/contract';
import { newToken } from '../../db/id.ts';
import { hashToken } from '../../db/hash-token.ts';
import type { AppContext } from '../../context.ts';
import type { Site } from '../sites/site.ts';
import { saveCheckoutFacts } from './save-checkout.ts';

/** What is known of a buyer, under the names of the form, and the browser that may see it. */
interface HandedOver {
  cartId: string;
  ownerHash: string;
  /** Empty when it is not known. */
  email: string;
  location: ShippingLocation | null;
  fields: Record<string, string>;
  expiresAt: Date;
}

/**
 * Fills a checkout in for one browser, as if its link had been opened there. Whoever calls this has
 * made sure that it is the buyer's.
 */
export async function handOverFields(
  ctx: AppContext,
  site: Site,
  { cartId, ownerHash, email, location, fields, expiresAt }: HandedOver,
): Promise<void> {
  await ctx.transact((trx) =>
    trx
      .insertInto('checkout_links')
      .values({
        site_id: site.siteId,
        token_hash: hashToken(newToken()),
        cart_id: cartId,
        email,
        fields: JSON.stringify(fields),
        opened_by: ownerHash,
        created_at: ctx.now(),
        expires_at: expiresAt,
      })
      .execute(),
  );
  const facts = { ...(email && { email }), ...(location && { shippingLocation: location }) };
  await saveCheckoutFacts(ctx, site, { cartId, ownerHash, facts });
}
