/** Who gets to see a page of the back office; the others get a page that says why not. */
import { generalMessages, type Permission } from '@sitewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { html } from '../../html.ts';
import { isAllowed } from '../../policies/is-allowed.ts';
import type { Site } from '../sites/site.ts';
import { findStanding } from '../staff/site-roles.ts';
import type { StaffMember } from '../staff/staff-member.ts';
import { findSession, type StaffSession } from '../staff/staff-session.ts';
import { emptyState } from './owner-layout.ts';
import { sendOwnerPage } from './send-owner-page.ts';
import { sendSignIn } from '../sign-in-pages/sign-in-page.ts';
import { spokenLanguage } from '../sign-in-pages/sign-in-layout.ts';

export const siteParams = z.object({ identifier: z.string().max(100) });

/** Number of an order in a path. */
export const orderParams = siteParams.extend({ number: z.coerce.number().int().min(1).max(1e12) });

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Lets only people with a session through; the others learn how to get one. */
export function signedIn(
  ctx: AppContext,
  handle: (asked: Asked & { session: StaffSession }) => Promise<FastifyReply>,
): Handler {
  return async (request, reply) => {
    const session = await findSession(ctx, request);
    if (session) return handle({ request, reply, session });
    const next = request.method === 'GET' ? request.url : '';
    return sendSignIn(reply, { status: 401, language: spokenLanguage(request), next });
  };
}

/**
 * Lets only people through who have the permission on the site of the path. A site where they
 * have no back office is not there for them.
 */
export function onSite(
  ctx: AppContext,
  permission: Permission,
  handle: (asked: Asked & { site: Site; member: StaffMember }) => Promise<FastifyReply>,
): Handler {
  return signedIn(ctx, async ({ request, reply, session }) => {
    const { identifier } = siteParams.parse(request.params);
    const site = await ctx.sites.findByIdentifier(identifier);
    if (!site) return sendNotFound(reply, session);
    const standing = await findStanding(ctx.db, { siteId: site.siteId, ...session });
    const member = { ...session, ...standing };
    if (!isAllowed(member, 'view-back-office')) return sendNotFound(reply, session);
    if (!isAllowed(member, permission)) return sendNotAllowed(reply, { site, member });
    return handle({ request, reply, site, member });
  });
}

/** 404 inside the frame of the owner: also for what is there, but not theirs to see. */
export function sendNotFound(reply: FastifyReply, session: StaffSession): FastifyReply {
  const main = html`<h1>Not found</h1>
    ${emptyState('Nothing here', generalMessages.nothingHere)}
    <p><a href="/config">All sites</a></p>`;
  return sendOwnerPage(reply.code(404), { title: 'Not found', session, main });
}

function sendNotAllowed(
  reply: FastifyReply,
  { site: { identifier, title }, member }: { site: Site; member: StaffMember },
): FastifyReply {
  const main = html`<h1>Not allowed</h1>
    ${emptyState('Not for your role', 'You do not have permission to see this page.')}
    <p><a href="/config">All sites</a></p>`;
  const site = { identifier, title, section: undefined, standing: member };
  return sendOwnerPage(reply.code(403), { title: 'Not allowed', session: member, site, main });
}
