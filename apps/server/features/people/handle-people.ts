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
import { aboutEmail } from '../../http/attempt-of.ts';
import { handleCall } from '../../http/handle-call.ts';
import { givableRoles } from '../../policies/can-give.ts';
import { asWriter } from '../activity/actor.ts';
import { logDone } from '../activity/log-done.ts';
import { loggedWrites } from '../activity/write-logged.ts';
import { findSession } from '../staff/staff-session.ts';
import { changeRoles, endWork } from './change-people.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { carryInvitation } from './invitation-undoers.ts';
import { accept, endInvitation, invite, lookAt } from './invitations.ts';
import { listInvitations, listPeople } from './list-people.ts';
import { endOfferOf, findOfferOf, offerInstallation } from './ownership.ts';
import { personThing } from './person-thing.ts';
import { findOfficeMailWay, requireOfficeMailWay } from './queue-office-mail.ts';

export function handlePeople(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
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
    await ctx.attempts.take('invite', aboutEmail({ address: request.ip }, site, body.email));
    const invitation = { ...body, asking: staff, now: ctx.now() };
    return ctx.transact(async (trx) => {
      const id = await invite(trx, way, invitation);
      await logDone(
        { ctx: asWriter(ctx, invitePerson, staff), trx, site },
        {
          action: 'person-invited',
          subject: `invitation:${id}`,
          title: body.email.trim(),
          after: { roles: [...body.roles] },
        },
      );
      return { id };
    });
  });
  handleCall(scope, takeInvitationBack, async ({ site, staff, params }) => {
    const asked = { id: params.id, asking: staff };
    return ctx.transact(async (trx) => {
      const ended = await endInvitation(trx, site.siteId, asked);
      if (!ended) return { isDeleted: false };
      const within = { ctx: asWriter(ctx, takeInvitationBack, staff), trx, site };
      const activityId = await logDone(within, {
        action: 'invitation-ended',
        subject: `invitation:${params.id}`,
        title: ended.email,
        before: { roles: [...ended.roles] },
        carried: carryInvitation(ended),
      });
      return { isDeleted: true, activityId };
    });
  });
  handleCall(scope, changePerson, async ({ site, staff, params, body }) => {
    const asked = { siteId: site.siteId, personId: params.id, asking: staff };
    const { id } = params;
    return write({ call: changePerson, site, staff, thing: personThing, id }, async (trx) => {
      await changeRoles(trx, asked, body.changes);
      return { id };
    });
  });
  handleCall(scope, removePerson, async ({ site, staff, params }) => {
    const asked = { siteId: site.siteId, personId: params.id, asking: staff };
    const isDeleted = await ctx.transact(async (trx) => {
      const { siteId } = site;
      const before = await personThing.read(trx, { siteId, id: params.id });
      if (!(await endWork(trx, asked))) return false;
      const within = { ctx: asWriter(ctx, removePerson, staff), trx, site };
      await logDone(within, {
        action: 'person-removed',
        subject: `person:${params.id}`,
        title: before?.title ?? '',
        before: before?.fields ?? {},
      });
      return true;
    });
    return { isDeleted };
  });
  handleCall(scope, offerOwnership, async ({ request, site, staff, body }) => {
    requireFreshProof(staff, ctx.now());
    const way = await findOfficeMailWay(ctx, request, site);
    const offer = { siteId: site.siteId, from: staff, personId: body.personId, now: ctx.now() };
    await ctx.transact(async (trx) => {
      await offerInstallation(trx, way, offer);
      const key = { siteId: site.siteId, id: body.personId };
      const title = (await personThing.read(trx, key))?.title ?? '';
      const within = { ctx: asWriter(ctx, offerOwnership, staff), trx, site };
      await logDone(within, { action: 'ownership-offered', subject: 'ownership:offer', title });
    });
    return {};
  });
  handleCall(scope, takeOfferBack, async ({ site, staff }) => ({
    isDeleted: await ctx.transact(async (trx) => {
      if (!(await endOfferOf(trx, staff.accountId))) return false;
      const within = { ctx: asWriter(ctx, takeOfferBack, staff), trx, site };
      await logDone(within, { action: 'ownership-offer-ended', subject: 'ownership:offer' });
      return true;
    }),
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
