/** Passkeys and codes of an account: what is switched on and off. Each change is told by mail. */
import { ApiError } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { lockStaffAccount } from '../staff/staff-accounts.ts';
import type { AskedPerson } from './asked-person.ts';
import { enterOffice, type Exchange } from './enter-office.ts';
import { endOneTimeCodes, hasCodes, makeRecoveryCodes, takeAppCode } from './one-time-codes.ts';
import { keepPasskey, listPasskeys } from './passkeys.ts';
import { findOfficeMailWay, queueChangeMail } from './queue-office-mail.ts';

type Account = AskedPerson['account'];

/** Keeps a passkey and tells by mail. @throws ApiError `passkey_refused` */
export async function addPasskeyOf(
  ctx: AppContext,
  request: Exchange['request'],
  made: { account: Account } & Omit<Parameters<typeof keepPasskey>[2], 'accountId'>,
): Promise<void> {
  const { account, ...rest } = made;
  await keepPasskey(ctx, request, { accountId: account.id, ...rest });
  const way = await findOfficeMailWay(ctx, request);
  await ctx.transact((trx) =>
    queueChangeMail(trx, way, { account, change: 'passkeyAdded', now: ctx.now() }),
  );
}

/**
 * Takes a passkey away.
 * @returns false when it was gone
 * @throws ApiError `last_way_in` for the only one of an account without a password
 */
export async function removePasskeyOf(
  ctx: AppContext,
  request: Exchange['request'],
  { account, id }: { account: Account; id: string },
): Promise<boolean> {
  const way = await findOfficeMailWay(ctx, request);
  return ctx.transact(async (trx) => {
    await lockStaffAccount(trx, account.id);
    const known = await listPasskeys(trx, account.id);
    if (!known.some((passkey) => passkey.id === id)) return false;
    if (known.length === 1 && account.passwordHash === null) throw new ApiError('last_way_in');
    await trx
      .deleteFrom('staff_passkeys')
      .where('account_id', '=', account.id)
      .where('id', '=', id)
      .execute();
    await queueChangeMail(trx, way, { account, change: 'passkeyRemoved', now: ctx.now() });
    return true;
  });
}

/**
 * Switches codes on once a code of the app was typed; this browser gets a new session.
 * @returns recovery codes, for the only time
 * @throws ApiError `code_refused`
 */
export async function switchOnCodes(
  ctx: AppContext,
  exchange: Exchange,
  { account, code }: { account: Account; code: string },
): Promise<string[]> {
  const box = await ctx.secrets();
  const way = await findOfficeMailWay(ctx, exchange.request);
  const now = ctx.now();
  let recoveryCodes: string[] = [];
  await enterOffice(ctx, exchange, {
    accountId: account.id,
    also: async (trx) => {
      const typed = { accountId: account.id, box, code, now, isOn: false };
      if (!(await takeAppCode(trx, typed))) throw new ApiError('code_refused');
      recoveryCodes = await makeRecoveryCodes(trx, account.id);
      await queueChangeMail(trx, way, { account, change: 'codesOn', now });
    },
  });
  return recoveryCodes;
}

/** @returns false when they were off */
export async function switchOffCodes(
  ctx: AppContext,
  request: Exchange['request'],
  account: Account,
): Promise<boolean> {
  const way = await findOfficeMailWay(ctx, request);
  return ctx.transact(async (trx) => {
    const wasOn = await endOneTimeCodes(trx, account.id);
    if (wasOn) await queueChangeMail(trx, way, { account, change: 'codesOff', now: ctx.now() });
    return wasOn;
  });
}

/** New recovery codes. @throws ApiError `not_found` while codes are off */
export async function renewRecoveryCodesOf(ctx: AppContext, account: Account): Promise<string[]> {
  return ctx.transact(async (trx) => {
    await lockStaffAccount(trx, account.id);
    if (!(await hasCodes(trx, account.id))) throw new ApiError('not_found');
    return makeRecoveryCodes(trx, account.id);
  });
}
