/** Signing in with a link, and out. */
import { ApiError } from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { sendOwnerPage } from './send-owner-page.ts';
import { renderSignIn } from './sign-in-page.ts';
import { redeemSignInToken } from './sign-in-link.ts';
import {
  clearSessionCookie,
  endSession,
  findSession,
  sessionCookie,
  setSessionCookie,
  startSession,
} from './staff-session.ts';

const signInQuery = z.object({ token: z.string().max(200).optional().catch(undefined) });
const signOutBody = z.object({ crumb: z.string() });
/** A link cannot be guessed; this keeps the log and the database quiet. */
const signInLimit = { rateLimit: { max: 20, timeWindow: 60_000 } };

export function registerSignInRoutes(server: FastifyInstance, ctx: AppContext): void {
  server.get('/config/sign-in', { config: signInLimit }, async (request, reply) => {
    const { token } = signInQuery.parse(request.query);
    if (token && !isPrefetch(request)) return signIn(ctx, { request, reply, token });
    return sendOwnerPage(reply, { title: 'Sign in', main: renderSignIn(undefined) });
  });

  server.post('/config/sign-out', async (request, reply) => {
    const session = await findSession(ctx, request);
    const body = signOutBody.safeParse(request.body);
    if (session && body.data?.crumb !== session.crumb) throw new ApiError('not_allowed');
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
  const sessionToken = await ctx.transact(async (trx) => {
    const accountId = await redeemSignInToken(trx, token, ctx.now());
    if (!accountId) return undefined;
    const replaces = request.cookies[sessionCookie];
    return startSession(trx, { accountId, now: ctx.now(), replaces });
  });
  if (!sessionToken) {
    reply.code(401);
    return sendOwnerPage(reply, { title: 'Sign in', main: renderSignIn('used') });
  }
  setSessionCookie(ctx, reply, sessionToken);
  return reply.redirect('/config', 303);
}

/** A browser that looks ahead must not use the link up. */
function isPrefetch({ headers }: FastifyRequest): boolean {
  return /prefetch/.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? ''));
}
