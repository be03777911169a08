/** The ways of signing in to the back office. Only tries that failed count. */
import { ApiError, emailKey, type signInStepSchema } from '@sitewright/contract';
import type { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { verifyPassword } from '../../db/password-hash.ts';
import type { WriteTransaction } from '../../db/database.ts';
import type { SecretBox } from '../settings/secret-box.ts';
import { redeemSignInToken } from '../staff/sign-in-link.ts';
import { findStaffAccount } from '../staff/staff-accounts.ts';
import { enterOffice, type Exchange } from './enter-office.ts';
import { hasCodes, takeAppCode, takeRecoveryCode } from './one-time-codes.ts';
import { checkPasskey } from './passkeys.ts';
import { beginStep, endStep, findStep } from './staff-steps.ts';

type SignInStep = z.output<typeof signInStepSchema>;

/**
 * By email and password. It takes as long, and answers the same, for an email that nobody has.
 * @throws ApiError `sign_in_failed`, or 429 after too many tries
 */
export async function signInByPassword(
  ctx: AppContext,
  exchange: Exchange,
  { email, password }: { email: string; password: string },
): Promise<SignInStep> {
  const attempt = { address: exchange.request.ip, email: `staff:${emailKey(email)}` };
  await ctx.attempts.take('signInAsStaff', attempt);
  const account = await findStaffAccount(ctx.db, { email });
  const isRight = await verifyPassword(account?.passwordHash ?? undefined, password);
  if (!account || !isRight) throw new ApiError('sign_in_failed');
  await ctx.attempts.giveBack('signInAsStaff', attempt);
  return goOn(ctx, exchange, account.id);
}

/** By a link. A printed one is for whoever runs the installation, and asks for nothing more. */
export async function signInByToken(
  ctx: AppContext,
  exchange: Exchange,
  token: string,
): Promise<SignInStep> {
  const attempt = { address: exchange.request.ip };
  await ctx.attempts.take('signIn', attempt);
  const now = ctx.now();
  const link = await ctx.transact((trx) => redeemSignInToken(trx, { token, now }));
  if (!link) throw new ApiError('account_link_ended');
  if (link.isMailed) return goOn(ctx, exchange, link.accountId);
  await enterOffice(ctx, exchange, { accountId: link.accountId });
  return { next: 'done' };
}

/** Signs in, or asks for a code first. */
async function goOn(ctx: AppContext, exchange: Exchange, accountId: string): Promise<SignInStep> {
  if (!(await hasCodes(ctx.db, accountId))) {
    await enterOffice(ctx, exchange, { accountId });
    return { next: 'done' };
  }
  const step = { kind: 'code' as const, accountId, now: ctx.now() };
  return { next: 'code', token: await ctx.transact((trx) => beginStep(trx, step)) };
}

/**
 * The second step. A wrong code ends nothing: the same step takes another.
 * @throws ApiError `step_ended`, `code_refused`, or 429
 */
export async function signInByCode(
  ctx: AppContext,
  exchange: Exchange,
  { token, code }: { token: string; code: string },
): Promise<void> {
  const answered = { kind: 'code' as const, token, now: ctx.now() };
  const accountId = await findStep(ctx.db, answered);
  const attempt = { address: exchange.request.ip, email: `staff:${accountId}` };
  await ctx.attempts.take('enterStaffCode', attempt);
  const box = await ctx.secrets();
  await enterOffice(ctx, exchange, {
    accountId,
    also: async (trx) => {
      await endStep(trx, answered);
      await requireCode(trx, { accountId, box, code, now: answered.now });
    },
  });
  await ctx.attempts.giveBack('enterStaffCode', attempt);
}

/** A passkey is two things at once: what somebody has, and what unlocks it. */
export async function signInByShownPasskey(
  ctx: AppContext,
  exchange: Exchange,
  shown: Parameters<typeof checkPasskey>[2],
): Promise<void> {
  await ctx.attempts.take('signIn', { address: exchange.request.ip });
  await enterOffice(ctx, exchange, { accountId: await checkPasskey(ctx, exchange.request, shown) });
}

interface TypedCode {
  accountId: string;
  box: SecretBox;
  code: string;
  now: Date;
}

/** Takes a code of the app or a recovery code. @throws ApiError `code_refused` */
export async function requireCode(
  trx: WriteTransaction,
  { accountId, box, code, now }: TypedCode,
): Promise<void> {
  if (await takeAppCode(trx, { accountId, box, code, now, isOn: true })) return;
  if (await takeRecoveryCode(trx, accountId, code)) return;
  throw new ApiError('code_refused');
}
