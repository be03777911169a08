/** Joining for visitors; plans, members and protected pages for staff. */
import {
  addMember,
  addMembershipPlan,
  ApiError,
  changeMembershipPlan,
  checkoutPath,
  endMembership,
  getMemberArea,
  joinMembership,
  listMembers,
  listMembershipPlans,
  listProtectableCollections,
  membersPath,
  openProtectedCollection,
  subscribePath,
} from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { mergeChanges } from '../../http/merge-changes.ts';
import { asWriter } from '../activity/actor.ts';
import { logDone } from '../activity/log-done.ts';
import { loggedWrites } from '../activity/write-logged.ts';
import { listProtectable } from '../collections/close-pages.ts';
import { openFromMembers } from '../page-locks/close-for-members.ts';
import { beginMembership } from './begin-membership.ts';
import { endMembership as end } from './end-membership.ts';
import { joinPlan } from './join-membership.ts';
import { listMembers as list } from './list-members.ts';
import { queueMemberLink } from './mail-member-link.ts';
import { listPlans, loadPlan, loadPlanForChange, savePlan } from './membership-plans.ts';
import { readMemberArea } from './read-member-area.ts';
import { planThing } from './plan-thing.ts';

function handleMemberships(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  handleCall(scope, joinMembership, async ({ site, params, body }) => {
    const joining = await joinPlan(ctx, site, { planId: params.id, email: body.email });
    if (joining.kind === 'mailed') return { isMailed: true as const };
    const { cartToken, isRecurring } = joining;
    const redirectUrlPath = isRecurring ? subscribePath(cartToken) : checkoutPath(cartToken);
    return { cartToken, redirectUrlPath };
  });
  handleCall(scope, getMemberArea, ({ site, params, query, request }) =>
    readMemberArea(ctx, site, {
      planId: params.id,
      blockId: query.block,
      pageId: query.page,
      cookies: request.cookies,
    }),
  );
  handleCall(scope, listMembershipPlans, async ({ site }) => ({
    plans: await listPlans(ctx.db, site.siteId),
  }));
  handleCall(scope, addMembershipPlan, ({ site, staff, body }) =>
    write({ call: addMembershipPlan, site, staff, thing: planThing }, async (trx) => ({
      id: await savePlan(trx, { siteId: site.siteId, now: ctx.now() }, body),
    })),
  );
  handleCall(scope, changeMembershipPlan, ({ site, staff, params: { id }, body }) =>
    write({ call: changeMembershipPlan, site, staff, thing: planThing, id }, async (trx) => {
      const { siteId } = site;
      const merged = mergeChanges(await loadPlanForChange(trx, siteId, id), body.changes);
      return { id: await savePlan(trx, { siteId, now: ctx.now() }, { ...merged, id }) };
    }),
  );
  handleCall(scope, listProtectableCollections, async ({ site: { siteId } }) => ({
    collections: await listProtectable(ctx.db, siteId),
  }));
  handleCall(scope, openProtectedCollection, async ({ site, staff, params: { id } }) => {
    await ctx.transact(async (trx) => {
      await openFromMembers(trx, { siteId: site.siteId, id });
      const within = { ctx: asWriter(ctx, openProtectedCollection, staff), trx, site };
      await logDone(within, { action: 'collection-opened', subject: `collection:${id}` });
    });
    return { id };
  });
  handleCall(scope, listMembers, ({ site, query }) => list(ctx, site, query.after));
  handleCall(scope, addMember, async ({ site, staff, body: { planId, email } }) => ({
    id: await ctx.transact(async (trx) => {
      const plan = await loadPlan(trx, site.siteId, planId);
      if (!plan) throw new ApiError('not_found');
      const given = { ctx: asWriter(ctx, addMember, staff), trx, site };
      await queueMemberLink(given, { email, welcome: plan.title, nextPath: membersPath });
      const id = await beginMembership(given, { planId, email });
      const after = { plan: plan.title, email };
      await logDone(given, {
        action: 'member-added',
        subject: `member:${id}`,
        title: email,
        after,
      });
      return id;
    }),
  }));
  handleCall(scope, endMembership, async ({ site, staff, params: { id } }) => ({
    isEnded: await ctx.transact(async (trx) => {
      const within = { ctx: asWriter(ctx, endMembership, staff), trx, site };
      const isEnded = await end(within, id);
      if (isEnded) await logDone(within, { action: 'member-ended', subject: `member:${id}` });
      return isEnded;
    }),
  }));
}

/** The calls about memberships. */
export const membershipCalls: readonly CallRegistration[] = [handleMemberships];
