/** From a plan to a cart of its own, or to a mailed link. Never through the shopping cart. D-10 */
import { ApiError, type MembershipPlan } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { startCustomCart, type CustomLine } from '../cart/custom-line.ts';
import type { Site } from '../sites/site.ts';
import { mailMemberLink } from './mail-member-link.ts';
import { joinPath, membersPath } from '@sitewright/contract';
import { loadPlan } from './membership-plans.ts';

/** How joining goes on. */
export type Joining =
  | { kind: 'pay'; cartToken: string; isRecurring: boolean }
  /** A link was mailed; opening it joins. */
  | { kind: 'mailed' };

/**
 * Joins a plan: what costs is paid in a cart that holds it alone.
 * @throws ApiError `not_found`, `membership_closed`; `membership_needs_email` for what is free
 */
export async function joinPlan(
  ctx: AppContext,
  site: Site,
  { planId, email }: { planId: string; email: string | undefined },
): Promise<Joining> {
  const plan = await requirePlan(ctx, site, planId);
  if (plan.priceCents === 0) {
    if (!email) throw new ApiError('membership_needs_email');
    await mailMemberLink(ctx, site, { email, joins: plan, nextPath: membersPath });
    return { kind: 'mailed' };
  }
  const { billingPeriod } = plan;
  const cartToken = await startCustomCart(ctx, site, {
    kind: 'membership',
    offerId: plan.id,
    title: plan.title,
    amountCents: plan.priceCents,
    plan: billingPeriod && { billingPeriod, numBillingCycles: 0 },
    answers: [],
    path: joinPath(plan.id),
  });
  return { kind: 'pay', cartToken, isRecurring: billingPeriod !== null };
}

/** Whether it can still be joined, at that price. @throws ApiError when it cannot */
export async function requirePlanOffered(
  ctx: AppContext,
  site: Site,
  { offerId, amountCents, plan }: CustomLine,
): Promise<void> {
  const { priceCents, billingPeriod } = await requirePlan(ctx, site, offerId);
  const isSame =
    priceCents === amountCents &&
    billingPeriod?.value === plan?.billingPeriod.value &&
    billingPeriod?.unit === plan?.billingPeriod.unit;
  if (!isSame) throw new ApiError('membership_changed');
}

async function requirePlan(ctx: AppContext, site: Site, id: string): Promise<MembershipPlan> {
  const plan = await loadPlan(ctx.db, site.siteId, id);
  if (!plan) throw new ApiError('not_found');
  if (!plan.isOpen) throw new ApiError('membership_closed');
  return plan;
}
