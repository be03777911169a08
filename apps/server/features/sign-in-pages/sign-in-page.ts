/** `/config/sign-in`: email and password, links, codes; and signing out. */
import { ApiError, isEmail } from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { requireCrumb } from '../../http/crumb.ts';
import { linkRateLimit } from '../../http/rate-limit.ts';
import { createBuildReader } from '../assets/back-office-build.ts';
import { officePaths } from '../people/office-paths.ts';
import { signInByCode, signInByPassword, signInByToken } from '../people/sign-in.ts';
import { findStaffAccount } from '../staff/staff-accounts.ts';
import { clearSessionCookie, sessionCookie } from '../staff/session-cookie.ts';
import { endSession, findSession } from '../staff/staff-session.ts';
import { isSignInTokenGood, findTokenAccount } from '../staff/sign-in-link.ts';
import { goOn, readNext, readRefusal, typed } from './page-answers.ts';
import { requireSessionCrumb } from '../staff/session-crumb.ts';
import { codeForm, linkForm, signInForm, type SignInForm } from './show-sign-in.ts';
import { sendSignInPage, spokenLanguage } from './sign-in-layout.ts';
import { signInTexts as texts } from './sign-in-texts.ts';

const tokenSchema = z.string().min(1).max(200);
const signInQuery = z.object({
  token: tokenSchema.optional().catch(undefined),
  step: tokenSchema.optional().catch(undefined),
  next: z.string().optional().catch(undefined),
  done: z.enum(['password', 'email']).optional().catch(undefined),
});
const readBuild = createBuildReader('sign-in.ts');

/** The page of signing in, for who has no session. */
export function sendSignIn(
  reply: FastifyReply,
  { status = 200, ...form }: SignInForm & { status?: number },
): FastifyReply {
  const { language } = form;
  const title = texts.signIn[language];
  return sendSignInPage(reply, {
    title,
    language,
    status,
    main: signInForm(form),
    script: readBuild(),
  });
}

export function registerSignInPage(server: FastifyInstance, ctx: AppContext): void {
  // Mail programs, chats and browsers look at links before people do: looking changes nothing.
  server.get('/config/sign-in', { config: linkRateLimit }, async (request, reply) => {
    const { token, step, next, done } = signInQuery.parse(request.query);
    const language = spokenLanguage(request);
    const shown = { language, next: readNext(next) };
    if (step) return sendCode(reply, { ...shown, token: step });
    if (!token) {
      const notes = { password: texts.chosen, email: texts.emailChanged };
      return sendSignIn(reply, { ...shown, ...(done && { note: notes[done][language] }) });
    }
    const isGood = await isSignInTokenGood(ctx.db, { token, now: ctx.now() });
    if (!isGood) return sendUsed(request, reply);
    const title = texts.signIn[language];
    return sendSignInPage(reply, { title, language, main: linkForm(language, token) });
  });

  server.post('/config/sign-in', async (request, reply) => {
    requireCrumb(request);
    const token = tokenSchema.safeParse(typed(request, 'token'));
    if (!token.success) {
      await ctx.attempts.take('signIn', { address: request.ip });
      return sendUsed(request, reply);
    }
    try {
      const isFirst = await isOfFirstOwner(ctx, token.data);
      const step = await signInByToken(ctx, { request, reply }, token.data);
      if (step.next === 'code') return goToCode(reply, step.token, '');
      return goOn(reply, isFirst ? officePaths.setUp : '');
    } catch (error) {
      if (error instanceof ApiError && error.code === 'account_link_ended') {
        return sendUsed(request, reply);
      }
      throw error;
    }
  });

  server.post('/config/sign-in/password', async (request, reply) => {
    requireCrumb(request);
    const language = spokenLanguage(request);
    const next = readNext(typed(request, 'next'));
    const email = typed(request, 'email');
    try {
      const password = typed(request, 'password');
      const step = await signInByPassword(ctx, { request, reply }, { email, password });
      return step.next === 'done' ? goOn(reply, next) : goToCode(reply, step.token, next);
    } catch (error) {
      const { status, text } = readRefusal(error, language);
      return sendSignIn(reply, { status, language, next, email, error: text });
    }
  });

  server.post('/config/sign-in/code', async (request, reply) => {
    requireCrumb(request);
    const language = spokenLanguage(request);
    const next = readNext(typed(request, 'next'));
    const token = typed(request, 'token');
    try {
      await signInByCode(ctx, { request, reply }, { token, code: typed(request, 'code') });
      return goOn(reply, next);
    } catch (error) {
      const { status, text, code } = readRefusal(error, language);
      const shown = { status, language, next, error: text };
      return code === 'step_ended'
        ? sendSignIn(reply, shown)
        : sendCode(reply, { ...shown, token });
    }
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

/** The owner of a printed link who has not said who they are. */
async function isOfFirstOwner(ctx: AppContext, token: string): Promise<boolean> {
  const id = await findTokenAccount(ctx.db, { token, now: ctx.now() });
  const account = id === undefined ? undefined : await findStaffAccount(ctx.db, { id });
  return account !== undefined && account.isOwner && !isEmail(account.email);
}

function goToCode(reply: FastifyReply, token: string, next: string): FastifyReply {
  const query = new URLSearchParams({ step: token, ...(next !== '' && { next }) });
  return reply.redirect(`/config/sign-in?${query}`, 303);
}

type CodePage = Parameters<typeof codeForm>[0] & { status?: number };

function sendCode(reply: FastifyReply, { status = 200, ...form }: CodePage): FastifyReply {
  const { language } = form;
  const main = codeForm(form);
  return sendSignInPage(reply, { title: texts.codeTitle[language], language, status, main });
}

function sendUsed(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = spokenLanguage(request);
  const error = texts.linkUsed[language];
  return sendSignIn(reply, { status: 401, language, next: '', error });
}
