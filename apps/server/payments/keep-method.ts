/** Keeps a way to pay for later charges, without taking any money: another card for a plan. */
import type { AppContext } from '../context.ts';
import type { Site } from '../features/sites/site.ts';
import type { NewMethodFor, PaymentSnapshot } from './payment-snapshot.ts';
import { findProvider, offeredForPlans, offeredMethods, tenderOf } from './providers.ts';
import { takePayment, type TakenPayment } from './take-payment.ts';

/** Whoever sells by pick-up or to groups asks for no card. */
const toAnybody = { pickupOptionIds: [], groupIds: [] };

/** What a site offers for plans, and what it takes money by that cannot be charged later. */
export function listKeepingMethods(ctx: AppContext, site: Site) {
  const keeping = offeredForPlans(ctx, site, toAnybody);
  const names = keeping.map(({ provider }) => provider);
  const others = offeredMethods(site, toAnybody).filter(
    ({ provider }) =>
      !names.includes(provider) && findProvider(ctx, provider)?.isSettledByHand !== true,
  );
  return { keeping, others };
}

export interface MethodToKeep {
  /** What it is for: one payment is under way for it at a time. */
  purpose: string;
  /** The same id twice is one try. */
  attemptId: string;
  provider: string;
  /** What was typed for the provider; never stored. */
  typed: Readonly<Record<string, string>>;
  email: string;
  currency: string;
  keepsMethodFor: NewMethodFor;
  /** Until when its owner may do what the bank asks for. */
  confirmBy: Date;
}

/**
 * Asks a provider to keep a method, as a payment of nothing: its second step, its events and its
 * reconciliation are those of every payment. `payment-paid` tells that it is kept; no order follows.
 * @returns `no-method` when the provider is not offered or keeps none
 */
export async function keepMethod(
  { ctx, site }: { ctx: AppContext; site: Site },
  { purpose, provider: name, typed, email, keepsMethodFor, ...attempt }: MethodToKeep,
): Promise<TakenPayment | { kind: 'no-method' }> {
  const isOffered = listKeepingMethods(ctx, site).keeping.some(({ provider }) => provider === name);
  const provider = isOffered ? findProvider(ctx, name) : undefined;
  if (!provider) return { kind: 'no-method' };
  const snapshot: PaymentSnapshot = { ...nothing, email, keepsMethodFor };
  return takePayment({
    ctx,
    site,
    provider,
    attempt: {
      ...attempt,
      siteId: site.siteId,
      cartId: purpose,
      provider: name,
      tender: tenderOf(name),
      amountCents: 0,
      snapshot,
    },
    ask: (asked) => provider.start({ ...asked, method: typed }),
  });
}

const nothing = {
  shippingAddress: null,
  billingAddress: null,
  shippingOptionName: '',
  lines: [],
  subtotalCents: 0,
  discountCents: 0,
  shippingCents: 0,
  taxCents: 0,
  grandTotalCents: 0,
  taxLines: [],
  couponIds: [],
  steps: [],
  marketingOptIn: false,
};
