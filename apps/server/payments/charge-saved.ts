/** Charges by a method that a provider keeps, while its owner is away: subscriptions. */
import type { AppContext } from '../context.ts';
import type { Site } from '../features/sites/site.ts';
import type { PaymentSnapshot } from './payment-snapshot.ts';
import type { PaymentProvider } from './provider.ts';
import { findProvider, freeProviderName, tenderOf } from './providers.ts';
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
  const { balances = [] } = charge.snapshot;
  const paidCents = balances.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const asked = paidCents < charge.amountCents ? provider : askNobody(ctx, provider);
  return takePayment({
    ctx,
    site,
    provider: asked,
    attempt: {
      ...attempt,
      siteId,
      cartId: chargeId,
      savedMethodId,
      provider: asked.name,
      tender: tenderOf(asked.name),
    },
    ask: (payment) =>
      asked === provider
        ? provider.chargeSaved!(payment, method!)
        : asked.start({ ...payment, method: {} }),
  });
}

/** Credit pays all of it; it is a test where the method is one. */
function askNobody(ctx: AppContext, kept: PaymentProvider): PaymentProvider {
  return { ...findProvider(ctx, freeProviderName)!, isTest: (site) => kept.isTest(site) };
}
