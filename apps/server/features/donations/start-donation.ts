/** From what a visitor wants to give to a cart of its own. SUBS-05 */
import { ApiError, donatePath, type CheckoutAnswer, type Donation } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { offeredForPlans } from '../../payments/providers.ts';
import { startCustomCart, type CustomLine } from '../cart/custom-line.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import { loadDonation } from './load-donations.ts';

/** What a visitor wants to give. */
export interface Gift {
  donationId: string;
  amountCents: number;
  isMonthly: boolean;
  name: string;
  message: string;
  isAnonymous: boolean;
}

const monthly = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 } as const;

/**
 * Begins a cart that holds the gift alone; its amount is that of now and of nothing later.
 * @returns the token of the cart
 * @throws ApiError `not_found`, `donation_closed`, `donation_amount`, `donation_not_suggested`,
 *   `donation_not_monthly`
 */
export async function startDonation(ctx: AppContext, site: Site, gift: Gift): Promise<string> {
  const donation = await loadDonation(ctx.db, site.siteId, gift.donationId);
  if (!donation) throw new ApiError('not_found');
  requireGivable(site, donation, gift);
  if (gift.isMonthly && !canGiveMonthly(ctx, site, donation)) {
    throw new ApiError('donation_not_monthly');
  }
  return startCustomCart(ctx, site, {
    kind: 'donation',
    offerId: donation.id,
    title: donation.title,
    amountCents: gift.amountCents,
    plan: gift.isMonthly ? monthly : null,
    answers: writeAnswers(donation, gift),
    path: donatePath(donation.id),
  });
}

/** Whether it is still asked for, in that amount. @throws ApiError when it is not */
export async function requireDonationOffered(
  ctx: AppContext,
  site: Site,
  { offerId, amountCents }: CustomLine,
): Promise<void> {
  const donation = await loadDonation(ctx.db, site.siteId, offerId);
  if (!donation) throw new ApiError('donation_closed');
  requireGivable(site, donation, { amountCents });
}

/** True where the owner offers it and a way to pay can be charged while its owner is away. */
export function canGiveMonthly(ctx: AppContext, site: Site, donation: Donation): boolean {
  const to = { pickupOptionIds: [], groupIds: [] };
  return donation.isMonthlyOffered && offeredForPlans(ctx, site, to).length > 0;
}

function requireGivable(
  site: Site,
  { isOpen, minCents, maxCents, isFreeAmount, suggestedCents }: Donation,
  { amountCents }: Pick<Gift, 'amountCents'>,
): void {
  if (!isOpen) throw new ApiError('donation_closed');
  if (suggestedCents.includes(amountCents)) return;
  if (!isFreeAmount) throw new ApiError('donation_not_suggested');
  if (amountCents >= minCents && amountCents <= maxCents) return;
  const write = (cents: number) =>
    writeMoney(site, { amountCents: cents, currencyCode: site.currency });
  throw new ApiError('donation_amount', { least: write(minCents), most: write(maxCents) });
}

/** What was told goes with the order; what is not asked for is left out. */
function writeAnswers(donation: Donation, gift: Gift): CheckoutAnswer[] {
  const { name, message, isAnonymous } = gift;
  return [
    ...(donation.asksName && name ? [{ title: 'Given by', text: name }] : []),
    ...(donation.asksMessage && message ? [{ title: 'Message', text: message }] : []),
    ...(isAnonymous ? [{ title: 'Anonymous', text: 'The name is not to be told to others.' }] : []),
  ];
}
