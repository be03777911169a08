import { emailKey } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { OfferedTo } from '../../payments/provider.ts';
import type { SignedIn } from '../accounts/site-session.ts';
import { isPickup, type PricedCart } from '../cart/price-cart.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';
import { isEmailProved } from './proved-emails.ts';

/** Whom ways to pay are offered to, and whether proving their email might offer more. */
export interface Asking extends OfferedTo {
  mayProveEmail: boolean;
}

interface Asker extends Pick<PricedCart, 'cart'> {
  ownerHash: string;
  email: string;
  /** Their email is that of the account, which was proved. */
  signedIn: SignedIn | undefined;
}

/**
 * What ways to pay depend on: how the order can be got, and who asks. Groups count once the browser
 * has proved the email, or its visitor is signed in, because goods may leave before their money comes.
 */
export async function offeredTo(
  ctx: AppContext,
  site: Site,
  { cart, ownerHash, email, signedIn }: Asker,
): Promise<Asking> {
  const { shippingOptions } = cart.rules;
  const pickupOptionIds = shippingOptions.filter(isPickup).map(({ id }) => id);
  const { invoice, invoiceGroups } = readSettings(site, 'payments');
  if (!invoice || invoiceGroups.length === 0) {
    return { pickupOptionIds, groupIds: [], mayProveEmail: false };
  }
  const isProved =
    (signedIn !== undefined && emailKey(cart.email ?? '') === emailKey(signedIn.email)) ||
    (await isEmailProved(ctx, { siteId: site.siteId, ownerHash, email }));
  const groupIds = isProved ? (cart.customer?.groupIds ?? []) : [];
  return { pickupOptionIds, groupIds, mayProveEmail: !isProved };
}
