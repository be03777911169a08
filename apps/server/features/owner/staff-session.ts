/** Sessions of people who work in the back office. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { newToken } from '../../db/id.ts';
import { hashToken } from './session-token.ts';

export const sessionCookie = 'staff_session';

const sessionSeconds = 30 * 24 * 3_600;

export interface StaffSession {
  accountId: string;
  displayName: string;
  /** Goes into every form of the back office; a post without it is refused. */
  crumb: string;
}

/** The session of the request's cookie, if it still holds. */
export async function findSession(
  ctx: AppContext,
  request: FastifyRequest,
): Promise<StaffSession | undefined> {
  const token = request.cookies[sessionCookie];
  if (!token) return undefined;
  const row = await ctx.db
    .selectFrom('staff_sessions')
    .innerJoin('staff_accounts', 'staff_accounts.id', 'staff_sessions.account_id')
    .select(['account_id', 'display_name', 'crumb'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst();
  return row && { accountId: row.account_id, displayName: row.display_name, crumb: row.crumb };
}

/** Begins a session under a new token; the one that the browser had ends. */
export async function startSession(
  trx: WriteTransaction,
  session: { accountId: string; now: Date; replaces: string | undefined },
): Promise<string> {
  if (session.replaces) await endSession(trx, session.replaces);
  const token = newToken();
  await trx
    .insertInto('staff_sessions')
    .values({
      token_hash: hashToken(token),
      account_id: session.accountId,
      crumb: newToken(),
      created_at: session.now,
      expires_at: new Date(session.now.getTime() + sessionSeconds * 1_000),
    })
    .execute();
  return token;
}

export async function endSession(trx: WriteTransaction, token: string): Promise<void> {
  await trx.deleteFrom('staff_sessions').where('token_hash', '=', hashToken(token)).execute();
}

/** Hidden from scripts and from requests that other sites start. */
export function setSessionCookie(ctx: AppContext, reply: FastifyReply, token: string): void {
  reply.setCookie(sessionCookie, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: ctx.config.isSecure,
    maxAge: sessionSeconds,
  });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, { path: '/' });
}
