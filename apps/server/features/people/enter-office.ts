/** What every way of signing in ends with. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { setCrumb } from '../../http/crumb.ts';
import { describeDevice } from '../accounts/describe-device.ts';
import { sessionCookie, setSessionCookie } from '../staff/session-cookie.ts';
import { findStaffAccount } from '../staff/staff-accounts.ts';
import { startSession } from '../staff/staff-session.ts';
import { deviceMarkOf, noteDevice, setDeviceMark } from './known-devices.ts';
import { findOfficeMailWay, queueOfficeMail, type OfficeMailWay } from './queue-office-mail.ts';

export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Proved {
  accountId: string;
  /** What else happens in the transaction of the sign-in. */
  also?: (trx: WriteTransaction) => Promise<void>;
}

/**
 * Signs somebody in who has proved who they are: a session under a new token, a new crumb, and a
 * mail when their account has not seen this browser before.
 */
export async function enterOffice(
  ctx: AppContext,
  { request, reply }: Exchange,
  { accountId, also }: Proved,
): Promise<void> {
  const now = ctx.now();
  const way = await findOfficeMailWay(ctx, request);
  const mark = deviceMarkOf(request);
  const device = describeDevice(request.headers['user-agent']);
  const address = request.ip;
  const token = await ctx.transact(async (trx) => {
    await also?.(trx);
    const isNew = await noteDevice(trx, { accountId, mark, now });
    if (isNew && way) await tellNewDevice(trx, way, { accountId, device, address, now });
    const replaces = request.cookies[sessionCookie];
    return startSession(trx, { accountId, now, device, address, provedAt: now, replaces });
  });
  setSessionCookie(ctx, reply, token);
  setDeviceMark(ctx, reply, mark);
  setCrumb(reply);
}

interface SeenDevice {
  accountId: string;
  device: string;
  address: string;
  now: Date;
}

async function tellNewDevice(
  trx: WriteTransaction,
  way: OfficeMailWay,
  { accountId, device, address, now }: SeenDevice,
): Promise<void> {
  const account = await findStaffAccount(trx, { id: accountId });
  if (!account) return;
  const params = { time: now.toUTCString(), device, address };
  const { email: to, language } = account;
  await queueOfficeMail(trx, way, { to, language, kind: 'newDevice', params });
}
