/** Signing in with a link, and out. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { requireCrumb } from '../../http/crumb.ts';
import { clearSessionCookie, sessionCookie, setSessionCookie } from '../staff/session-cookie.ts';
import { isSignInTokenGood, redeemSignInToken } from '../staff/sign-in-link.ts';
import { endSession, findSession, startSession } from '../staff/staff-session.ts';
import { requireSessionCrumb } from './session-crumb.ts';
import { sendOwnerPage } from './send-owner-page.ts';
import { renderConfirmSignIn, renderSignIn } from './sign-in-page.ts';

const tokenSchema = z.string().min(1).max(200);
const signInQuery = z.object({ token: tokenSchema.optional().catch(undefined) });
const signInBody = z.object({ token: tokenSchema });
/** Looking is cheap; this keeps the database quiet. */
const lookLimit = { rateLimit: { max: 20, timeWindow: 60_000 } };

export function registerSignInRoutes(server: FastifyInstance, ctx: AppContext): void {
  // Mail programs, chats and browsers look at links before people do: looking changes nothing.
  server.get('/config/sign-in', { config: lookLimit }, async (request, reply) => {
    const { token } = signInQuery.parse(request.query);
    if (!token) return sendOwnerPage(reply, { title: 'Sign in', main: renderSignIn(undefined) });
    const isGood = await isSignInTokenGood(ctx.db, { token, now: ctx.now() });
    if (!isGood) return sendUsed(reply);
    return sendOwnerPage(reply, { title: 'Sign in', main: renderConfirmSignIn(token) });
  });

  server.post('/config/sign-in', async (request, reply) => {
    requireCrumb(request);
    await ctx.attempts.take('signIn', { address: request.ip });
    const body = signInBody.safeParse(request.body);
    if (!body.success) return sendUsed(reply);
    return signIn(ctx, { request, reply, token: body.data.token });
  });

  server.post('/config/sign-out', async (request, reply) => {
    const session = await findSession(ctx, request);
    if (session) requireSessionCrumb(request, session);
    const token = request.cookies[sessionCookie];
    if (token) await ctx.transact((trx) => endSession(trx, token));
    clearSessionCookie(reply);
    return reply.redirect('/config/sign-in', 303);
  });
}

interface SignIn {
  request: FastifyRequest;
  reply: FastifyReply;
  token: string;
}

async function signIn(ctx: AppContext, { request, reply, token }: SignIn): Promise<FastifyReply> {
  const now = ctx.now();
  const sessionToken = await ctx.transact(async (trx) => {
    const accountId = await redeemSignInToken(trx, { token, now });
    if (!accountId) return undefined;
    return startSession(trx, { accountId, now, replaces: request.cookies[sessionCookie] });
  });
  if (!sessionToken) return sendUsed(reply);
  setSessionCookie(ctx, reply, sessionToken);
  return reply.redirect('/config', 303);
}

function sendUsed(reply: FastifyReply): FastifyReply {
  return sendOwnerPage(reply.code(401), { title: 'Sign in', main: renderSignIn('used') });
}
