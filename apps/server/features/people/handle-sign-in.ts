/** `/api/staff/session` and `/api/staff/links`: signing in and out, and mailed links. */
import {
  askForPasskey,
  changeEmailByLink,
  choosePasswordByLink,
  enterStaffCode,
  lookAtStaffLink,
  mailStaffLink,
  signInByLink,
  signInByPasskey,
  signInStaff,
  signOutStaff,
} from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { setCrumb } from '../../http/crumb.ts';
import { clearSessionCookie, sessionCookie } from '../staff/session-cookie.ts';
import { endSession } from '../staff/staff-session.ts';
import { wishPasskey } from './passkeys.ts';
import { signInByCode, signInByPassword, signInByShownPasskey, signInByToken } from './sign-in.ts';
import { findStaffLink, mailStaffLinkTo } from './staff-links.ts';
import { choosePassword, takeProvedEmail } from './write-own-account.ts';

export function handleSignIn(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, signInStaff, ({ request, reply, body }) =>
    signInByPassword(ctx, { request, reply }, body),
  );
  handleCall(scope, signInByLink, ({ request, reply, body }) =>
    signInByToken(ctx, { request, reply }, body.token),
  );
  handleCall(scope, enterStaffCode, async ({ request, reply, body }) => {
    await signInByCode(ctx, { request, reply }, body);
    return {};
  });
  handleCall(scope, askForPasskey, async ({ request }) => {
    await ctx.attempts.take('signIn', { address: request.ip });
    return wishPasskey(ctx, request);
  });
  handleCall(scope, signInByPasskey, async ({ request, reply, body }) => {
    await signInByShownPasskey(ctx, { request, reply }, body);
    return {};
  });
  handleCall(scope, signOutStaff, async ({ request, reply }) => {
    const token = request.cookies[sessionCookie];
    if (token) await ctx.transact((trx) => endSession(trx, token));
    clearSessionCookie(reply);
    setCrumb(reply);
    return {};
  });
}

export function handleStaffLinks(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, mailStaffLink, async ({ request, body }) => {
    await mailStaffLinkTo(ctx, request, body);
    return {};
  });
  handleCall(scope, lookAtStaffLink, async ({ request, body }) => {
    await ctx.attempts.take('signIn', { address: request.ip });
    const { kind, email } = await findStaffLink(ctx.db, { token: body.token, now: ctx.now() });
    return { kind, email };
  });
  handleCall(scope, choosePasswordByLink, async ({ request, body }) => {
    await ctx.attempts.take('signIn', { address: request.ip });
    await choosePassword(ctx, request, body);
    return {};
  });
  handleCall(scope, changeEmailByLink, async ({ request, body }) => {
    await ctx.attempts.take('signIn', { address: request.ip });
    await takeProvedEmail(ctx, request, body.token);
    return {};
  });
}
