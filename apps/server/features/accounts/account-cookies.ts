/** The cookies of a signed-in visitor. D-17, TRK-05 */
import { cookieLives, cookieNames } from '@sitewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setCrumb } from '../../http/crumb.ts';

const shared = { path: '/', sameSite: 'lax' } as const;

/** The token of the visitor's session as sent, or empty. */
export function sessionTokenOf(request: FastifyRequest): string {
  return request.cookies[cookieNames.siteUserToken] ?? '';
}

export interface SignedInCookies {
  token: string;
  accountId: string;
  now: Date;
  /** True: three years; false: until the browser is closed. */
  isRemembered: boolean;
}

/**
 * Sets all three: the token, which no script reads, what scripts may know, and the crumb, which is a
 * new one.
 * @returns the crumb
 */
export function setAccountCookies(
  reply: FastifyReply,
  { token, accountId, now, isRemembered }: SignedInCookies,
): string {
  const life = isRemembered ? { ...shared, maxAge: cookieLives.siteUser } : shared;
  const info = {
    authenticated: true,
    lastAuthenticatedOn: now.toISOString(),
    siteUserId: accountId,
  };
  reply.setCookie(cookieNames.siteUserToken, token, { ...life, httpOnly: true });
  reply.setCookie(cookieNames.siteUserInfo, JSON.stringify(info), life);
  const crumb = setCrumb(reply);
  reply.setCookie(cookieNames.siteUserCrumb, crumb, life);
  return crumb;
}

/** For a visitor who has signed out. @returns a new crumb */
export function clearAccountCookies(reply: FastifyReply): string {
  for (const name of [
    cookieNames.siteUserToken,
    cookieNames.siteUserInfo,
    cookieNames.siteUserCrumb,
  ]) {
    reply.clearCookie(name, shared);
  }
  return setCrumb(reply);
}
