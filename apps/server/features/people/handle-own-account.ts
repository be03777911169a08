/** `/api/staff/account`: what people change about themselves. */
import {
  addPasskey,
  answerOwnershipOffer,
  beginCodes,
  beginPasskey,
  changeOwnAccount,
  changeStaffPassword,
  endStaffSession,
  getOwnAccount,
  mailNewEmail,
  proveStaff,
  removePasskey,
  renewRecoveryCodes,
  setUpOwner,
  peopleLimits,
  switchCodesOff,
  switchCodesOn,
} from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { mergeChanges } from '../../http/merge-changes.ts';
import { changeStaffAccount } from '../staff/staff-accounts.ts';
import { endStaffSessions } from '../staff/staff-session.ts';
import { requirePerson, requireProvedPerson } from './asked-person.ts';
import { enterOffice } from './enter-office.ts';
import { beginOneTimeCodes } from './one-time-codes.ts';
import { declineOwnership, takeOwnership } from './ownership.ts';
import { wishNewPasskey } from './passkeys.ts';
import { presentOwnAccount } from './present-own-account.ts';
import { findOfficeMailWay } from './queue-office-mail.ts';
import { mailEmailLinkTo } from './staff-links.ts';
import { changePassword, proveWhoAsks, setUpFirstOwner } from './write-own-account.ts';
import {
  addPasskeyOf,
  removePasskeyOf,
  renewRecoveryCodesOf,
  switchOffCodes,
  switchOnCodes,
} from './write-ways-in.ts';

export function handleOwnAccount(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, getOwnAccount, async ({ request }) =>
    presentOwnAccount(ctx, await requirePerson(ctx, request)),
  );
  handleCall(scope, changeOwnAccount, async ({ request, body }) => {
    const { account } = await requirePerson(ctx, request);
    const { displayName, language, theme } = account;
    const changed = mergeChanges({ displayName, language, theme }, body.changes);
    await ctx.transact((trx) => changeStaffAccount(trx, account.id, changed));
    return {};
  });
  handleCall(scope, setUpOwner, async ({ request, reply, body }) => {
    const { account } = await requireProvedPerson(ctx, request);
    await setUpFirstOwner(ctx, { request, reply }, { account, ...body });
    return {};
  });
  handleCall(scope, proveStaff, async ({ request, body }) => {
    await proveWhoAsks(ctx, request, { ...(await requirePerson(ctx, request)), proof: body });
    return { provedUntil: ctx.now().getTime() + peopleLimits.proofLife };
  });
  handleCall(scope, mailNewEmail, async ({ request, body }) => {
    const { account } = await requireProvedPerson(ctx, request);
    await mailEmailLinkTo(ctx, request, { account, email: body.email });
    return {};
  });
  handleCall(scope, changeStaffPassword, async ({ request, reply, body }) => {
    const { account } = await requireProvedPerson(ctx, request);
    await changePassword(ctx, { request, reply }, { account, ...body });
    return {};
  });
  handleCall(scope, endStaffSession, async ({ request, params }) => {
    const { account, session } = await requirePerson(ctx, request);
    const which = params.id === 'others' ? { butNot: session.sessionId } : { only: params.id };
    const ended = await ctx.transact((trx) => endStaffSessions(trx, account.id, which));
    return { isDeleted: ended > 0 };
  });
  handleCall(scope, answerOwnershipOffer, async ({ request, reply, body }) => {
    const { account } = await requireProvedPerson(ctx, request);
    const accountId = account.id;
    if (!body.isAccepted) {
      await ctx.transact((trx) => declineOwnership(trx, { accountId, now: ctx.now() }));
      return {};
    }
    const way = await findOfficeMailWay(ctx, request);
    const also = (trx: Parameters<typeof takeOwnership>[1]) =>
      takeOwnership(ctx, trx, { accountId, way });
    await enterOffice(ctx, { request, reply }, { accountId, also });
    return {};
  });
}

export function handleWaysIn(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, beginPasskey, async ({ request }) => {
    const { account } = await requireProvedPerson(ctx, request);
    return wishNewPasskey(ctx, request, account);
  });
  handleCall(scope, addPasskey, async ({ request, body }) => {
    const { account } = await requireProvedPerson(ctx, request);
    await addPasskeyOf(ctx, request, { account, ...body });
    return {};
  });
  handleCall(scope, removePasskey, async ({ request, params }) => {
    const { account } = await requireProvedPerson(ctx, request);
    return { isDeleted: await removePasskeyOf(ctx, request, { account, id: params.id }) };
  });
  handleCall(scope, beginCodes, async ({ request }) => {
    const { account } = await requireProvedPerson(ctx, request);
    const box = await ctx.secrets();
    const wish = { accountId: account.id, box, email: account.email };
    return ctx.transact((trx) => beginOneTimeCodes(trx, wish));
  });
  handleCall(scope, switchCodesOn, async ({ request, reply, body }) => {
    const { account } = await requireProvedPerson(ctx, request);
    const typed = { account, code: body.code };
    return { recoveryCodes: await switchOnCodes(ctx, { request, reply }, typed) };
  });
  handleCall(scope, switchCodesOff, async ({ request }) => {
    const { account } = await requireProvedPerson(ctx, request);
    return { isDeleted: await switchOffCodes(ctx, request, account) };
  });
  handleCall(scope, renewRecoveryCodes, async ({ request }) => {
    const { account } = await requireProvedPerson(ctx, request);
    return { recoveryCodes: await renewRecoveryCodesOf(ctx, account) };
  });
}
