/** `/api/sites/:identifier/subscriptions`: list and change. */
import { changeSubscription, listSubscriptions } from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { changeSubscription as change } from './change-subscription.ts';
import { listSubscriptions as list, presentSubscription } from './list-subscriptions.ts';

function handleSubscriptions(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listSubscriptions, ({ site, query }) => list(ctx.db, site.siteId, query.after));
  handleCall(scope, changeSubscription, async ({ site, params, body, staff }) => {
    const row = await ctx.transact((trx) =>
      change({ ctx, trx, site }, params.subscriptionId, {
        action: body.action,
        actorName: staff.displayName,
      }),
    );
    return { subscription: presentSubscription(row) };
  });
}

/** The calls about subscriptions. */
export const subscriptionCalls: readonly CallRegistration[] = [handleSubscriptions];
