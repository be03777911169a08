/** The cookie that holds a session of the back office. */
import type { FastifyReply } from 'fastify';
import type { AppContext } from '../../context.ts';

export const sessionCookie = 'staff_session';

export const sessionSeconds = 30 * 24 * 3_600;

/** Hidden from scripts and from requests that other sites start. */
export function setSessionCookie(
  ctx: Pick<AppContext, 'config'>,
  reply: FastifyReply,
  token: string,
): void {
  reply.setCookie(sessionCookie, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: ctx.config.isSecure || 'auto',
    maxAge: sessionSeconds,
  });
}

/** Takes the cookie away; the session itself ends by `endSession`. */
export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, { path: '/' });
}
