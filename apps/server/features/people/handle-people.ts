/** `/api/sites/:identifier/people`: who works on a site; and `/api/staff/invitations`. */
import {
  ApiError,
  acceptInvitation,
  changePerson,
  invitePerson,
  listPeople as listPeopleCall,
  lookAtInvitation,
  offerOwnership,
  removePerson,
  takeInvitationBack,
  takeOfferBack,
} from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { givableRoles } from '../../policies/can-give.ts';
import { findSession } from '../staff/staff-session.ts';
import { changeRoles, endWork } from './change-people.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { accept, endInvitation, invite, lookAt } from './invitations.ts';
import { listInvitations, listPeople } from './list-people.ts';
import { endOfferOf, findOfferOf, offerInstallation } from './ownership.ts';
import { findOfficeMailWay, requireOfficeMailWay } from './queue-office-mail.ts';

export function handlePeople(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listPeopleCall, async ({ site: { siteId }, staff }) => ({
    people: await listPeople(ctx.db, { siteId, asking: staff }),
    invitations: await listInvitations(ctx.db, { siteId, now: ctx.now() }),
    givableRoles: givableRoles(staff),
    ownershipOfferedTo: staff.isOwner
      ? await findOfferOf(ctx.db, staff.accountId, ctx.now())
      : null,
  }));
  handleCall(scope, invitePerson, async ({ request, site, staff, body }) => {
    const way = await requireOfficeMailWay(ctx, request, site);
    const invitation = { ...body, asking: staff, now: ctx.now() };
    return { id: await ctx.transact((trx) => invite(trx, way, invitation)) };
  });
  handleCall(scope, takeInvitationBack, async ({ site, staff, params }) => {
    const asked = { id: params.id, asking: staff };
    return { isDeleted: await ctx.transact((trx) => endInvitation(trx, site.siteId, asked)) };
  });
  handleCall(scope, changePerson, async ({ site, staff, params, body }) => {
    const asked = { siteId: site.siteId, personId: params.id, asking: staff };
    await ctx.transact((trx) => changeRoles(trx, asked, body.changes));
    return { id: params.id };
  });
  handleCall(scope, removePerson, async ({ site, staff, params }) => {
    const asked = { siteId: site.siteId, personId: params.id, asking: staff };
    return { isDeleted: await ctx.transact((trx) => endWork(trx, asked)) };
  });
  handleCall(scope, offerOwnership, async ({ request, site, staff, body }) => {
    requireFreshProof(staff, ctx.now());
    const way = await findOfficeMailWay(ctx, request, site);
    const offer = { siteId: site.siteId, from: staff, personId: body.personId, now: ctx.now() };
    await ctx.transact((trx) => offerInstallation(trx, way, offer));
    return {};
  });
  handleCall(scope, takeOfferBack, async ({ staff }) => ({
    isDeleted: await ctx.transact((trx) => endOfferOf(trx, staff.accountId)),
  }));
}

export function handleInvitations(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, lookAtInvitation, async ({ request, body }) => {
    await ctx.attempts.take('signIn', { address: request.ip });
    return lookAt(ctx, request, body);
  });
  handleCall(scope, acceptInvitation, async ({ request, reply, body }) => {
    await ctx.attempts.take('signIn', { address: request.ip });
    const { siteId } = await siteOf(ctx, body.site);
    const session = await findSession(ctx, request);
    const { token, newAccount } = body;
    const accepted = { siteId, token, newAccount, signedInAs: session?.accountId };
    await accept(ctx, { request, reply }, accepted);
    return {};
  });
}

async function siteOf(ctx: AppContext, identifier: string) {
  const site = await ctx.sites.findByIdentifier(identifier);
  if (!site) throw new ApiError('account_link_ended');
  return site;
}
