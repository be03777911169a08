/** Invitations to work on a site: made, looked at, accepted, taken back. */
import { ApiError, emailKey, peopleLimits, type RoleNumber } from '@sitewright/contract';
import type { Selectable } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { hashToken } from '../../db/hash-token.ts';
import { newId, newToken } from '../../db/id.ts';
import { lockKey } from '../../db/lock-key.ts';
import { hashPassword } from '../../db/password-hash.ts';
import type { AskingStaff } from '../../http/require-staff.ts';
import { canGive } from '../../policies/can-give.ts';
import { requireGoodPassword } from '../accounts/site-accounts.ts';
import { findStanding, setSiteRoles } from '../staff/site-roles.ts';
import {
  changeStaffAccount,
  ensureStaffAccount,
  findStaffAccount,
} from '../staff/staff-accounts.ts';
import { findSession } from '../staff/staff-session.ts';
import { requireGivable } from './change-people.ts';
import { enterOffice, type Exchange } from './enter-office.ts';
import { officePaths } from './office-paths.ts';
import { queueOfficeMail, type OfficeMailWay } from './queue-office-mail.ts';

interface NewInvitation {
  email: string;
  roles: readonly RoleNumber[];
  asking: AskingStaff;
  now: Date;
}

/**
 * Invites somebody by mail. Who was invited before gets a new link, and these roles.
 * @throws ApiError `role_not_givable`, `works_here`, `too_many_invitations`
 */
export async function invite(
  trx: WriteTransaction,
  way: OfficeMailWay,
  { email, roles, asking, now }: NewInvitation,
): Promise<string> {
  const { siteId, identifier } = way.site;
  requireGivable(asking, roles);
  await lockKey(trx, `invitations:${siteId}`);
  const account = await findStaffAccount(trx, { email });
  if (account && (await worksHere(trx, siteId, account))) throw new ApiError('works_here');
  await requireRoom(trx, siteId, email);
  const [id, secret] = [newId(), newToken()];
  await trx
    .insertInto('site_invitations')
    .values({
      site_id: siteId,
      id,
      token_hash: hashToken(secret),
      email: emailKey(email),
      roles: [...roles],
      invited_by: asking.displayName,
      invited_by_id: asking.accountId,
      created_at: now,
      expires_at: new Date(now.getTime() + peopleLimits.invitationLife),
    })
    .execute();
  await queueOfficeMail(trx, way, {
    to: email.trim(),
    language: account?.language ?? null,
    kind: 'invitation',
    params: { person: asking.displayName },
    link: { path: `${officePaths.invitation}?site=${identifier}&token=${secret}`, secret },
  });
  return id;
}

async function worksHere(
  trx: WriteTransaction,
  siteId: string,
  { id: accountId, isOwner }: { id: string; isOwner: boolean },
): Promise<boolean> {
  const { roles } = await findStanding(trx, { siteId, accountId, isOwner });
  return isOwner || roles.length > 0;
}

/** An invitation of the same email gives way. */
async function requireRoom(trx: WriteTransaction, siteId: string, email: string): Promise<void> {
  await trx
    .deleteFrom('site_invitations')
    .where('site_id', '=', siteId)
    .where('email', '=', emailKey(email))
    .execute();
  const { open } = await trx
    .selectFrom('site_invitations')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  if (Number(open) >= peopleLimits.invitationsPerSite) throw new ApiError('too_many_invitations');
}

/** An invitation as it is kept. */
export type InvitationRow = Selectable<Database['site_invitations']>;

/** @returns what it was; undefined when it was gone */
export async function endInvitation(
  trx: WriteTransaction,
  siteId: string,
  { id, asking }: { id: string; asking: AskingStaff },
): Promise<InvitationRow | undefined> {
  const ended = await trx
    .deleteFrom('site_invitations')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (ended) requireGivable(asking, ended.roles);
  return ended;
}

/**
 * Puts one that was ended back: the link that was mailed leads to it again, as long as it did.
 * @throws ApiError `not_undoable` where its days are over, or the person was invited anew or works here
 */
export async function renewInvitation(
  trx: WriteTransaction,
  row: InvitationRow,
  { asking, now }: { asking: AskingStaff; now: Date },
): Promise<void> {
  const { site_id: siteId, email, roles, expires_at: expiresAt } = row;
  requireGivable(asking, roles);
  await lockKey(trx, `invitations:${siteId}`);
  const account = await findStaffAccount(trx, { email });
  const isThere = account && (await worksHere(trx, siteId, account));
  const other = await trx
    .selectFrom('site_invitations')
    .select('id')
    .where('site_id', '=', siteId)
    .where('email', '=', email)
    .executeTakeFirst();
  if (isThere || other || expiresAt <= now) throw new ApiError('not_undoable');
  await requireRoom(trx, siteId, email);
  await trx.insertInto('site_invitations').values(row).execute();
}

interface Opened {
  siteId: string;
  token: string;
  now: Date;
}

/** What an invitation is for. Changes nothing. @throws ApiError `account_link_ended` */
export async function findInvitation(db: ReadDatabase, { siteId, token, now }: Opened) {
  const found = await db
    .selectFrom('site_invitations')
    .select(['id', 'email', 'roles', 'invited_by as invitedBy', 'invited_by_id as inviterId'])
    .where('site_id', '=', siteId)
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!found) throw new ApiError('account_link_ended');
  return found;
}

/** What whoever opens an invitation sees. */
export interface LookedAt {
  email: string;
  siteTitle: string;
  invitedBy: string;
  roles: RoleNumber[];
  hasAccount: boolean;
  /** Whoever looks is signed in to the account that was invited. */
  isYou: boolean;
}

/** Looks at an invitation. Changes nothing. @throws ApiError `account_link_ended` */
export async function lookAt(
  ctx: AppContext,
  request: Exchange['request'],
  link: { site: string; token: string },
): Promise<LookedAt> {
  const site = await ctx.sites.findByIdentifier(link.site);
  if (!site) throw new ApiError('account_link_ended');
  const opened = { siteId: site.siteId, token: link.token, now: ctx.now() };
  const { email, invitedBy, roles } = await findInvitation(ctx.db, opened);
  const account = await findStaffAccount(ctx.db, { email });
  const session = await findSession(ctx, request);
  const hasAccount = account !== undefined;
  const isYou = hasAccount && session?.accountId === account.id;
  return { email, siteTitle: site.title, invitedBy, roles, hasAccount, isYou };
}

interface Accepted {
  siteId: string;
  token: string;
  /** Who is signed in. */
  signedInAs: string | undefined;
  newAccount?: { displayName: string; password: string } | undefined;
}

/**
 * Accepts an invitation. Who has an account has to be signed in to it; who has none gets one. The
 * inviter must still be allowed to give what they promised.
 * @throws ApiError `account_link_ended`, `invitation_of_other`, `password_too_weak`
 */
export async function accept(
  ctx: AppContext,
  exchange: Exchange,
  { siteId, token, signedInAs, newAccount }: Accepted,
): Promise<void> {
  const opened = { siteId, token, now: ctx.now() };
  const { email } = await findInvitation(ctx.db, opened);
  const known = await findStaffAccount(ctx.db, { email });
  if (known ? known.id !== signedInAs : !newAccount) {
    throw new ApiError('invitation_of_other', { email });
  }
  const password = known ? undefined : newAccount?.password;
  if (password !== undefined) requireGoodPassword(password, email);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const accountId = await ctx.transact(async (trx) => {
    await lockKey(trx, `invitations:${siteId}`);
    const { id, roles, inviterId } = await findInvitation(trx, opened);
    await requireInviter(trx, siteId, { inviterId, roles });
    const displayName = newAccount?.displayName ?? email;
    const account = await findStaffAccount(trx, { email });
    if (!known && account) throw new ApiError('invitation_of_other', { email });
    const acceptedBy = account?.id ?? (await ensureStaffAccount(trx, { email, displayName }));
    if (passwordHash !== undefined) await changeStaffAccount(trx, acceptedBy, { passwordHash });
    await setSiteRoles(trx, { siteId, accountId: acceptedBy, roles });
    await trx
      .deleteFrom('site_invitations')
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute();
    return acceptedBy;
  });
  await enterOffice(ctx, exchange, { accountId });
}

/** An invitation is worth no more than who wrote it. */
async function requireInviter(
  trx: WriteTransaction,
  siteId: string,
  { inviterId, roles }: { inviterId: string; roles: readonly number[] },
): Promise<void> {
  const inviter = await findStaffAccount(trx, { id: inviterId });
  const isOwner = inviter?.isOwner ?? false;
  const standing = await findStanding(trx, { siteId, accountId: inviterId, isOwner });
  if (!inviter || !roles.every((role) => canGive(standing, role))) {
    throw new ApiError('account_link_ended');
  }
}
