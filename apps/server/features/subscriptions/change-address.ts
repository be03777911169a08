import { ApiError } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { Address } from '../../payments/payment-snapshot.ts';
import type { Site } from '../sites/site.ts';
import { noteChange } from './note-change.ts';
import { loadPlanProduct } from './plan-offers.ts';
import { loadTermsBasis, priceTerms } from './price-terms.ts';
import { queueSubscriptionMail } from './queue-subscription-mail.ts';
import { lockSubscription, saveTerms, type SubscriptionRow } from './stored-subscriptions.ts';
import { isRunning } from './subscription-states.ts';

/** True for goods that are sent. */
export function maySendElsewhere({ status, renewal }: SubscriptionRow): boolean {
  return isRunning({ status }) && renewal !== null && renewal.shippingAddress !== null;
}

/**
 * Sends a plan elsewhere from its next period on. The price that was agreed on stays; shipping and tax
 * are those of the new place. What is planned for later is asked for anew.
 * @param expectedCents what its buyer was told that a period costs then; missing: nothing yet
 * @returns what a period would cost there, when that is not what its buyer was told
 * @throws ApiError `subscription_changed`; `shipping_option_unavailable` when nothing goes there
 */
export async function changeAddress(
  { ctx, site }: { ctx: AppContext; site: Site },
  seen: SubscriptionRow,
  { address, expectedCents }: { address: Address; expectedCents?: number | undefined },
): Promise<number | undefined> {
  const { renewal } = seen;
  const choice = await loadPlanProduct({ ctx, site }, seen);
  const variant = choice?.variants.find(({ id }) => id === seen.variant_id);
  if (!renewal || !maySendElsewhere(seen) || !choice || !variant) {
    throw new ApiError('subscription_changed');
  }
  const { product } = choice;
  const wish = { row: seen, renewal, product, variant, shippingAddress: address, keepsPrice: true };
  const terms = priceTerms(await loadTermsBasis({ ctx, site }, seen), wish);
  if (!terms) throw new ApiError('shipping_option_unavailable');
  const { grandTotalCents } = terms.renewal;
  const isToldOf = grandTotalCents === (expectedCents ?? renewal.grandTotalCents);
  if (!isToldOf) return grandTotalCents;
  await ctx.transact(async (trx) => {
    const row = await lockSubscription(trx, site.siteId, seen.id);
    const isSame =
      row?.variant_id === seen.variant_id &&
      row.renewal?.grandTotalCents === renewal.grandTotalCents;
    if (!row || !isSame || !maySendElsewhere(row)) throw new ApiError('subscription_changed');
    const saved = await saveTerms(trx, row, { terms });
    const scope = { ctx, trx, site };
    await noteChange(scope, row.id, { kind: 'address', details: { city: address['city'] ?? '' } });
    await queueSubscriptionMail(scope, saved, { kind: 'address' });
  });
  return undefined;
}
