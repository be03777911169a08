/** `/api/sites/:identifier/subscriptions`: list and change. */
import {
  ApiError,
  changeSubscription,
  changeSubscriptionPlan,
  getSubscription,
  listSubscriptionOffers,
  listSubscriptions,
} from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { asWriter } from '../activity/actor.ts';
import type { Site } from '../sites/site.ts';
import { changePlan } from './change-plan.ts';
import { changeSubscription as change } from './change-subscription.ts';
import { listSubscriptions as list, presentSubscription } from './list-subscriptions.ts';
import { loadOffers } from './plan-offers.ts';
import { loadSubscription, type SubscriptionRow } from './stored-subscriptions.ts';
import { chargeOpenPeriod } from './take-new-card.ts';

function handleSubscriptions(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listSubscriptions, ({ site, query }) => list(ctx.db, site.siteId, query));
  handleCall(scope, getSubscription, async ({ site, params }) => ({
    subscription: presentSubscription(await requireSubscription(ctx, site, params.subscriptionId)),
  }));
  handleCall(scope, changeSubscription, async ({ site, params, body, staff }) => {
    const row = await ctx.transact((trx) =>
      change({ ctx: asWriter(ctx, changeSubscription, staff), trx, site }, params.subscriptionId, {
        action: body.action,
        actorName: staff.displayName,
      }),
    );
    return { subscription: presentSubscription(row) };
  });
  handleCall(scope, listSubscriptionOffers, async ({ site, params }) => {
    const row = await requireSubscription(ctx, site, params.subscriptionId);
    const offers = await loadOffers({ ctx, site }, row);
    return {
      offers: offers.map(({ key, label, isCurrent, mayBeginNow, terms }) => {
        const { priceCents, renewal } = terms;
        const periodCents = renewal.grandTotalCents;
        return { key, label, priceCents, periodCents, isCurrent, mayBeginNow };
      }),
    };
  });
  handleCall(scope, changeSubscriptionPlan, async ({ site, params, body, staff }) => {
    const row = await requireSubscription(ctx, site, params.subscriptionId);
    const within = { ctx: asWriter(ctx, changeSubscriptionPlan, staff), site };
    await changePlan(within, row, { ...body, actorName: staff.displayName });
    if (body.when === 'now') await chargeOpenPeriod({ ctx, site }, row.id);
    const changed = await requireSubscription(ctx, site, row.id);
    return { subscription: presentSubscription(changed) };
  });
}

/** @throws ApiError `not_found` */
async function requireSubscription(
  ctx: AppContext,
  { siteId }: Site,
  id: string,
): Promise<SubscriptionRow> {
  const row = await loadSubscription(ctx.db, siteId, id);
  if (!row) throw new ApiError('not_found');
  return row;
}

/** The calls about subscriptions. */
export const subscriptionCalls: readonly CallRegistration[] = [handleSubscriptions];
