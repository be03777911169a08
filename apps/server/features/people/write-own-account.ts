/** What people change about the ways in which they sign in. Each change is told by mail. */
import { ApiError, isEmail } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { hashPassword, verifyPassword } from '../../db/password-hash.ts';
import { requireGoodPassword } from '../accounts/site-accounts.ts';
import { changeStaffAccount, findStaffAccount, lockStaffAccount } from '../staff/staff-accounts.ts';
import { endStaffSessions, noteProof } from '../staff/staff-session.ts';
import type { AskedPerson } from './asked-person.ts';
import { enterOffice, type Exchange } from './enter-office.ts';
import { checkPasskey, listPasskeys } from './passkeys.ts';
import { findOfficeMailWay, queueChangeMail } from './queue-office-mail.ts';
import { requireCode } from './sign-in.ts';
import { endLinksOf, findStaffLink, takeStaffLink } from './staff-links.ts';

/** Another password: all sessions end, and this browser has a new one. @throws `password_too_weak` */
export async function changePassword(
  ctx: AppContext,
  exchange: Exchange,
  { account, password }: { account: AskedPerson['account']; password: string },
): Promise<void> {
  requireGoodPassword(password, account.email);
  const passwordHash = await hashPassword(password);
  const way = await findOfficeMailWay(ctx, exchange.request);
  await enterOffice(ctx, exchange, {
    accountId: account.id,
    also: async (trx) => {
      await lockStaffAccount(trx, account.id);
      await changeStaffAccount(trx, account.id, { passwordHash });
      await endLinksOf(trx, account.id);
      await endStaffSessions(trx, account.id);
      await queueChangeMail(trx, way, { account, change: 'password', now: ctx.now() });
    },
  });
}

/**
 * Chooses a password by a mailed link. Nobody is signed in by it: a second step is asked for as
 * ever.
 * @throws ApiError `account_link_ended`, `password_too_weak`
 */
export async function choosePassword(
  ctx: AppContext,
  request: Exchange['request'],
  { token, password }: { token: string; password: string },
): Promise<void> {
  const now = ctx.now();
  const { email } = await findStaffLink(ctx.db, { token, now });
  requireGoodPassword(password, email);
  const passwordHash = await hashPassword(password);
  const way = await findOfficeMailWay(ctx, request);
  await ctx.transact(async (trx) => {
    const { accountId } = await takeStaffLink(trx, { token, now, kind: 'password' });
    const account = await findStaffAccount(trx, { id: accountId });
    if (!account) throw new ApiError('account_link_ended');
    await changeStaffAccount(trx, accountId, { passwordHash });
    await endLinksOf(trx, accountId);
    await endStaffSessions(trx, accountId);
    await queueChangeMail(trx, way, { account, change: 'password', now });
  });
}

/** Takes the email that a link has proved; the one of before is told. @throws `account_link_ended` */
export async function takeProvedEmail(
  ctx: AppContext,
  request: Exchange['request'],
  token: string,
): Promise<void> {
  const now = ctx.now();
  const way = await findOfficeMailWay(ctx, request);
  await ctx.transact(async (trx) => {
    const { accountId, email } = await takeStaffLink(trx, { token, now, kind: 'email' });
    const before = await findStaffAccount(trx, { id: accountId });
    if (!before) throw new ApiError('account_link_ended');
    await changeStaffAccount(trx, accountId, { email });
    await endLinksOf(trx, accountId);
    await queueChangeMail(trx, way, { account: before, change: 'email', now });
  });
}

interface SetUp {
  displayName: string;
  email: string;
  password?: string | undefined;
}

/**
 * The first owner says who they are. An address that was never one is replaced at once; nothing was
 * ever mailed to it.
 * @throws ApiError `set_up_already`, `password_too_weak`, `not_allowed`
 */
export async function setUpFirstOwner(
  ctx: AppContext,
  exchange: Exchange,
  { account, ...typed }: SetUp & { account: AskedPerson['account'] },
): Promise<void> {
  const { displayName, email, password } = typed;
  if (!account.isOwner) throw new ApiError('not_allowed');
  if (account.passwordHash !== null || isEmail(account.email)) throw new ApiError('set_up_already');
  if (password !== undefined) requireGoodPassword(password, email);
  const hasPasskey = (await listPasskeys(ctx.db, account.id)).length > 0;
  if (password === undefined && !hasPasskey) throw new ApiError('last_way_in');
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  await enterOffice(ctx, exchange, {
    accountId: account.id,
    also: async (trx) => {
      await lockStaffAccount(trx, account.id);
      await changeStaffAccount(trx, account.id, {
        displayName,
        email,
        ...(passwordHash !== undefined && { passwordHash }),
      });
    },
  });
}

export type Proof =
  | { by: 'password'; password: string }
  | { by: 'code'; code: string }
  | { by: 'passkey'; token: string; passkey: Parameters<typeof checkPasskey>[2]['passkey'] };

/**
 * Proves who asks. Tries that failed are counted by account.
 * @throws ApiError `password_wrong`, `code_refused`, `passkey_refused`, or 429
 */
export async function proveWhoAsks(
  ctx: AppContext,
  request: Exchange['request'],
  { account, session, proof }: AskedPerson & { proof: Proof },
): Promise<void> {
  const attempt = { address: request.ip, email: `staff:${account.id}` };
  await ctx.attempts.take('enterStaffCode', attempt);
  const now = ctx.now();
  const box = await ctx.secrets();
  if (proof.by === 'password') {
    const isRight = await verifyPassword(account.passwordHash ?? undefined, proof.password);
    if (!isRight) throw new ApiError('password_wrong');
  }
  if (proof.by === 'passkey') {
    const shown = await checkPasskey(ctx, request, proof);
    if (shown !== account.id) throw new ApiError('passkey_refused');
  }
  await ctx.transact(async (trx) => {
    if (proof.by === 'code') {
      await requireCode(trx, { accountId: account.id, box, code: proof.code, now });
    }
    await noteProof(trx, session, now);
  });
  await ctx.attempts.giveBack('enterStaffCode', attempt);
}
