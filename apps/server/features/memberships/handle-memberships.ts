/** Joining for visitors; plans, members and protected pages for staff. */
import {
  addMember,
  addMembershipPlan,
  ApiError,
  changeMembershipPlan,
  checkoutPath,
  endMembership,
  joinMembership,
  listMembers,
  listMembershipPlans,
  openProtectedCollection,
  subscribePath,
} from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { openCollection } from '../collections/protect-collections.ts';
import { beginMembership } from './begin-membership.ts';
import { endMembership as end } from './end-membership.ts';
import { joinPlan } from './join-membership.ts';
import { listMembers as list } from './list-members.ts';
import { queueMemberLink } from './mail-member-link.ts';
import { membersPath } from './member-paths.ts';
import { listPlans, loadPlan, savePlan } from './membership-plans.ts';

function handleMemberships(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, joinMembership, async ({ site, params, body }) => {
    const joining = await joinPlan(ctx, site, { planId: params.id, email: body.email });
    if (joining.kind === 'mailed') return { isMailed: true as const };
    const { cartToken, isRecurring } = joining;
    const redirectUrlPath = isRecurring ? subscribePath(cartToken) : checkoutPath(cartToken);
    return { cartToken, redirectUrlPath };
  });
  handleCall(scope, listMembershipPlans, async ({ site }) => ({
    plans: await listPlans(ctx.db, site.siteId),
  }));
  handleCall(scope, addMembershipPlan, async ({ site: { siteId }, body }) => ({
    id: await ctx.transact((trx) => savePlan(trx, { siteId, now: ctx.now() }, body)),
  }));
  handleCall(scope, changeMembershipPlan, async ({ site: { siteId }, params: { id }, body }) => ({
    id: await ctx.transact((trx) => savePlan(trx, { siteId, now: ctx.now() }, { ...body, id })),
  }));
  handleCall(scope, openProtectedCollection, async ({ site: { siteId }, params: { id } }) => {
    await ctx.transact((trx) => openCollection(trx, { siteId, id }));
    return { id };
  });
  handleCall(scope, listMembers, ({ site, query }) => list(ctx, site, query.after));
  handleCall(scope, addMember, async ({ site, body: { planId, email } }) => ({
    id: await ctx.transact(async (trx) => {
      const plan = await loadPlan(trx, site.siteId, planId);
      if (!plan) throw new ApiError('not_found');
      const given = { ctx, trx, site };
      await queueMemberLink(given, { email, welcome: plan.title, nextPath: membersPath });
      return beginMembership(given, { planId, email });
    }),
  }));
  handleCall(scope, endMembership, async ({ site, params: { id } }) => ({
    isEnded: await ctx.transact((trx) => end({ ctx, trx, site }, id)),
  }));
}

/** The calls about memberships. */
export const membershipCalls: readonly CallRegistration[] = [handleMemberships];
