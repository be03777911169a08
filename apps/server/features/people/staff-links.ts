/** Links by which staff choose a password, or prove another email. They work for an hour, once. */
import { ApiError, emailKey, peopleLimits } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { hashToken } from '../../db/hash-token.ts';
import { newToken } from '../../db/id.ts';
import { createSignInToken } from '../staff/sign-in-link.ts';
import { findStaffAccount, type FoundStaffAccount } from '../staff/staff-accounts.ts';
import { officePaths } from './office-paths.ts';
import { queueOfficeMail, requireOfficeMailWay } from './queue-office-mail.ts';

export interface StaffLink {
  kind: 'password' | 'email';
  accountId: string;
  email: string;
}

interface Opened {
  token: string;
  now: Date;
}

/** Makes a link; links of the same kind that the account had work no more. @returns its token */
async function createStaffLink(
  trx: WriteTransaction,
  { kind, accountId, email, now }: StaffLink & { now: Date },
): Promise<string> {
  const token = newToken();
  await endLinksOf(trx, accountId, kind);
  await trx
    .insertInto('staff_links')
    .values({
      token_hash: hashToken(token),
      kind,
      account_id: accountId,
      email,
      expires_at: new Date(now.getTime() + peopleLimits.linkLife),
    })
    .execute();
  return token;
}

/** Links of an account work no more: all, or those of a kind. */
export async function endLinksOf(
  trx: WriteTransaction,
  accountId: string,
  kind?: StaffLink['kind'],
): Promise<void> {
  await trx
    .deleteFrom('staff_links')
    .where('account_id', '=', accountId)
    .$if(kind !== undefined, (all) => all.where('kind', '=', kind!))
    .execute();
}

/** What a link is for. Changes nothing. @throws ApiError `account_link_ended` */
export async function findStaffLink(db: ReadDatabase, { token, now }: Opened): Promise<StaffLink> {
  const link = await db
    .selectFrom('staff_links')
    .select(['kind', 'email', 'account_id as accountId'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!link) throw new ApiError('account_link_ended');
  return link;
}

/** Uses a link up. @throws ApiError `account_link_ended` */
export async function takeStaffLink(
  trx: WriteTransaction,
  { token, now, kind }: Opened & { kind: StaffLink['kind'] },
): Promise<StaffLink> {
  const link = await trx
    .deleteFrom('staff_links')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning(['kind', 'email', 'account_id as accountId'])
    .executeTakeFirst();
  if (!link) throw new ApiError('account_link_ended');
  return link;
}

/**
 * Mails a link that signs in, or by which a password is chosen. Whoever asks learns nothing: an
 * email that nobody has gets a mail that says so.
 * @throws ApiError 429, `shop_address_unknown`
 */
export async function mailStaffLinkTo(
  ctx: AppContext,
  request: FastifyRequest,
  { email, kind }: { email: string; kind: 'sign-in' | 'password' },
): Promise<void> {
  const attempt = { address: request.ip, email: `staff:${emailKey(email)}` };
  await ctx.attempts.take('mailStaffLink', attempt);
  const way = await requireOfficeMailWay(ctx, request);
  const now = ctx.now();
  await ctx.transact(async (trx) => {
    const account = await findStaffAccount(trx, { email });
    if (!account) {
      await queueOfficeMail(trx, way, { to: email, language: null, kind: 'unknown' });
      return;
    }
    const secret = await makeToken(trx, { account, kind, now });
    const path = kind === 'sign-in' ? officePaths.signIn : officePaths.password;
    await queueOfficeMail(trx, way, {
      to: account.email,
      language: account.language,
      kind: kind === 'sign-in' ? 'signIn' : 'password',
      link: { path: `${path}?token=${secret}`, secret, isPrivate: true },
    });
  });
}

function makeToken(
  trx: WriteTransaction,
  { account, kind, now }: { account: FoundStaffAccount; kind: 'sign-in' | 'password'; now: Date },
): Promise<string> {
  const accountId = account.id;
  if (kind === 'sign-in') return createSignInToken(trx, { accountId, now, isMailed: true });
  return createStaffLink(trx, { kind, accountId, email: account.email, now });
}

/** Mails a link to another email of an account; the account keeps its own until it is opened. */
export async function mailEmailLinkTo(
  ctx: AppContext,
  request: FastifyRequest,
  { account, email }: { account: FoundStaffAccount; email: string },
): Promise<void> {
  const attempt = { address: request.ip, email: `staff:${emailKey(email)}` };
  await ctx.attempts.take('mailStaffLink', attempt);
  const way = await requireOfficeMailWay(ctx, request);
  await ctx.transact(async (trx) => {
    const link = { kind: 'email' as const, accountId: account.id, email, now: ctx.now() };
    const secret = await createStaffLink(trx, link);
    await queueOfficeMail(trx, way, {
      to: email,
      language: account.language,
      kind: 'newEmail',
      link: { path: `${officePaths.email}?token=${secret}`, secret, isPrivate: true },
    });
  });
}
