/** Joining for visitors; plans, members and protected pages for staff. */
import {
  addMember,
  addMembershipPlan,
  changeMembershipPlan,
  checkoutPath,
  endMembership,
  getMemberArea,
  joinMembership,
  listMembers,
  listMembershipPlans,
  listProtectableCollections,
  openProtectedCollection,
  subscribePath,
} from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { mergeChanges } from '../../http/merge-changes.ts';
import { asWriter } from '../activity/actor.ts';
import { loggedWrites } from '../activity/write-logged.ts';
import { listProtectable } from '../collections/close-pages.ts';
import { joinPlan } from './join-membership.ts';
import { listMembers as list } from './list-members.ts';
import { endGivenMembership, giveMembership, openForEverybody } from './membership-undoers.ts';
import { listPlans, loadPlanForChange, savePlan } from './membership-plans.ts';
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
  handleCall(scope, openProtectedCollection, ({ site, staff, params: { id } }) => {
    const writer = asWriter(ctx, openProtectedCollection, staff);
    return ctx.transact((trx) => openForEverybody({ ctx: writer, trx, site }, id));
  });
  handleCall(scope, listMembers, ({ site, query }) => list(ctx, site, query.after));
  handleCall(scope, addMember, ({ site, staff, body }) => {
    const writer = asWriter(ctx, addMember, staff);
    return ctx.transact((trx) => giveMembership({ ctx: writer, trx, site }, body));
  });
  handleCall(scope, endMembership, ({ site, staff, params: { id } }) => {
    const writer = asWriter(ctx, endMembership, staff);
    return ctx.transact((trx) => endGivenMembership({ ctx: writer, trx, site }, id));
  });
}

/** The calls about memberships. */
export const membershipCalls: readonly CallRegistration[] = [handleMemberships];
