/** Sessions of people who work in the back office. */
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { newToken } from '../../db/id.ts';
import { hashToken } from '../../db/hash-token.ts';
import { sessionCookie, sessionSeconds } from './session-cookie.ts';

export interface StaffSession {
  accountId: string;
  displayName: string;
  /** The owner of the installation: of all its sites. */
  isOwner: boolean;
  /** Goes into every form of the back office; a post without it is refused. */
  crumb: string;
}

/** The session of the request's cookie, if it still holds. */
export async function findSession(
  ctx: Pick<AppContext, 'db' | 'now'>,
  request: FastifyRequest,
): Promise<StaffSession | undefined> {
  const token = request.cookies[sessionCookie];
  if (!token) return undefined;
  const row = await ctx.db
    .selectFrom('staff_sessions')
    .innerJoin('staff_accounts', 'staff_accounts.id', 'staff_sessions.account_id')
    .select(['account_id', 'display_name', 'is_owner', 'crumb'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst();
  return (
    row && {
      accountId: row.account_id,
      displayName: row.display_name,
      isOwner: row.is_owner,
      crumb: row.crumb,
    }
  );
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

/** Ends a session: its token opens nothing from now on. One that is unknown is no error. */
export async function endSession(trx: WriteTransaction, token: string): Promise<void> {
  await trx.deleteFrom('staff_sessions').where('token_hash', '=', hashToken(token)).execute();
}
