/** Charges by a method that a provider keeps, while its owner is away: subscriptions. */
import type { AppContext } from '../context.ts';
import type { Site } from '../features/sites/site.ts';
import type { PaymentSnapshot } from './payment-snapshot.ts';
import { findProvider, tenderOf } from './providers.ts';
import { findSavedMethod } from './saved-methods.ts';
import { takePayment, type TakenPayment } from './take-payment.ts';

export interface SavedCharge {
  /** What is paid for, in place of a cart: it becomes one order at most, whatever happens. */
  chargeId: string;
  /** One try of it: the same id twice takes the money once. */
  attemptId: string;
  savedMethodId: string;
  amountCents: number;
  currency: string;
  /** What the order will hold. */
  snapshot: PaymentSnapshot;
  /** Until when its owner may confirm it at `/checkout/payment/<paymentId>`, if the bank asks. */
  confirmBy: Date;
}

/**
 * Charges a kept method like a cart is paid: stock is held, `payment-paid` or `payment-failed` is
 * announced (with `chargeId` as the cart), the order is made by the same reactions. A declined card
 * is a payment that `failed`; one that waits for its owner is `requires_action`.
 * @returns `no-method` when the site has no such method, or its provider keeps none
 * @throws OutOfStockError or DiscountUsedUpError; nothing is charged then
 */
export async function chargeSaved(
  { ctx, site }: { ctx: AppContext; site: Site },
  charge: SavedCharge,
): Promise<TakenPayment | { kind: 'no-method' }> {
  const { siteId } = site;
  const { savedMethodId, chargeId, ...attempt } = charge;
  const method = await findSavedMethod(ctx.db, { siteId, savedMethodId });
  const provider = method && findProvider(ctx, method.provider);
  if (!provider?.chargeSaved) return { kind: 'no-method' };
  return takePayment({
    ctx,
    site,
    provider,
    attempt: {
      ...attempt,
      siteId,
      cartId: chargeId,
      savedMethodId,
      provider: provider.name,
      tender: tenderOf(provider.name),
    },
    ask: (asked) => provider.chargeSaved!(asked, method!),
  });
}
