/** Sessions of signed-in visitors: of one account, on one site, in one browser. */
import { cookieLives } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { fixedStatement } from '../../db/fixed-statements.ts';
import { hashToken } from '../../db/hash-token.ts';
import { isToken, newId, newToken } from '../../db/id.ts';
import { sessionTokenOf } from './account-cookies.ts';
import { describeDevice } from './describe-device.ts';

/** A session that ends with the browser ends for the server after a day. */
const briefSeconds = 24 * 3_600;

/** Of one account, the oldest give way. */
const maxSessions = 50;

/** Who asks, when they are signed in. */
export interface SignedIn {
  accountId: string;
  /** Proved: see account-links.ts. */
  email: string;
  sessionId: string;
}

const findByToken = fixedStatement<SignedIn>(`
  select s.account_id as "accountId", a.email, s.id as "sessionId"
  from site_sessions s
  join site_accounts a on a.site_id = s.site_id and a.id = s.account_id
  where s.site_id = $1 and s.token_hash = $2 and s.expires_at > $3`);

/**
 * The visitor's account on the site of the request; undefined for everybody else. It costs nothing for
 * a visitor without the cookie.
 */
export async function findSignedIn(
  ctx: Pick<AppContext, 'runFixed' | 'now'>,
  request: FastifyRequest,
): Promise<SignedIn | undefined> {
  const token = sessionTokenOf(request);
  if (!isToken(token)) return undefined;
  const { siteId } = request.site;
  const [found] = await ctx.runFixed(findByToken(siteId, hashToken(token), ctx.now()));
  return found;
}

export interface NewSession {
  siteId: string;
  accountId: string;
  isRemembered: boolean;
  userAgent: string | undefined;
  now: Date;
  /** The token that the browser came with: that session ends. */
  replaces: string;
}

/** Begins a session under a token that nobody knew before. @returns the token */
export async function startSiteSession(
  trx: WriteTransaction,
  { siteId, accountId, isRemembered, userAgent, now, replaces }: NewSession,
): Promise<string> {
  await endSiteSession(trx, siteId, replaces);
  const token = newToken();
  const seconds = isRemembered ? cookieLives.siteUser : briefSeconds;
  await trx
    .insertInto('site_sessions')
    .values({
      site_id: siteId,
      token_hash: hashToken(token),
      id: newId(),
      account_id: accountId,
      is_remembered: isRemembered,
      device: describeDevice(userAgent),
      created_at: now,
      expires_at: new Date(now.getTime() + seconds * 1_000),
    })
    .execute();
  await trx
    .deleteFrom('site_sessions')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('site_sessions')
        .select('id')
        .where('site_id', '=', siteId)
        .where('account_id', '=', accountId)
        .orderBy('id', 'desc')
        .offset(maxSessions),
    )
    .execute();
  return token;
}

/** Ends the session of a token. One that is unknown is no error. */
export async function endSiteSession(
  trx: WriteTransaction,
  siteId: string,
  token: string,
): Promise<void> {
  if (!isToken(token)) return;
  await trx
    .deleteFrom('site_sessions')
    .where('site_id', '=', siteId)
    .where('token_hash', '=', hashToken(token))
    .execute();
}

/** Ends all sessions of an account, or all but one, or one of them. */
export async function endSessionsOf(
  trx: WriteTransaction,
  { siteId, accountId }: { siteId: string; accountId: string },
  which: { butNot?: string; only?: string } = {},
): Promise<void> {
  await trx
    .deleteFrom('site_sessions')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .$if(which.butNot !== undefined, (all) => all.where('id', '!=', which.butNot!))
    .$if(which.only !== undefined, (all) => all.where('id', '=', which.only!))
    .execute();
}

export interface ListedSession {
  id: string;
  device: string;
  createdAt: Date;
}

/** Where an account is signed in, the newest first. */
export async function listSessions(
  { db, now }: Pick<AppContext, 'now'> & { db: ReadDatabase },
  { siteId, accountId }: { siteId: string; accountId: string },
): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom('site_sessions')
    .select(['id', 'device', 'created_at'])
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now())
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, device, created_at: createdAt }) => ({ id, device, createdAt }));
}

/** Removes sessions that are over, of all sites. */
export async function forgetSessions({
  transact,
  now,
}: Pick<AppContext, 'transact' | 'now'>): Promise<void> {
  await transact((trx) =>
    trx.deleteFrom('site_sessions').where('expires_at', '<=', now()).execute(),
  );
}
