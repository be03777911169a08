/** Sessions of people who work in the back office. */
import { peopleLimits } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { hashToken } from '../../db/hash-token.ts';
import { isToken, newId, newToken } from '../../db/id.ts';
import { sessionCookie, sessionSeconds } from './session-cookie.ts';

/** What is noted of the use of a session is this old at most. */
const noteEveryMs = 10 * 60_000;

export interface StaffSession {
  sessionId: string;
  accountId: string;
  displayName: string;
  /** The owner of the installation: of all its sites. */
  isOwner: boolean;
  /** Goes into every form of the back office; a post without it is refused. */
  crumb: string;
  /** When whoever asks last proved who they are, by more than the cookie. */
  provedAt: Date | null;
}

/** The session of the request's cookie, if it still holds. Notes that it was used. */
export async function findSession(
  ctx: Pick<AppContext, 'db' | 'transact' | 'now'>,
  request: FastifyRequest,
): Promise<StaffSession | undefined> {
  const token = request.cookies[sessionCookie];
  if (!token || !isToken(token)) return undefined;
  const row = await ctx.db
    .selectFrom('staff_sessions')
    .innerJoin('staff_accounts', 'staff_accounts.id', 'staff_sessions.account_id')
    .select(['account_id', 'display_name', 'is_owner', 'crumb', 'staff_sessions.id as session_id'])
    .select(['proved_at', 'last_used_at', 'address'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst();
  if (!row) return undefined;
  const isStale = ctx.now().getTime() - row.last_used_at.getTime() >= noteEveryMs;
  if (isStale || row.address !== request.ip) await noteUse(ctx, token, request.ip);
  return {
    sessionId: row.session_id,
    accountId: row.account_id,
    displayName: row.display_name,
    isOwner: row.is_owner,
    crumb: row.crumb,
    provedAt: row.proved_at,
  };
}

async function noteUse(
  { transact, now }: Pick<AppContext, 'transact' | 'now'>,
  token: string,
  address: string,
): Promise<void> {
  await transact((trx) =>
    trx
      .updateTable('staff_sessions')
      .set({ last_used_at: now(), address })
      .where('token_hash', '=', hashToken(token))
      .execute(),
  );
}

export interface NewStaffSession {
  accountId: string;
  now: Date;
  /** The token that the browser had: that session ends. */
  replaces: string | undefined;
  device: string;
  address: string;
  /** When they proved who they are: at a sign-in, now. */
  provedAt: Date | null;
}

/** Begins a session under a new token; the one that the browser had ends. */
export async function startSession(
  trx: WriteTransaction,
  { accountId, now, replaces, device, address, provedAt }: NewStaffSession,
): Promise<string> {
  if (replaces) await endSession(trx, replaces);
  const token = newToken();
  await trx
    .insertInto('staff_sessions')
    .values({
      token_hash: hashToken(token),
      id: newId(),
      account_id: accountId,
      crumb: newToken(),
      device,
      address,
      last_used_at: now,
      proved_at: provedAt,
      created_at: now,
      expires_at: new Date(now.getTime() + sessionSeconds * 1_000),
    })
    .execute();
  await endOldest(trx, accountId);
  return token;
}

/** Of one account, the oldest give way. */
async function endOldest(trx: WriteTransaction, accountId: string): Promise<void> {
  await trx
    .deleteFrom('staff_sessions')
    .where('account_id', '=', accountId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('staff_sessions')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(peopleLimits.sessionsPerAccount),
    )
    .execute();
}

/** Ends a session: its token opens nothing from now on. One that is unknown is no error. */
export async function endSession(trx: WriteTransaction, token: string): Promise<void> {
  await trx.deleteFrom('staff_sessions').where('token_hash', '=', hashToken(token)).execute();
}

/** Ends all sessions of an account, or all but one, or one of them. @returns how many */
export async function endStaffSessions(
  trx: WriteTransaction,
  accountId: string,
  which: { butNot?: string; only?: string } = {},
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('staff_sessions')
    .where('account_id', '=', accountId)
    .$if(which.butNot !== undefined, (all) => all.where('id', '!=', which.butNot!))
    .$if(which.only !== undefined, (all) => all.where('id', '=', which.only!))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Notes that whoever uses a session has proved who they are. */
export async function noteProof(
  trx: WriteTransaction,
  { sessionId, accountId }: Pick<StaffSession, 'sessionId' | 'accountId'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('staff_sessions')
    .set({ proved_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .execute();
}

/** Where an account is signed in, the latest first. */
export function listStaffSessions(db: ReadDatabase, accountId: string, now: Date) {
  return db
    .selectFrom('staff_sessions')
    .select(['id', 'device', 'address', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
